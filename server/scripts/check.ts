// npm test and npm run check: everything that must hold before a change may land; what fails fastest comes first.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Step {
  readonly name: string
  /** What is wrong; nothing when all is well. */
  run(): Promise<string | undefined>
}

const root = join(import.meta.dirname, '../..')
const programs = join(root, 'node_modules/.bin')
const typescript = join(root, 'node_modules/typescript-7/bin/tsc')

// Both at once: the checkers of the one use every core there is, the programs of the other one each.
const lanes: readonly (readonly Step[])[] = [
  [
    { name: 'types', run: async () => (await typesOf('.')) ?? (await typesOf('web')) ?? typesOf('web/e2e') },
    { name: 'lint and format', run: () => command('biome', 'check', '--error-on-warnings', '.') },
    { name: 'promises', run: () => command('oxlint', '--type-aware', '--quiet') },
    { name: 'client build', run: buildClient },
  ],
  [
    { name: 'generated files', run: staleFiles },
    { name: 'screens build', run: () => command('npm', 'run', '--silent', 'build') },
  ],
]
const tests: Step = { name: 'tests', run: runTests }

process.exitCode = await main()

async function main(): Promise<number> {
  const began = performance.now()
  let failed: string | undefined
  const pass = async ({ name, run }: Step) => {
    if (failed) return
    const start = performance.now()
    const complaint = await run().catch((error: Error) => String(error.stack))
    const line = `${name} (${secondsSince(start)})`
    if (complaint === undefined) return console.log(`✓ ${line}`)
    failed ??= name
    console.error(`${complaint.trimEnd()}\n✗ ${line}`)
  }
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await pass(step)
    }),
  )
  await pass(tests)
  if (failed) console.error(`check failed at ${failed} after ${secondsSince(began)}`)
  else console.log(`all ${lanes.flat().length + 1} checks passed in ${secondsSince(began)}`)
  return failed ? 1 : 0
}

function typesOf(project: string): Promise<string | undefined> {
  return command(process.execPath, typescript, '-p', project)
}

// Loaded only here: a fault in a module is for the type check to tell.
async function staleFiles(): Promise<string | undefined> {
  const { generatedFiles } = await import('./generated.ts')
  const stale = Object.entries(await generatedFiles()).filter(([path, text]) => textOf(path) !== text)
  if (stale.length === 0) return undefined
  return `out of date: ${stale.map(([path]) => path).join(', ')}; run npm run generate and look at the difference`
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}

// Built and then loaded by its published name, as its users will.
async function buildClient(): Promise<string | undefined> {
  return (
    (await command(process.execPath, typescript, '-p', 'client')) ??
    command(process.execPath, '--input-type=module', '-e', "await import('@kantoor/client')")
  )
}

async function runTests(): Promise<string | undefined> {
  const [status] = await once(start('inherit', 'vitest', ['run']), 'exit')
  return status === 0 ? undefined : 'a test failed'
}

async function command(program: string, ...words: string[]): Promise<string | undefined> {
  const child = start('pipe', program, words)
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  try {
    const [status] = await once(child, 'close')
    return status === 0 ? undefined : said
  } catch (error) {
    return (error as Error).message
  }
}

// Our own programs come first, so that a system with an older Node still runs them on ours.
function start(stdio: 'pipe' | 'inherit', program: string, words: readonly string[]): ChildProcess {
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` }
  return spawn(program, words, { cwd: root, env, stdio })
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
