const WIDTH = 30

/** A bar on a terminal; nothing where nobody watches. */
export function showProgress(done: number, total: number, what: string): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round((done / Math.max(1, total)) * WIDTH)
  const end = done >= total ? '\n' : ''
  process.stderr.write(`\r\u001b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${what}${end}`)
}
