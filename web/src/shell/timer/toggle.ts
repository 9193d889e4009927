// Starts or stops from anywhere, by a key or the palette; what that means is known where the timer stands.
let toggle: (() => void) | undefined

/** False where there is no timer. */
export function toggleTimer(): boolean {
  toggle?.()
  return toggle !== undefined
}

export function answerToggle(answer: () => void): () => void {
  toggle = answer
  return () => {
    if (toggle === answer) toggle = undefined
  }
}
