import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-start-'))
chmodSync(dataDir, 0o755)
const running = new Set<ChildProcess>()
let port = 0

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as { port: number }).port
  probe.close()
})
afterAll(async () => {
  for (const child of running) child.kill('SIGTERM')
  await Promise.all([...running].map((child) => once(child, 'exit')))
  rmSync(dataDir, { recursive: true, force: true })
})

function kantoor(words: string[], env: Record<string, string> = {}) {
  const { NODE_COMPILE_CACHE } = process.env
  const settings = { DATA_DIR: dataDir, NODE_COMPILE_CACHE, PORT: String(port), ...env }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli.ts'), ...words], { env: settings })
  running.add(child)
  const out = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => (out.stdout += text))
  child.stderr.on('data', (text) => (out.stderr += text))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return { status: code as number | null, ...out }
  })
  const said = async (text: string) => {
    for (const end = Date.now() + 200_000; !out.stdout.includes(text) && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 50))
    return out
  }
  return { child, ended, said }
}

const listOrganizations = (key: string) =>
  fetch(`http://127.0.0.1:${port}/api/v2/crm/organization?limit=1`, { headers: { authorization: `Bearer ${key}` } })

test('the first start makes the demo; a second one is refused; verbs work beside it and after it', async () => {
  const first = kantoor(['start'], { REDIS_URL: 'redis://127.0.0.1:1' })
  const { stdout, stderr } = await first.said('Connect an assistant')
  expect(stdout).toContain(`Kantoor is ready at http://localhost:${port}`)
  expect(stdout).toContain(` claude mcp add --transport http kantoor http://localhost:${port}/mcp\n`)
  expect(stderr).not.toMatch(/warning/i)
  const [key] = /kt_live_\w+/.exec(stdout) ?? ['']
  const answer = await listOrganizations(key)
  expect([answer.status, ((await answer.json()) as { meta: { count: number } }).meta.count > 0]).toEqual([200, true])

  const logged = (await first.said('/crm/organization"')).stdout
  expect(logged).toMatch(/^\{"level":30,.*"request_id":"[\w-]+".*"path":"\/api\/v2\/crm\/organization"/m)
  expect(logged).toContain('REDIS_URL does not answer: requests are counted in PostgreSQL')
  expect((await kantoor(['doctor']).ended).stdout).toContain(`✓ the server answers at http://localhost:${port}`)

  const taken = await kantoor(['start']).ended
  expect([taken.status, taken.stderr]).toEqual([
    1,
    `kantoor: port ${port} is in use: stop what listens there, or set PORT\n`,
  ])
  const second = await kantoor(['start'], { PORT: '0' }).ended
  expect([second.status, second.stderr]).toEqual([
    1,
    `kantoor: another process already serves the data folder ${dataDir}\n`,
  ])
  const make = ['key', 'create', '--environment', 'demo', '--name', 'x', '--scopes', 'crm:read']
  const beside = await kantoor(make).ended
  expect((await listOrganizations(beside.stdout.trim())).status).toBe(200)

  first.child.kill('SIGKILL')
  await first.ended
  const fleet = kantoor(['start'], { WORKERS: '2', RATE_LIMIT_PER_MINUTE: '30', REQUESTS_AT_ONCE: '40' })
  await fleet.said('Kantoor is ready')
  // Of a key that has no window open: what the first server counted may be stored.
  const fresh = (await kantoor(make).ended).stdout.trim()
  const answers = await Promise.all(Array.from({ length: 40 }, () => listOrganizations(fresh)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)

  const asked = Date.now()
  fleet.child.kill('SIGTERM')
  // As npm does, which passes a signal on.
  setTimeout(() => fleet.child.kill('SIGTERM'), 20)
  const stopped = await fleet.ended
  expect([stopped.status, Date.now() - asked < 10_000]).toEqual([0, true])
  const after = await kantoor(make).ended
  expect([after.status, /^kt_live_\w+\n$/.test(after.stdout)]).toEqual([0, true])
})
