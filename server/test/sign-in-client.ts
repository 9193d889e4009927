// Signing in from browsers that keep their cookies, each from an address of its own.
import { signInRoutes } from '../src/modules/access/sign-in.ts'
import { answerErrors } from '../src/shared/validate.ts'
import type { Answer, TestEnvironment, TestServer } from './harness.ts'

export const PASSWORD = 'correct horse battery staple'
const ORIGIN = 'http://localhost:3000'

export interface Visitor {
  readonly cookies: Map<string, string>
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  signIn(email: string, password?: string, more?: object): Promise<Answer>
}

let visitors = 0

export function visitorOf(server: TestServer, cookie = ''): Visitor {
  const cookies = new Map<string, string>(cookie ? [cookie.split('=', 2) as [string, string]] : [])
  const from = `10.7.${visitors >> 8}.${visitors++ & 255}`
  const call: Visitor['call'] = async (method, path, body, headers = {}) => {
    const kept = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await server.send(
      method,
      `/api/app${path}`,
      {
        origin: ORIGIN,
        'x-forwarded-for': from,
        ...(kept ? { cookie: kept } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body === undefined ? undefined : JSON.stringify(body),
    )
    checkShape(method, path, answer)
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(cookies, line)
    return answer
  }
  return {
    cookies,
    call,
    signIn: (email, password = PASSWORD, more = {}) => call('POST', '/session', { email, password, ...more }),
  }
}

/** The owner of the environment gets this password. */
export async function givePassword({ app }: TestEnvironment, password = PASSWORD): Promise<string> {
  const { status, text } = await app.put('/session/password', { password })
  if (status !== 204) throw new Error(text)
  return app.email
}

/** These routes are no operations, so no server checks what they answer. */
function checkShape(method: string, path: string, { status, body, text }: Answer): void {
  const route = signInRoutes.find((one) => one.method === method && one.path === path)
  if (!route?.response || status !== route.success) return
  const errors = answerErrors(route.response, body)
  if (errors.length > 0) throw new Error(`${route.id} answers against its shape: ${errors.join('; ')} ${text}`)
}

function keep(cookies: Map<string, string>, line: string): void {
  const [name = '', value = ''] = line.split(';', 1)[0]!.split(/=(.*)/s, 2)
  if (/max-age=0/i.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
