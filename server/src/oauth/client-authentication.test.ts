import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { addClient, sendForm } from '../../test/oauth-fixtures.ts'
import { makeSecret } from '../shared/api-key.ts'

const secret = makeSecret('client')
const other = makeSecret('client')

let server: TestServer
let keeper: string
let open: string
beforeAll(async () => {
  server = await startTestServer()
  keeper = await addClient(server, secret)
  open = await addClient(server)
})
afterAll(() => server.close())

type Fields = Readonly<Record<string, string>>

/** Whoever is believed is told that his token is none; nothing is told about tokens to anybody else. */
const ask = (fields: Fields, authorization?: string) =>
  sendForm(
    server,
    '/oauth/token',
    { grant_type: 'refresh_token', refresh_token: 'none', ...fields },
    authorization === undefined ? {} : { authorization },
  )
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
/** As a form does it, also where that is not needed. */
const encodedFully = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

const believed: Record<string, () => [Fields, string?]> = {
  none: () => [{ client_id: open }],
  'none, with an empty secret': () => [{ client_id: open, client_secret: '' }],
  client_secret_post: () => [{ client_id: keeper, client_secret: secret }],
  client_secret_basic: () => [{}, basic(`${keeper}:${secret}`)],
  'client_secret_basic, encoded as a form': () => [{}, basic(`${encodedFully(keeper)}:${encodedFully(secret)}`)],
  'client_secret_basic, and its name in the form too': () => [{ client_id: keeper }, basic(`${keeper}:${secret}`)],
  'basic in any case': () => [{}, basic(`${keeper}:${secret}`).replace('Basic', 'bASIC')],
}
test.each(Object.entries(believed))('%s is believed', async (_name, credentials) => {
  expect(await ask(...credentials())).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

const disbelieved: Record<string, () => [Fields, string?]> = {
  'nothing at all': () => [{}],
  'an unknown client': () => [{ client_id: 'unknown' }],
  'a client that cannot be stored': () => [{ client_id: 'a\0b' }],
  'a client of 3,000 characters': () => [{ client_id: 'x'.repeat(3000) }],
  'no secret where there is one': () => [{ client_id: keeper }],
  'an empty secret where there is one': () => [{ client_id: keeper, client_secret: '' }],
  'another secret': () => [{ client_id: keeper, client_secret: other }],
  'a secret that cannot be': () => [{ client_id: keeper, client_secret: 'x' }],
  'a secret where there is none': () => [{ client_id: open, client_secret: secret }],
  'a client assertion': () => [{ client_id: open, client_assertion: 'x', client_assertion_type: 'y' }],
  'another secret in the header': () => [{}, basic(`${keeper}:${other}`)],
  'no secret in the header': () => [{}, basic(`${keeper}:`)],
  'a client without a secret in the header': () => [{}, basic(`${open}:`)],
  'a header without a colon': () => [{}, basic(keeper)],
  'a header with broken encoding': () => [{}, basic(`${keeper}:%zz`)],
  'a header that is no base64': () => [{}, 'Basic ***'],
  'another kind of header': () => [{ client_id: open }, `Bearer ${secret}`],
}
test.each(Object.entries(disbelieved))('%s is not', async (_name, credentials) => {
  const [fields, authorization] = credentials()
  const { status, body, headers } = await ask(fields, authorization)
  expect({ status, error: body.error }).toEqual({ status: 401, error: 'invalid_client' })
  expect(body.error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/)
  if (authorization === undefined) expect(headers['www-authenticate']).toBeUndefined()
  else expect(headers['www-authenticate']).toMatch(/^Basic /)
})

const confused: Record<string, () => [Fields, string]> = {
  'secrets in header and form': () => [{ client_id: keeper, client_secret: secret }, basic(`${keeper}:${secret}`)],
  'two names': () => [{ client_id: open }, basic(`${keeper}:${secret}`)],
}
test.each(Object.entries(confused))('%s are refused as a request', async (_name, credentials) => {
  expect(await ask(...credentials())).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
})
