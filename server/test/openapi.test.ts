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

// As the specification lists them.
const PUBLISHED: Readonly<Record<string, string>> = {
  '/crm/contactrole': 'GET',
  '/crm/customfield': 'GET',
  '/crm/customfieldvalue': 'GET',
  '/crm/note': 'GET POST',
  '/crm/organization': 'GET POST',
  '/crm/organization/{id}': 'GET PATCH',
  '/crm/person': 'GET POST',
  '/crm/person/{id}': 'GET PATCH',
  '/crm/relationtype': 'GET',
  '/documents/document': 'GET',
  '/hours/hours': 'GET POST',
  '/hours/hours/{id}': 'DELETE GET PATCH',
  '/hours/hourstype': 'GET',
  '/hrm/absence': 'GET POST',
  '/hrm/absence/{id}': 'GET PATCH',
  '/hrm/contract': 'GET',
  '/hrm/employee': 'GET',
  '/hrm/employee/{id}': 'GET',
  '/hrm/leave': 'GET POST',
  '/hrm/leave/{id}': 'GET PATCH',
  '/hrm/leavebalance': 'GET',
  '/hrm/leavetype': 'GET',
  '/hrm/planning': 'GET POST',
  '/hrm/planning/{id}': 'DELETE GET PATCH',
  '/hrm/team': 'GET',
  '/invoices/companyprofile': 'GET',
  '/invoices/installment': 'GET',
  '/invoices/invoice': 'GET',
  '/invoices/invoice/{id}': 'GET',
  '/invoices/invoice/{id}/finalize': 'POST',
  '/invoices/payment': 'GET POST',
  '/projects/project': 'GET POST',
  '/projects/project/{id}': 'DELETE GET PATCH',
  '/projects/service': 'GET POST',
  '/projects/service/{id}': 'DELETE GET PATCH',
  '/projects/servicerate': 'GET',
  '/projects/task': 'GET POST',
  '/projects/task/{id}': 'DELETE GET PATCH',
  '/projects/template': 'GET',
  '/purchasing/cost': 'GET POST',
  '/purchasing/cost/{id}': 'DELETE GET PATCH',
  '/purchasing/purchaseinvoice': 'GET POST',
  '/purchasing/purchaseinvoice/{id}': 'DELETE GET PATCH',
  '/sales/quote': 'GET',
  '/sales/quote/{id}': 'GET',
  '/sales/sales': 'GET POST',
  '/sales/sales/{id}': 'DELETE GET PATCH',
  '/sales/stage': 'GET',
}

test('openapi.json holds exactly the 48 paths and 82 operations of v2', async () => {
  expect(Object.keys(PUBLISHED).length).toBe(48)
  expect(Object.values(PUBLISHED).flatMap((methods) => methods.split(' ')).length).toBe(82)
  const { body } = await server.send('GET', '/api/v2/openapi.json')
  const served = Object.entries<object>(body.paths).map(([path, methods]) => [
    path,
    Object.keys(methods)
      .map((method) => method.toUpperCase())
      .sort()
      .join(' '),
  ])
  expect(Object.fromEntries(served)).toEqual(PUBLISHED)
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
