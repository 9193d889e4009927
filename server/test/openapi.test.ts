// The published documents: kept current, lintable, and the same as what is served, in both directions.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../src/operations.ts'
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

  test('tells of the rate limit wherever it is counted', async () => {
    const { body } = await server.send('GET', `${prefix}/openapi.json`)
    const told = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
    for (const [path, methods] of Object.entries<object>(body.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const [[, success]] = Object.entries<{ headers: object }>(operation.responses) as [
          [string, { headers: object }],
        ]
        const expected = operation.security ? expect.not.arrayContaining(told) : expect.arrayContaining(told)
        expect(Object.keys(success.headers), `${method} ${path}`).toEqual(expected)
      }
    }
    const { 429: limited, 400: refused } = body.components.responses
    expect(Object.keys(limited.headers)).toEqual(expect.arrayContaining([...told, 'Retry-After']))
    expect(Object.keys(refused.headers)).toContain('X-Request-Id')
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

// The published operations of v2, module by module: l(ist), r(ead), c(reate), u(pdate), d(elete).
const PUBLISHED: Readonly<Record<string, string>> = {
  '/crm/organization': 'lrcu',
  '/crm/person': 'lrcu',
  '/crm/contactrole': 'l',
  '/crm/note': 'lc',
  '/crm/relationtype': 'l',
  '/crm/customfield': 'l',
  '/crm/customfieldvalue': 'l',
  '/projects/project': 'lrcud',
  '/projects/service': 'lrcud',
  '/projects/servicerate': 'l',
  '/projects/task': 'lrcud',
  '/projects/template': 'l',
  '/hours/hours': 'lrcud',
  '/hours/hourstype': 'l',
  '/invoices/invoice': 'lr',
  '/invoices/invoice/{id}/finalize': 'c',
  '/invoices/payment': 'lc',
  '/invoices/installment': 'l',
  '/invoices/companyprofile': 'l',
  '/purchasing/purchaseinvoice': 'lrcud',
  '/purchasing/cost': 'lrcud',
  '/sales/sales': 'lrcud',
  '/sales/quote': 'lr',
  '/sales/stage': 'l',
  '/hrm/employee': 'lr',
  '/hrm/leave': 'lrcu',
  '/hrm/leavetype': 'l',
  '/hrm/leavebalance': 'l',
  '/hrm/absence': 'lrcu',
  '/hrm/contract': 'l',
  '/hrm/team': 'l',
  '/hrm/planning': 'lrcud',
  '/documents/document': 'l',
}
/** Modules whose operations are not all there yet. */
const AWAITED = /^\S+ \/(sales|hrm)\//
const VERBS = { l: 'GET', r: 'GET /{id}', c: 'POST', u: 'PATCH /{id}', d: 'DELETE /{id}' } as const

describe('the 82 operations of v2', () => {
  const promised = Object.entries(PUBLISHED).flatMap(([path, letters]) =>
    [...letters].map((letter) => {
      const [method, tail = ''] = VERBS[letter as keyof typeof VERBS].split(' ')
      return `${method} ${path}${tail}`
    }),
  )
  const published = operations.filter(({ surface }) => surface !== 'app').map(({ method, path }) => `${method} ${path}`)

  test('stand on 48 paths', () => {
    expect(promised.length).toBe(82)
    expect(new Set(promised.map((operation) => operation.split(' ')[1])).size).toBe(48)
  })

  test('are what is published', () => {
    expect(published.filter((operation) => !promised.includes(operation))).toEqual([])
    expect(promised.filter((operation) => !published.includes(operation) && !AWAITED.test(operation))).toEqual([])
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
