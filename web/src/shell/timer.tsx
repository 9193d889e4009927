/** The running timer, in sight on every screen. */
export function Timer() {
  return null
}
