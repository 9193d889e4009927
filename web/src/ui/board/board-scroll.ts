// While something is dragged near an edge, what lies behind that edge comes into sight.
const NEAR = 48
const STEP = 10

/** Scrolls the board sideways and the page up and down as long as the pointer stays there; returns what stops it. */
export function scrollNearEdges(board: HTMLElement | null, x: number, y: number, onScroll: () => void): () => void {
  const sideways = board ? stepAt(x, Math.max(0, board.getBoundingClientRect().left), rightOf(board)) : 0
  const down = stepAt(y, 0, window.innerHeight)
  if (!sideways && !down) return () => {}
  let frame = requestAnimationFrame(function step() {
    board?.scrollBy(sideways, 0)
    window.scrollBy(0, down)
    onScroll()
    frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}

export function stepAt(at: number, first: number, last: number): number {
  if (at < first + NEAR) return -STEP
  return at > last - NEAR ? STEP : 0
}

function rightOf(board: HTMLElement): number {
  return Math.min(window.innerWidth, board.getBoundingClientRect().right)
}
