import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloader, PDF, uploader } from '../../../test/document-fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { buildApp } from '../../app.ts'

const MINUTE = 60_000
let offset = 0
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.now() + offset } })
})
afterAll(() => server.close())

const upload = uploader(() => server)
const download = downloader(() => server)

describe('a link', () => {
  test('works for a quarter of an hour', async () => {
    const { download_url, download_expires_at } = (await upload(await server.environment(), PDF)).body.data
    const left = Date.parse(download_expires_at) - Date.now()
    expect(left).toBeGreaterThan(14.9 * MINUTE)
    expect(left).toBeLessThanOrEqual(15 * MINUTE)
    offset = 14 * MINUTE
    expect((await download(download_url)).statusCode).toBe(200)
    offset = 15 * MINUTE
    const late = await download(download_url)
    offset = 0
    expect([late.statusCode, late.json().code]).toEqual([404, 'not-found'])
  })

  test('opens nothing when one sign of it is changed', async () => {
    const { download_url } = (await upload(await server.environment(), PDF)).body.data
    const text = download_url.split('/').at(-1)
    const changed = [...text].map((sign, i) => text.slice(0, i) + (sign === 'A' ? 'B' : 'A') + text.slice(i + 1))
    for (const wrong of [...changed, `${text}A`, text.slice(1), `${text}=`, 'x', `${text}/`]) {
      const answer = await server.app.inject({ url: `/files/${wrong}` })
      expect([answer.statusCode, answer.json().code], wrong).toEqual([404, 'not-found'])
    }
  })

  test('cannot be made to reach another environment', async () => {
    const [mine, theirs] = [await server.environment(), await server.environment()]
    const [own, foreign] = [(await upload(mine, PDF)).body.data, (await upload(theirs, PDF)).body.data]
    const bytes = Buffer.from(own.download_url.split('/').at(-1), 'base64url')
    bytes.write(foreign.id.replaceAll('-', ''), 16, 'hex')
    expect((await download(`http://x/files/${bytes.toString('base64url')}`)).statusCode).toBe(404)
  })

  test('does not stand in the log', async () => {
    const lines: string[] = []
    const options = { publicUrl: 'http://localhost:3000', rateLimitPerMinute: 1, shared: false, secret: 's'.repeat(32) }
    const logTo = { write: (line: string) => lines.push(line) }
    const app = await buildApp({ ...options, db: server.db, logLevel: 'info', logTo })
    const link = 'a-secret-link'
    for (const url of [`/files/${link}?x=1`, `/files/${link}/`, `/%66iles/${link}`]) await app.inject({ url })
    await app.close()
    expect(lines.join().match(/"path":"[^"]*"/g)).toEqual(Array(3).fill('"path":"/files/…"'))
    expect(lines.join()).not.toContain(link)
  })

  test('answers HEAD, and knows what the browser has', async () => {
    const { download_url, sha256 } = (await upload(await server.environment(), PDF)).body.data
    const head = await download(download_url, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(PDF.length),
      0,
    ])
    expect((await download(download_url, 'GET', { 'if-none-match': `"${sha256}"` })).statusCode).toBe(304)
    expect((await server.send('POST', new URL(download_url).pathname)).status).toBe(405)
  })
})
