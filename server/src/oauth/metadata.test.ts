import { expect, test } from 'vitest'
import { startTestServer } from '../../test/harness.ts'

const SCOPES = expect.arrayContaining(['crm:read', 'hrm:read'])

test('tells programs where everything is', async () => {
  const publicUrl = 'https://kantoor.example'
  const server = await startTestServer({ publicUrl })
  const { status, body, headers } = await server.send('GET', '/.well-known/oauth-authorization-server')
  expect(status).toBe(200)
  expect(body).toEqual({
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth/authorize`,
    token_endpoint: `${publicUrl}/oauth/token`,
    registration_endpoint: `${publicUrl}/oauth/register`,
    revocation_endpoint: `${publicUrl}/oauth/revoke`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_post', 'client_secret_basic'],
    revocation_endpoint_auth_methods_supported: ['none', 'client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    scopes_supported: SCOPES,
    ui_locales_supported: ['nl', 'en'],
    service_documentation: `${publicUrl}/docs#assistants`,
    protected_resources: [`${publicUrl}/mcp`],
  })
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  })
  await server.close()
})

test('tells what tokens are for, at both addresses, and to pages of other sites nothing else', async () => {
  const server = await startTestServer()
  for (const path of ['', '/mcp']) {
    const { status, body, headers } = await server.send('GET', `/.well-known/oauth-protected-resource${path}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      resource: 'http://localhost:3000/mcp',
      authorization_servers: ['http://localhost:3000'],
      scopes_supported: SCOPES,
      bearer_methods_supported: ['header'],
      resource_name: 'Kantoor',
      resource_documentation: 'http://localhost:3000/docs#assistants',
    })
    expect(headers['access-control-allow-origin']).toBe('*')
  }
  for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/register', '/mcp']) {
    const { headers } = await server.send('POST', path, { origin: 'https://elsewhere.example' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
  await server.close()
})
