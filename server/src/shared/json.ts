// Reads JSON as strictly as a ledger deserves: what JSON.parse forgives (repeated names, endless depth and width) is refused by name.
import { Problem } from './problem.ts'

const MOST_DEPTH = 32
const MOST_VALUES = 1000
const decoder = new TextDecoder('utf-8', { fatal: true })

export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  checkStructure(text)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw invalid(`The body is not valid JSON: ${(error as Error).message.replace(/, ".*/s, '')}.`)
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw invalid('The body is not valid UTF-8.')
  }
}

// One pass over the text before it is parsed. Text that is not JSON at all passes here and is refused by the parser.
function checkStructure(text: string): void {
  const names: (Set<string> | null)[] = []
  const commas: number[] = []
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '{' || char === '[') {
      names.push(char === '{' ? new Set() : null)
      commas.push(0)
      if (names.length > MOST_DEPTH) throw invalid(`The body is nested deeper than ${MOST_DEPTH} levels.`)
    } else if (char === '}' || char === ']') {
      names.pop()
      commas.pop()
    } else if (char === ',') {
      if (++commas[commas.length - 1]! >= MOST_VALUES)
        throw invalid(`An object or array in the body has more than ${MOST_VALUES} values.`)
    } else if (char === '"') {
      const end = endOfString(text, i)
      if (isName(text, end)) checkName(names.at(-1), text.slice(i, end + 1))
      i = end
    }
  }
}

function endOfString(text: string, start: number): number {
  let i = start + 1
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
  return i
}

function isName(text: string, end: number): boolean {
  let i = end + 1
  while (text[i] === ' ' || text[i] === '\n' || text[i] === '\r' || text[i] === '\t') i++
  return text[i] === ':'
}

function checkName(known: Set<string> | null | undefined, quoted: string): void {
  const name = unquote(quoted)
  if (!known || name === undefined) return
  if (known.has(name)) throw invalid(`The name ${JSON.stringify(name)} stands twice in one object.`)
  if (name === '__proto__') throw invalid('The name "__proto__" is not allowed.')
  known.add(name)
}

function unquote(quoted: string): string | undefined {
  if (!quoted.includes('\\')) return quoted.slice(1, -1)
  try {
    return JSON.parse(quoted)
  } catch {
    return undefined
  }
}

function invalid(detail: string): Problem {
  return new Problem('invalid-json', detail)
}
