// npm run prove: every proof in its long mode, one after the other, and a table of how they ended.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const proofs = [
  'gapless',
  'crash',
  'double-invoicing',
  'hours-races',
  'matrices',
  'model',
  'neighbour',
  'overload',
  'recovery',
  'registrations',
  'rolling-restart',
  'slow-callers',
  'webhooks',
]

const table: Record<string, { result: string; seconds: number; told: string }> = {}
for (const name of proofs) {
  console.log(`\n${name}`)
  const began = performance.now()
  const { code, lastLine } = await run(name)
  const seconds = Math.round((performance.now() - began) / 1000)
  table[name] = { result: code === 0 ? 'holds' : 'fails', seconds, told: lastLine }
  if (code !== 0) process.exitCode = 1
}
console.log()
console.table(table)

async function run(name: string): Promise<{ code: number | null; lastLine: string }> {
  const file = join(import.meta.dirname, `${name}.ts`)
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text) => {
    process.stdout.write(text)
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, lastLine: said.trim().split('\n').at(-1) ?? '' }
}
