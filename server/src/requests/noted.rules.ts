// Which requests are written down, and what of them. Only what is known to be no secret: a caller may put his key anywhere.
export interface NotedRoute {
  readonly surface: 'v2' | 'app' | 'mcp'
  readonly route: string
  readonly parameters: ReadonlySet<string>
}

/** People read all day long in the screens; what they change and what goes wrong is enough. */
export function isNoted({ surface }: NotedRoute, method: string, status: number): boolean {
  return surface !== 'app' || status >= 400 || (method !== 'GET' && method !== 'HEAD')
}

const MOST_PARAMETERS = 20
const MOST_LETTERS = 1000
const HIDDEN = '…'

export function notedPath({ route }: NotedRoute, id: string | undefined): string {
  return route.replace('{id}', id !== undefined && UUID.test(id) ? id : HIDDEN)
}

export function notedQuery({ parameters }: NotedRoute, url: string): string | null {
  const start = url.indexOf('?')
  if (start < 0 || start === url.length - 1) return null
  const asked = [...new URLSearchParams(url.slice(start + 1))].slice(0, MOST_PARAMETERS)
  const told = asked.map(([name, value]) =>
    parameters.has(name) ? `${name}=${LOOKS_SECRET.test(value) ? HIDDEN : written(value)}` : `${HIDDEN}=${HIDDEN}`,
  )
  return [...told.join('&')].slice(0, MOST_LETTERS).join('')
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const LOOKS_SECRET = /kt_[a-z]+_|bearer /i

// As it would stand in an address, but for the signs that are read more easily as they are.
function written(value: string): string {
  return encodeURIComponent(value).replace(/%(2C|3A|40|2F)/g, (code) => decodeURIComponent(code))
}
