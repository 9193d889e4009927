// A request of a screen as somebody else would send it: by the public API with a key, where that has the same call.
import { operations } from '../../api/operations.ts'
import type { SeenRequest } from '../../api/requests.ts'

export type Way = 'curl' | 'typescript'

type Sent = Pick<SeenRequest, 'method' | 'path' | 'template' | 'params' | 'body' | 'fileType'>

const OWN = '/api/app'
const PUBLIC = '/api/v2'

/** Where the reference tells of it. */
export function referenceOf({ method, template }: Pick<Sent, 'method' | 'template'>): string | undefined {
  const operation = operations[`${method} ${template}`]
  return operation && `/docs#${operation.id}`
}

/** Whether a key can do the same with the same fields; if not, the call belongs to the screens alone. */
export function isPublic({ method, template, body }: Sent): boolean {
  const operation = operations[`${method} ${template}`]
  if (!operation?.isPublic) return false
  const { ownFields = [] } = operation
  return !Object.keys(body ? JSON.parse(body) : {}).some((field) => ownFields.includes(field))
}

export function snippetOf(request: Sent, way: Way, origin: string): string {
  return way === 'curl' || !isPublic(request) ? curlOf(request, origin) : typescriptOf(request, origin)
}

function curlOf(request: Sent, origin: string): string {
  const { method, path, body, fileType } = request
  const isOpen = isPublic(request)
  const address = isOpen ? path.replace(OWN, PUBLIC) : path
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(origin + address)}`,
    isOpen ? '-H "Authorization: Bearer $KANTOOR_KEY"' : '-b "kantoor_session=$KANTOOR_SESSION"',
    ...(isOpen || method === 'GET' ? [] : [`-H ${quote(`Origin: ${origin}`)}`]),
    ...(body ? [`-H ${quote('Content-Type: application/json')}`, `-d ${quote(body)}`] : []),
    ...(fileType ? [`-H ${quote(`Content-Type: ${fileType}`)}`, '--data-binary @file'] : []),
  ].join(' \\\n  ')
}

function typescriptOf({ method, template, params, body }: Sent, origin: string): string {
  const given = [
    ...(Object.keys(params).length > 0 ? [`params: ${literal(params)}`] : []),
    ...(body ? [`body: ${literal(JSON.parse(body))}`] : []),
  ]
  const init = given.length > 0 ? `, {\n  ${given.join(',\n  ')},\n}` : ''
  return `import { createKantoor } from '@kantoor/client'

const kantoor = createKantoor({
  baseUrl: '${origin}',
  key: process.env.KANTOOR_KEY!,
})

const { data } = await kantoor.${method.toLowerCase()}('${template}'${init})`
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replaceAll('\n', '\n  ')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
