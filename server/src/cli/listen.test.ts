import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { drawer, SEED } from '../../test/some.ts'
import { contentHeaders } from '../webhooks/content.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-listen-'))
const { NODE_COMPILE_CACHE } = process.env
const settings = { DATABASE_URL: inject('databaseUrl'), DATA_DIR: dataDir, NODE_COMPILE_CACHE }
const cli = join(import.meta.dirname, '../cli.ts')
const running = new Set<ChildProcess>()
const taken: { headers: IncomingHttpHeaders; body: string }[] = []
const receiver = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  taken.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
  response.writeHead(request.url === '/refusing' ? 500 : 200).end()
})
let server: TestServer
let port = 0

beforeAll(async () => {
  server = await startTestServer()
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  port = (receiver.address() as AddressInfo).port
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  receiver.close()
  await server.close()
  rmSync(dataDir, { recursive: true })
})

describe('kantoor listen', () => {
  test('shows what happens and forwards it signed, until Ctrl-C', async () => {
    const env = await server.environment()
    const words = ['--environment', env.slug, '--events', 'note.*,organization.created']
    const there = listen(...words, '--forward-to', `http://127.0.0.1:${port}/hook`)
    await there.said('Forwarding to')
    expect(there.stdout()).toContain(`Listening in ${env.slug} for note.*,organization.created\n`)
    const secret = /Your signing secret is (whsec_\S+)/.exec(there.stdout())?.[1] ?? ''
    await env.post('/crm/person', { last_name: 'Bakker' })
    const { id } = (await env.post('/crm/organization', { name: 'Bakkerij' })).body.data
    await there.said('<-- 200 POST')
    const lines = there.stdout().trim().split('\n').slice(3)
    const moment = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d'
    const [event, answer] = lines
    expect(event).toMatch(new RegExp(`^${moment} --> organization\\.created \\[[0-9a-f-]{36}\\]$`))
    expect(answer).toMatch(
      new RegExp(`^${moment} <-- 200 POST http://127.0.0.1:${port}/hook \\[[0-9a-f-]{36}\\] \\d+ ms$`),
    )
    const { headers, body } = taken.at(-1)!
    const told = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(told).toMatchObject({ type: 'organization.created', data: { object: { id, name: 'Bakkerij' } } })
    expect(headers).toMatchObject({ 'x-service-event': 'organization.created', ...contentHeaders })
    expect(await there.end()).toBe(0)
    expect(there.stdout()).toMatch(/\n1 event, 1 taken by http:\S+\n$/)

    const again = listen('--environment', env.slug)
    await again.said('signing secret')
    expect(again.stdout()).toContain(secret)
    expect(await again.end()).toBe(0)
  })

  test('says what a receiver that is down or refuses did, and goes on', async () => {
    const env = await server.environment()
    await env.post('/crm/organization', { name: 'Earlier' })
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port: nobody } = probe.address() as AddressInfo
    probe.close()
    const [down, refusing] = [`http://127.0.0.1:${nobody}/`, `http://127.0.0.1:${port}/refusing`].map((address) =>
      listen('--environment', env.slug, '--forward-to', address, '--since', '1h'),
    )
    await down!.said('nobody listens there')
    await refusing!.said('<-- 500 POST')
    await env.post('/crm/organization', { name: 'Later' })
    await down!.said('nobody listens there', 2)
    await refusing!.said('<-- 500 POST', 2)
    expect(await down!.end()).toBe(0)
    expect(await refusing!.end()).toBe(0)
    expect(down!.stdout()).toMatch(/\n2 events, 0 taken by /)
  })

  test('prints only the payloads on stdout with --json', async () => {
    const env = await server.environment()
    const there = listen('--environment', env.slug, '--json', '--since', new Date(Date.now() - 1000).toISOString())
    await there.said('signing secret', 1, 'stderr')
    await env.post('/crm/organization', { name: 'One' })
    await env.post('/crm/organization', { name: 'Two\nlines' })
    await there.said('Two')
    expect(await there.end()).toBe(0)
    const events = there
      .stdout()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(events.map(({ type, data }) => [type, data.object.name])).toEqual([
      ['organization.created', 'One'],
      ['organization.created', 'Two\nlines'],
    ])
  })

  const wrong: [string, string[], RegExp][] = [
    [
      'unknown events',
      ['--events', 'hours.*,hours.flown'],
      /no events "hours\.flown"; did you mean hours\.\*\? There are: /,
    ],
    ['an unknown environment', ['--environment', 'nowhere'], /no environment "nowhere"; there are: /],
    ['several environments', [], /--environment is missing; there are: /],
  ]
  test.each(drawer('listen')(wrong, 1))(
    `exits 2 for %s and prints nothing on stdout (SEED=${SEED})`,
    async (_, words, message) => {
      await Promise.all([server.environment(), server.environment()])
      const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'listen', ...words], {
        encoding: 'utf8',
        env: settings,
      })
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(message)
      expect(stderr).toContain('usage:')
    },
  )
})

function listen(...words: string[]) {
  const child = spawn(process.execPath, [cli, 'listen', ...words], { env: settings })
  running.add(child)
  const out = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => (out.stdout += text))
  child.stderr.on('data', (text) => (out.stderr += text))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return {
    stdout: () => out.stdout,
    async said(text: string, times = 1, where: 'stdout' | 'stderr' = 'stdout') {
      for (const end = Date.now() + 150_000; out[where].split(text).length <= times; await sleep(20))
        if (Date.now() > end) throw new Error(`"${text}" was not said: ${out.stdout}${out.stderr}`)
    },
    end() {
      child.kill('SIGINT')
      return ended
    },
  }
}
