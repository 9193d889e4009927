// Where everything is and what is taken: of the authorisation server (RFC 8414), and of what its tokens are for (RFC 9728).
import type { FastifyInstance } from 'fastify'
import { readScopes } from '../shared/rights.ts'
import { AUTHORIZE_PATH } from './authorize.ts'
import { REGISTER_PATH } from './register.ts'
import { authMethods, grantTypes, responseTypes } from './registration.rules.ts'
import { resourceOf } from './resources.rules.ts'
import { REVOKE_PATH } from './revoke.ts'
import { TOKEN_PATH } from './token.ts'

export function mountMetadata(app: FastifyInstance, publicUrl: string): void {
  const mount = (url: string, document: object) =>
    app.route({
      method: ['GET', 'HEAD'],
      url: `/.well-known${url}`,
      handler: async (_request, reply) => reply.headers(PUBLIC).send(document),
    })
  mount('/oauth-authorization-server', authorizationServer(publicUrl))
  mount('/oauth-protected-resource', protectedResource(publicUrl))
  mount('/oauth-protected-resource/mcp', protectedResource(publicUrl))
}

// Pages of other sites may read these, and nothing else of ours.
const PUBLIC = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }

function authorizationServer(publicUrl: string): object {
  return {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + AUTHORIZE_PATH,
    token_endpoint: publicUrl + TOKEN_PATH,
    registration_endpoint: publicUrl + REGISTER_PATH,
    revocation_endpoint: publicUrl + REVOKE_PATH,
    response_types_supported: responseTypes,
    response_modes_supported: ['query'],
    grant_types_supported: grantTypes,
    token_endpoint_auth_methods_supported: authMethods,
    revocation_endpoint_auth_methods_supported: authMethods,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    scopes_supported: readScopes,
    ui_locales_supported: ['nl', 'en'],
    service_documentation: docsOf(publicUrl),
    protected_resources: [resourceOf(publicUrl)],
  }
}

function protectedResource(publicUrl: string): object {
  return {
    resource: resourceOf(publicUrl),
    authorization_servers: [publicUrl],
    scopes_supported: readScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Kantoor',
    resource_documentation: docsOf(publicUrl),
  }
}

function docsOf(publicUrl: string): string {
  return `${publicUrl}/docs#assistants`
}
