// Runs a guide as a reader would: its samples in order, in one shell, against a real server.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSamples, run, type Sample, typeFaults, type Values } from './code-samples.ts'

/** run: is executed. answer: what the one before printed, in part. elsewhere: needs a program or an installation that a test has not. */
export const MARKS = ['run', 'answer', 'elsewhere']
const LANGUAGES = ['sh', 'ts', 'json', 'text']

const root = join(import.meta.dirname, '../..')
const client = join(root, 'client/src/client.ts')

export function guideSamples(file: string): readonly Sample[] {
  return readSamples(readFileSync(join(root, file), 'utf8'))
}

/** What is wrong with how a sample is marked. */
export function markFaults(samples: readonly Sample[]): string[] {
  return samples.flatMap((sample, i) => {
    const { language, words, line } = sample
    const faults: string[] = []
    if (!LANGUAGES.includes(language)) faults.push(`${line}: unknown language "${language}"`)
    if (words.length !== 1 || !MARKS.includes(words[0]!)) faults.push(`${line}: marked "${words.join(' ')}"`)
    if (isMarked(sample, 'run') && !['sh', 'ts'].includes(language)) faults.push(`${line}: ${language} cannot be run`)
    if (isMarked(sample, 'answer') && !isMarked(samples[i - 1], 'run')) faults.push(`${line}: answers nothing`)
    return faults
  })
}

export function isMarked(sample: Sample | undefined, mark: string): boolean {
  return sample?.words[0] === mark
}

/** What differs from what the guide says. */
export async function guideFaults(samples: readonly Sample[], folder: string, env: Values): Promise<string[]> {
  const runs = samples.filter((sample) => isMarked(sample, 'run'))
  prepare(folder)
  for (const sample of runs.filter(({ language }) => language === 'ts'))
    writeFileSync(fileOf(folder, sample), sample.text)
  const script = ['set -aeuo pipefail', LEAVE_NOTHING, ...runs.map((sample) => stepOf(folder, sample))].join('\n')
  const { status, stderr } = await run('bash', ['-c', script], { cwd: root, env, timeoutMs: 150_000 })
  const said = status === 0 ? [] : [`exit ${status}: ${stderr.trim()}`]
  const answers = runs.flatMap((sample) => {
    const next = samples[samples.indexOf(sample) + 1]
    return answerFaults(readOutput(folder, sample), isMarked(next, 'answer') ? next : undefined).map(
      (fault) => `line ${sample.line}: ${fault}`,
    )
  })
  return [...said, ...answers]
}

/** Programs by name, type-checked together. */
export async function typeFaultsOf(programs: ReadonlyMap<string, string>, folder: string): Promise<string> {
  prepare(folder)
  for (const [name, text] of programs) writeFileSync(join(folder, `${name}.ts`), `${text}\nexport {}\n`)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'esnext',
    module: 'nodenext',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    paths: { '@kantoor/client': [client] },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  return typeFaults(folder)
}

/** Runs what typeFaultsOf has written, one after the other; the codes of what was refused, by name. */
export async function refusalsOf(names: readonly string[], folder: string, env: Values): Promise<Values> {
  const program = `const refused = {}
for (const name of ${JSON.stringify(names)})
  await import(\`./\${name}.ts\`).catch((error) => { refused[name] = error.code ?? String(error) })
console.log(JSON.stringify(refused))`
  writeFileSync(join(folder, 'all.mjs'), program)
  const { stdout, stderr } = await run('node', [...NODE, join(folder, 'hooks.mjs'), join(folder, 'all.mjs')], {
    cwd: root,
    env,
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

const NODE = ['--disable-warning=ExperimentalWarning', '--import']

function prepare(folder: string): void {
  mkdirSync(folder)
  writeFileSync(join(folder, 'hooks.mjs'), HOOKS)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
}

const LEAVE_NOTHING = `trap 'for job in $(jobs -p); do kill $job || true; done' EXIT`

const HOOKS = `import { registerHooks } from 'node:module'
const client = ${JSON.stringify(pathToFileURL(client).href)}
registerHooks({ resolve: (name, context, next) => next(name === '@kantoor/client' ? client : name, context) })
`

function stepOf(folder: string, sample: Sample): string {
  const program = ['node', ...NODE, join(folder, 'hooks.mjs'), fileOf(folder, sample)].join(' ')
  const text = sample.language === 'ts' ? program : sample.text.trimEnd()
  return `echo 'line ${sample.line}' >&2\n{\n${text}\n} > ${outputOf(folder, sample)}`
}

function fileOf(folder: string, { line }: Sample): string {
  return join(folder, `line-${line}.ts`)
}

function outputOf(folder: string, { line }: Sample): string {
  return join(folder, `line-${line}.out`)
}

function readOutput(folder: string, sample: Sample): string {
  try {
    return readFileSync(outputOf(folder, sample), 'utf8')
  } catch {
    return ''
  }
}

// A refusal is a fault too, unless the guide shows it.
function answerFaults(output: string, shown: Sample | undefined): string[] {
  if (shown?.language === 'text') return textFaults(output, shown.text)
  const actual = jsonOf(output) as { status?: unknown; code?: unknown } | undefined
  if (!shown) return typeof actual?.status === 'number' ? [`refused: ${output}`] : []
  return actual === undefined ? [`no JSON: ${output}`] : jsonFaults(jsonOf(shown.text), actual, '')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Lines begin alike: what stands behind the first word differs from day to day.
function textFaults(output: string, shown: string): string[] {
  const missing = shown
    .trim()
    .split('\n')
    .filter((line) => !output.includes(line.split(' ')[0]!))
  return missing.map((line) => `not printed: ${line}`)
}

const EXACT = ['status', 'code', 'required_scope', 'name', 'industry', 'payment_status', 'external_reference']

/** Every field that is shown is there, of the same type; what decides is the same. */
function jsonFaults(shown: unknown, actual: unknown, path: string): string[] {
  if (Array.isArray(shown)) {
    if (!Array.isArray(actual) || actual.length === 0) return [`${path} is no list with rows`]
    return shown.flatMap((one) => jsonFaults(one, actual[0], `${path}[0]`))
  }
  if (typeof shown !== 'object' || shown === null)
    return typeof shown === typeof actual
      ? []
      : [`${path} is ${JSON.stringify(actual)}, not like ${JSON.stringify(shown)}`]
  return Object.entries(shown).flatMap(([name, value]) => {
    const there = (actual as Record<string, unknown> | null)?.[name]
    const isStrict = EXACT.includes(name) && !path.includes('[')
    if (isStrict && there !== value)
      return [`${path}.${name} is ${JSON.stringify(there)}, not ${JSON.stringify(value)}`]
    return jsonFaults(value, there, `${path}.${name}`)
  })
}
