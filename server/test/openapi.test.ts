// The published documents: kept current, lintable, and the same as what is served, in both directions.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './harness.ts'

const root = join(import.meta.dirname, '../..')
const surfaces = [
  { prefix: '/api/v2', file: 'openapi.json' },
  { prefix: '/api/app', file: 'openapi.app.json' },
]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe.each(surfaces)('$file', ({ prefix, file }) => {
  test('is what the server serves (else run npm run generate)', async () => {
    const { body } = await server.send('GET', `${prefix}/openapi.json`)
    expect(JSON.parse(await readFile(join(root, file), 'utf8'))).toEqual(body)
  })

  test('names every route and nothing else', async () => {
    const { body } = await server.send('GET', `${prefix}/openapi.json`)
    const published = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${prefix}${path}`),
    )
    const registered = routes(server.app.printRoutes({ commonPrefix: false })).filter(
      (route) => route.includes(` ${prefix}/`) && !route.startsWith('HEAD ') && !route.endsWith('/openapi.json'),
    )
    expect(registered.sort()).toEqual(published.sort())
  })

  test('lists no operation that is not there', async () => {
    const { body } = await server.send('GET', `${prefix}/openapi.json`)
    for (const [path, methods] of Object.entries<object>(body.paths)) {
      for (const method of Object.keys(methods)) {
        const url = prefix + path.replace('{id}', '0192f0c1-2345-7abc-8def-0123456789ab')
        const { status } = await server.send(method.toUpperCase(), url)
        expect([404, 405, 501], `${method} ${path}`).not.toContain(status)
      }
    }
  })

  test('passes the linter without error or warning', async () => {
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const options = ['lint', '--config', join(root, 'redocly.yaml'), '--format', 'json', join(root, file)]
    const { stdout } = await promisify(execFile)(process.execPath, [cli, ...options], {
      env: environment,
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: { stdout: string }) => error)
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] })
  })
})

/** The tree that the router prints, as METHOD /path. */
function routes(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S*) ?(?:\(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (indent === undefined || part === undefined) return []
    const depth = indent.length / 4
    above[depth] = part
    const path = above
      .slice(0, depth + 1)
      .join('')
      .replace(/:(\w+)/g, '{$1}')
    return (methods ?? '')
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${path}`)
  })
}
