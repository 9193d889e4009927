// How far a long fill has come: a bar that moves on a terminal, a line now and then in a log.
export type Progress = (done: number, total: number, what: string) => void

interface Stream {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const WIDTH = 30
const NUMBERS = new Intl.NumberFormat('en')

export function showProgress(stream: Stream = process.stderr): Progress {
  return stream.isTTY ? barOn(stream) : linesOn(stream)
}

function barOn(stream: Stream): Progress {
  let shown = ''
  return (done, total, what) => {
    const filled = Math.floor(WIDTH * shareOf(done, total))
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
    const text = `${bar} ${percentageOf(done, total)}  ${amountOf(done, total, what)}`
    if (text === shown) return
    shown = text
    stream.write(`\r\x1b[K${text}${done >= total ? '\n' : ''}`)
  }
}

// One line per tenth of the way, so that a log stays short.
function linesOn(stream: Stream): Progress {
  let last = ''
  return (done, total, what) => {
    const tenth = `${what} ${Math.floor(10 * shareOf(done, total))}`
    if (tenth === last) return
    last = tenth
    stream.write(`${percentageOf(done, total)} ${amountOf(done, total, what)}\n`)
  }
}

function shareOf(done: number, total: number): number {
  return total === 0 ? 1 : Math.min(1, done / total)
}

function percentageOf(done: number, total: number): string {
  return `${Math.floor(100 * shareOf(done, total))} %`.padStart(5)
}

function amountOf(done: number, total: number, what: string): string {
  return total === 1 ? what : `${NUMBERS.format(done)} of ${NUMBERS.format(total)} ${what}`
}
