// npm test and npm run check: everything that must hold before a change may land, in the order in which it fails fastest.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Step {
  readonly name: string
  /** What is wrong; nothing when all is well. */
  run(): Promise<string | undefined> | string | undefined
}

const root = join(import.meta.dirname, '../..')
const programs = join(root, 'node_modules/.bin')
const typescript = join(root, 'node_modules/typescript-7/bin/tsc')

const steps: readonly Step[] = [
  { name: 'types', run: () => typesOf('.') ?? typesOf('web') ?? typesOf('web/e2e') },
  { name: 'lint and format', run: () => command('biome', 'check', '--error-on-warnings', '.') },
  { name: 'promises', run: () => command('oxlint', '--type-aware', '--quiet') },
  { name: 'generated files', run: staleFiles },
  { name: 'client build', run: buildClient },
  { name: 'screens build', run: () => command('npm', 'run', '--silent', 'build') },
  { name: 'tests', run: () => (spawn('inherit', 'vitest', ['run']).status === 0 ? undefined : 'a test failed') },
]

process.exitCode = await main()

async function main(): Promise<number> {
  const began = performance.now()
  for (const { name, run } of steps) {
    const start = performance.now()
    const complaint = await run()
    const line = `${name} (${secondsSince(start)})`
    if (complaint !== undefined) {
      console.error(`${complaint.trimEnd()}\n✗ ${line}\ncheck failed at ${name} after ${secondsSince(began)}`)
      return 1
    }
    console.log(`✓ ${line}`)
  }
  console.log(`all ${steps.length} checks passed in ${secondsSince(began)}`)
  return 0
}

function typesOf(project: string): string | undefined {
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
function buildClient(): string | undefined {
  return (
    command(process.execPath, typescript, '-p', 'client') ??
    command(process.execPath, '--input-type=module', '-e', "await import('@kantoor/client')")
  )
}

function command(program: string, ...words: string[]): string | undefined {
  const { status, stdout, stderr, error } = spawn('pipe', program, words)
  return status === 0 ? undefined : error ? error.message : `${stdout}${stderr}`
}

// Our own programs come first, so that a system with an older Node still runs them on ours.
function spawn(stdio: 'pipe' | 'inherit', program: string, words: readonly string[]) {
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` }
  return spawnSync(program, words, { cwd: root, env, stdio, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
