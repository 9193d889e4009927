// Rows as COPY takes them in its binary form, which PostgreSQL reads in a third of the time that text takes. It is written without the
// checks of Buffer, which would take longer than what is written.
const START = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
const END = Buffer.from([0xff, 0xff])
const BLOCK_BYTES = 128 * 1024
const LONGEST_ROW_BYTES = 128 * 1024
/** From which PostgreSQL counts. */
const EPOCH_MS = Date.parse('2000-01-01')
const DAY_MS = 86_400_000

export interface Column {
  readonly name: string
  /** Where it is the same in all rows. */
  readonly value?: unknown
  /** As format_type names it. */
  readonly type: string
}

interface Block {
  readonly bytes: Buffer
  readonly view: DataView
}

/** Writes the length of a value and the value, and answers where the next begins. What is no value of its type it refuses. */
type Writer = (block: Block, at: number, value: never) => number

/** The rows in blocks of bytes, made as they are asked for. */
export function* binaryBlocks(
  columns: readonly Column[],
  rows: Iterable<Readonly<Record<string, unknown>>>,
): Generator<Buffer> {
  const fields = columns.map(({ name, value, type }) => ({ name, same: value, write: writerOf(type) }))
  yield START
  let block = emptyBlock()
  let at = 0
  for (const row of rows) {
    block.view.setInt16(at, fields.length)
    at += 2
    for (const { name, same, write } of fields) at = write(block, at, (same ?? row[name] ?? null) as never)
    if (at < BLOCK_BYTES) continue
    if (at > block.bytes.length) throw tooLong()
    yield block.bytes.subarray(0, at)
    block = emptyBlock()
    at = 0
  }
  yield Buffer.concat([block.bytes.subarray(0, at), END])
}

function emptyBlock(): Block {
  const bytes = Buffer.allocUnsafeSlow(BLOCK_BYTES + LONGEST_ROW_BYTES)
  return { bytes, view: new DataView(bytes.buffer) }
}

function tooLong(): RangeError {
  return new RangeError('a row is too long to be copied')
}

function refused(type: string, value: unknown): RangeError {
  return new RangeError(`not a value of type ${type}: ${value}`)
}

function writerOf(type: string): Writer {
  const writer = WRITERS[type]
  if (!writer) throw new Error(`no way is known to write a value of type ${type}`)
  return (block, at, value) => {
    if (value !== null) return writer(block, at, value)
    block.view.setInt32(at, -1)
    return at + 4
  }
}

const WRITERS: Readonly<Record<string, Writer>> = {
  uuid({ bytes, view }, at, value: string) {
    view.setInt32(at, 16)
    let bits = value.length === 36 ? 0 : NO_DIGIT
    for (let i = 0; i < 16; i++) {
      const high = HEX[value.charCodeAt(PLACES[i]!)]!
      const low = HEX[value.charCodeAt(PLACES[i]! + 1)]!
      bits |= high | low
      bytes[at + 4 + i] = (high << 4) | low
    }
    if (bits >= NO_DIGIT) throw refused('uuid', value)
    return at + 20
  },
  text({ bytes, view }, at, value: string) {
    const length = Buffer.byteLength(value)
    if (at + 4 + length > bytes.length) throw tooLong()
    view.setInt32(at, length)
    return at + 4 + bytes.write(value, at + 4)
  },
  boolean({ view }, at, value: boolean) {
    if (typeof value !== 'boolean') throw refused('boolean', value)
    view.setInt32(at, 1)
    view.setInt8(at + 4, value ? 1 : 0)
    return at + 5
  },
  integer({ view }, at, value: number) {
    if (value !== (value | 0)) throw refused('integer', value)
    view.setInt32(at, 4)
    view.setInt32(at + 4, value)
    return at + 8
  },
  date({ view }, at, value: string) {
    const days = (Date.parse(value) - EPOCH_MS) / DAY_MS
    if (!Number.isInteger(days)) throw refused('date', value)
    view.setInt32(at, 4)
    view.setInt32(at + 4, days)
    return at + 8
  },
  // Microseconds have more digits than a number can hold, so both halves are counted by themselves.
  'timestamp with time zone'({ view }, at, value: string) {
    // A row that was never changed says the same instant twice.
    if (value !== lastInstant) lastMs = Date.parse(value) - EPOCH_MS
    lastInstant = value
    const ms = lastMs
    if (Number.isNaN(ms)) throw refused('timestamp with time zone', value)
    const high = Math.floor(ms / HALF)
    const low = (ms - high * HALF) * 1000
    view.setInt32(at, 8)
    view.setInt32(at + 4, high * 1000 + Math.floor(low / HALF))
    view.setUint32(at + 8, low % HALF)
    return at + 12
  },
  numeric: writeNumeric,
}

let lastInstant = ''
let lastMs = 0
const HALF = 2 ** 32
/** Where in an id the digits of its bytes begin. */
const PLACES = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34]
const NO_DIGIT = 16
const HEX = new Uint8Array(0x1_0000).fill(NO_DIGIT)
for (let digit = 0; digit < 16; digit++) HEX[digit.toString(16).charCodeAt(0)] = digit

// Four digits at a time to both sides of the point, without the zeros at both ends; how much the first four weigh; the decimals to show.
function writeNumeric({ view }: Block, at: number, value: string): number {
  const from = value.startsWith('-') ? 1 : 0
  const point = value.includes('.') ? value.indexOf('.') : value.length
  const whole = Math.ceil((point - from) / 4)
  if (whole === 0) throw refused('numeric', value)
  let weight = whole - 1
  let count = 0
  let significant = 0
  for (let start = point - 4 * whole; start < value.length; start += start === point - 4 ? 5 : 4) {
    const four = fourDigits(value, start, start < point ? from : point + 1)
    if (count === 0 && four === 0) weight--
    else view.setInt16(at + 12 + 2 * count++, four)
    if (four !== 0) significant = count
  }
  view.setInt32(at, 8 + 2 * significant)
  view.setInt16(at + 4, significant)
  view.setInt16(at + 6, significant === 0 ? 0 : weight)
  view.setInt16(at + 8, from === 1 && significant > 0 ? 0x4000 : 0)
  view.setInt16(at + 10, Math.max(0, value.length - point - 1))
  return at + 12 + 2 * significant
}

function fourDigits(value: string, start: number, from: number): number {
  let number = 0
  for (let i = start; i < start + 4; i++) {
    const digit = i < from || i >= value.length ? 0 : value.charCodeAt(i) - ZERO
    if (digit < 0 || digit > 9) throw refused('numeric', value)
    number = number * 10 + digit
  }
  return number
}

const ZERO = '0'.charCodeAt(0)
