// The suite of the protocol's authors, with its sample tools beside ours. What is not offered stands in a file, each line with its reason.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addressOf } from './assistant.ts'
import { startTestServer } from './harness.ts'
import { sampleServer } from './sample-server.ts'
import { doorWithKey } from './with-key.ts'

const SUITE = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js')

test.each(['2025-11-25', '2026-07-28'])('conforms to %s', async (revision) => {
  const door = await doorWithKey()
  const server = await startTestServer({ publicUrl: door.origin, mcpServer: sampleServer })
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-conformance-'))
  const { key } = await server.environment()
  door.open(await addressOf(server), key)
  const known = join(import.meta.dirname, `mcp-conformance-${revision}.yaml`)
  const words = ['server', '--url', `${door.origin}/mcp`, '--requirements', revision, '--expected-failures', known]
  const { code, text } = await run([...words, '-o', folder])
  await server.close()
  await door.close()
  rmSync(folder, { recursive: true })
  expect(code, text.slice(text.indexOf('=== SUMMARY'))).toBe(0)
})

function run(words: readonly string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve) =>
    execFile(process.execPath, [SUITE, ...words], { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
    ),
  )
}
