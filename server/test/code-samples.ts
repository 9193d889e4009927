// The fenced code of a document, so that a test can check and run exactly what people will copy.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Sample {
  /** The first word behind the fence: ts, sh, json. */
  readonly language: string
  /** What else stands there. */
  readonly words: readonly string[]
  /** Of its first line of code, as an editor counts. */
  readonly line: number
  readonly text: string
}

/** What stands for something real in a document → the real thing. */
export type Values = Readonly<Record<string, string>>

export interface Run {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

const root = join(import.meta.dirname, '../..')
export const compiler = join(root, 'node_modules/typescript-7/lib/tsc.js')

export function samplesOf(path: string, language?: string): readonly Sample[] {
  return readSamples(readFileSync(join(root, path), 'utf8')).filter((one) => !language || one.language === language)
}

export function readSamples(document: string): readonly Sample[] {
  const fences = document.matchAll(/^(?<fence>`{3,})(?<info>[^\n`]*)\n(?<text>(?:.*\n)*?)\k<fence>[ \t]*$/gm)
  return [...fences].map(({ index, groups }) => {
    const [language = '', ...words] = groups!.info!.trim().split(/\s+/)
    return { language, words, line: document.slice(0, index).split('\n').length + 1, text: groups!.text! }
  })
}

/** Several samples as one program. Each line stands where it stands in the document, so complaints name the right one. */
export function programOf(samples: readonly Sample[], values: Values = {}): string {
  const lines: string[] = []
  for (const { line, text } of samples) {
    while (lines.length < line - 1) lines.push('')
    lines.push(...text.trimEnd().split('\n'))
  }
  return filled(`${lines.join('\n')}\n`, values)
}

/** Complains about a stand-in that does not occur: a document that was reworded would no longer be tried. */
export function filled(text: string, values: Values): string {
  return Object.entries(values).reduce((result, [standIn, real]) => {
    if (!text.includes(standIn)) throw new Error(`${standIn} does not occur`)
    return result.replaceAll(standIn, real)
  }, text)
}

/** With nothing of our environment but the path, and where Node finds what it has compiled before. */
export function run(
  program: string,
  words: readonly string[],
  options: { readonly cwd: string; readonly env?: Values; readonly timeoutMs?: number },
): Promise<Run> {
  const { cwd, env, timeoutMs = 100_000 } = options
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return new Promise((resolve) => {
    const settings = {
      cwd,
      env: { PATH, HOME: cwd, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), ...env },
      timeout: timeoutMs,
      maxBuffer: 64_000_000,
    }
    const child = execFile(program, words, settings, (error, stdout, stderr) =>
      resolve({ status: error ? (child.exitCode ?? 1) : 0, stdout, stderr }),
    )
  })
}

/** Type-checks a folder that has a tsconfig.json; what it complains of, or nothing. */
export async function typeFaults(folder: string): Promise<string> {
  const { status, stdout, stderr } = await run(process.execPath, [compiler, '-p', folder], { cwd: folder })
  return status === 0 ? '' : stdout + stderr
}
