/** One thing that was looked at. */
export interface Finding {
  readonly fine: boolean
  readonly text: string
  /** What to do about it, where it is not fine. */
  readonly cure?: string
}
