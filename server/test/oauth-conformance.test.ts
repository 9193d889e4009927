// The suite of the protocol's authors against our authorisation server; it prints an address and waits for somebody to agree.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { agree, browserOf, freePort, register, startListening } from './oauth-flow.ts'

const SUITE = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js')

test.each(['2025-06-18', '2025-11-25', '2026-07-28'])('conforms to %s', async (revision) => {
  const server = await startListening()
  const env = await server.environment()
  const port = await freePort()
  const { clientId } = await register(server, `http://127.0.0.1:${port}/callback`)
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-conformance-'))
  const words = ['authorization', '--url', server.origin, '--client-id', clientId, '--resource', `${server.origin}/mcp`]
  const suite = spawn(process.execPath, [SUITE, ...words, '-p', String(port), '--spec-version', revision, '-o', folder])
  let text = ''
  let isAsked = false
  const code = await new Promise<number | null>((resolve) => {
    const hear = (chunk: Buffer) => {
      text += chunk
      const address = /^http:\S+\/oauth\/authorize\?\S+$/m.exec(text)?.[0]
      if (!address || isAsked) return
      isAsked = true
      agree(browserOf(server, env.app), address).then(fetch, () => suite.kill())
    }
    suite.stdout.on('data', hear)
    suite.stderr.on('data', hear)
    suite.on('close', resolve)
  })
  await server.close()
  rmSync(folder, { recursive: true })
  expect(code, text).toBe(0)
  expect(text).toContain('0 failed')
  expect(text).toMatch(/[✓].*authorization-code-grant/)
})
