import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { switchOnTotp } from '../../test/access-fixtures.ts'
import { startTestServer } from '../../test/harness.ts'
import { drawer, SEED } from '../../test/some.ts'
import { sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import { isApiKey } from '../shared/api-key.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-verbs-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

function kantoor(...words: string[]) {
  const { NODE_COMPILE_CACHE } = process.env
  const env = { DATABASE_URL: inject('databaseUrl'), DATA_DIR: dataDir, NODE_COMPILE_CACHE }
  const settings = { encoding: 'utf8', env, maxBuffer: 8 * 1024 * 1024 } as const
  return spawnSync(process.execPath, [join(import.meta.dirname, '../cli.ts'), ...words], settings)
}
const slug = `cli-${crypto.randomUUID()}`

describe('kantoor', () => {
  test('makes an environment, once', () => {
    const made = kantoor('environment', 'create', slug, '--name', 'Office')
    expect([made.status, made.stderr]).toEqual([0, ''])
    expect(made.stdout).toMatch(new RegExp(`^${slug} [0-9a-f-]{36}\n$`))
    const again = kantoor('environment', 'create', slug)
    expect([again.status, again.stderr]).toEqual([1, `kantoor: the environment "${slug}" exists already\n`])
    expect(kantoor('environment', 'create', 'No Slug').status).toBe(2)
  })

  test('prints a key and nothing else, and the key works', async () => {
    const { status, stdout, stderr } = kantoor(
      'key',
      'create',
      '--environment',
      slug,
      '--name',
      'sync',
      '--scopes',
      'crm:read,hours:read',
    )
    expect([status, stderr]).toEqual([0, 'key "sync" made; it is not shown again\n'])
    expect(isApiKey(stdout.trimEnd())).toBe(true)
    const server = await startTestServer()
    const authorization = `Bearer ${stdout.trimEnd()}`
    expect((await server.send('GET', '/api/v2/crm/organization', { authorization })).status).toBe(200)
    expect((await server.send('GET', '/api/v2/projects/project', { authorization })).status).toBe(403)
    await server.close()
  })

  const wrong: [string, string[], RegExp][] = [
    [
      'an unknown scope',
      ['key', 'create', '--environment', slug, '--name', 'x', '--scopes', 'crm:read,fly'],
      /no scope fly; the scopes are crm:read, /,
    ],
    ['no scopes', ['key', 'create', '--environment', slug, '--name', 'x'], /--scopes is missing/],
    ['no name', ['key', 'create', '--environment', slug, '--scopes', 'crm:read'], /--name/],
    [
      'an unknown environment',
      ['key', 'create', '--environment', 'nowhere', '--name', 'x', '--scopes', 'crm:read'],
      /no environment "nowhere"/,
    ],
    ['an empty name', ['environment', 'create', `${slug}-x`, '--name', ' '], /--name must have 1 to 200/],
    ['an endless name', ['environment', 'create', `${slug}-x`, '--name', 'x'.repeat(201)], /--name must have 1 to 200/],
    ['a name of two lines', ['user', 'create', '--environment', slug, '--email', 'a@b.nl', '--name', 'a\nb'], /--name/],
    ['a bad address', ['user', 'create', '--environment', slug, '--email', 'x'], /--email/],
    [
      'an unknown role',
      ['user', 'create', '--environment', slug, '--email', 'a@b.nl', '--role', 'king'],
      /no role "king"; there are: administrator, /,
    ],
    ['an unknown surface', ['openapi', '--surface', 'v3'], /v2 or app/],
    ['an unknown size', ['demo', '--environment', slug, '--size', 'huge'], /small or large/],
  ]
  test.each(drawer('verbs')(wrong, 2))(
    `exits 2 for %s and prints nothing on stdout (SEED=${SEED})`,
    (_, words, message) => {
      const { status, stdout, stderr } = kantoor(...words)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(message)
      expect(stderr).toContain('usage:')
    },
  )

  test('prints a sign-in link that works once', async () => {
    const { status, stdout } = kantoor('user', 'create', '--environment', slug, '--email', 'Owner@example.com')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^http:\/\/localhost:3000\/sign-in#token=[\w-]{43}\n$/)
    const server = await startTestServer()
    const body = JSON.stringify({ token: stdout.trimEnd().split('#token=')[1] })
    const enter = () =>
      server.send(
        'POST',
        '/api/app/session/link',
        { origin: 'http://localhost:3000', 'content-type': 'application/json' },
        body,
      )
    const entered = await enter()
    expect([entered.status, entered.body.data.user.role]).toEqual([201, 'owner'])
    expect((await enter()).status).toBe(401)
    await server.close()
    const again = kantoor('user', 'create', '--environment', slug, '--email', 'owner@EXAMPLE.com')
    expect([again.status, again.stderr]).toEqual([0, 'owner@EXAMPLE.com exists already; this is a new link\n'])
  })

  test('lets in who lost the app that makes the codes', async () => {
    const words = ['user', 'create', '--environment', slug, '--email', 'lost@example.com', '--reset-totp']
    expect(kantoor(...words).stderr).toBe('')
    const server = await startTestServer()
    await inSystem(server.db, async (tx) => {
      const query = sql`select environment_id as id, id as "userId" from user_account where email = 'lost@example.com'`
      return (await tx.first<{ id: string; userId: string }>(query))!
    }).then(({ id, userId }) => switchOnTotp(server, { id }, userId))
    const { stdout, stderr } = kantoor(...words)
    expect(stderr).toContain('lost@example.com is asked for no code any more')
    const body = JSON.stringify({ token: stdout.trimEnd().split('#token=')[1] })
    const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' }
    const entered = await server.send('POST', '/api/app/session/link', headers, body)
    expect(entered.body.data.user.has_totp).toBe(false)
    await server.close()
  })

  test('prints both documents', () => {
    const [v2, app] = [kantoor('openapi'), kantoor('openapi', '--surface', 'app')].map(({ stdout }) =>
      JSON.parse(stdout),
    )
    expect(v2.info.title).toBe('Kantoor REST API')
    expect(Object.keys(v2.paths)).not.toContain('/session')
    expect(Object.keys(app.paths)).toEqual(expect.arrayContaining(['/session', '/session/link', '/settings/apikey']))
  })
})
