/** A step of an import that one process has in hand. */
export interface Held {
  readonly environment_id: string
  readonly id: string
  readonly status: 'reading' | 'checking' | 'running' | 'undoing'
  readonly acting_user_id: string
}

/** For so long after its last sign of life. */
export const HOLD_SECONDS = 60
