// A request of a screen as somebody else would send it: by the public API with a key, where that has the same call.
import { publicOperations } from '../../api/public-operations.ts'
import type { SeenRequest } from '../../api/requests.ts'

export type Way = 'curl' | 'typescript'

const OWN = '/api/app'
const PUBLIC = '/api/v2'
const KEY = '<API_KEY>'
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** Whether a key can do the same; if not, the call belongs to the screens alone. */
export function isPublic({ method, path }: SeenRequest): boolean {
  return publicOperations.has(`${method} ${templateOf(path)}`)
}

export function snippetOf(request: SeenRequest, way: Way, origin: string): string {
  return way === 'curl' || !isPublic(request) ? curlOf(request, origin) : typescriptOf(request, origin)
}

function curlOf(request: SeenRequest, origin: string): string {
  const { method, path, body } = request
  const address = isPublic(request) ? path.replace(OWN, PUBLIC) : path
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(origin + address)}`,
    isPublic(request) ? `-H ${quote(`Authorization: Bearer ${KEY}`)}` : '-b session.txt',
    ...(isPublic(request) || method === 'GET' ? [] : [`-H ${quote(`Origin: ${origin}`)}`]),
    ...(body ? [`-H ${quote('Content-Type: application/json')}`, `-d ${quote(body)}`] : []),
  ].join(' \\\n  ')
}

function typescriptOf({ method, path, body }: SeenRequest, origin: string): string {
  const id = ID.exec(path)?.[0]
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''))
  const params = {
    ...(id ? { path: { id } } : {}),
    ...(Object.keys(query).length > 0 ? { query: valuesOf(query) } : {}),
  }
  const init = [
    ...(Object.keys(params).length > 0 ? [`params: ${literal(params)}`] : []),
    ...(body ? [`body: ${literal(JSON.parse(body))}`] : []),
  ]
  const given = init.length > 0 ? `, {\n  ${init.join(',\n  ')},\n}` : ''
  return `import { createKantoor } from '@kantoor/client'

const kantoor = createKantoor({ baseUrl: '${origin}', key: '${KEY}' })

const { data } = await kantoor.${method.toLowerCase()}('${templateOf(path)}'${given})`
}

function templateOf(path: string): string {
  return path.slice(OWN.length).replace(/\?.*$/, '').replace(new RegExp(ID.source), '{id}')
}

// In an address everything is text; in code numbers and yes or no are not.
function valuesOf(query: Readonly<Record<string, string>>): Record<string, unknown> {
  const value = (text: string) => (/^(\d{1,9}|true|false)$/.test(text) ? JSON.parse(text) : text)
  return Object.fromEntries(Object.entries(query).map(([name, text]) => [name, value(text)]))
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll('\n', '\n  ')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
