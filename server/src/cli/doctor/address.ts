// Whether PUBLIC_URL is where this installation is found, tried from here.
import type { Config } from '../../config.ts'
import type { Finding } from './finding.ts'

const PATIENCE_MS = 5000
const MOST_CLOCK_DIFFERENCE_MS = 30_000
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

export function isLocal(publicUrl: string): boolean {
  return LOCAL.includes(new URL(publicUrl).hostname)
}

export function addressFindings({ publicUrl, host, given }: Config): Finding[] {
  const { origin, protocol } = new URL(publicUrl)
  if (!isLocal(publicUrl)) {
    const cure = 'passwords and keys travel readable: put TLS before it, PUBLIC_URL=https://…'
    return [{ fine: protocol === 'https:', text: `address ${origin}`, cure }]
  }
  const isOpen = !['127.0.0.1', '::1', 'localhost'].includes(host)
  const cure = `HOST=${host} lets others in, but they cannot sign in under this name: set PUBLIC_URL to the one they use`
  return [{ fine: !isOpen || given.includes('PUBLIC_URL'), text: `address ${origin}`, cure }]
}

export async function reachFindings({ publicUrl, host, port }: Config): Promise<Finding[]> {
  const answer = await askHealth(publicUrl)
  if (answer.kind === 'kantoor') {
    const issuer = await issuerOf(publicUrl)
    return [
      issuer === undefined || issuer === publicUrl
        ? { fine: true, text: `the server answers at ${publicUrl}` }
        : {
            fine: false,
            text: `the server that answers at ${publicUrl} believes to be ${issuer}`,
            cure: 'give server and doctor the same PUBLIC_URL, and start the server again',
          },
      clockFinding(answer.aheadMs),
    ]
  }
  const cure =
    answer.kind === 'proxy'
      ? `what stands before it cannot reach it: let the proxy pass to http://${host}:${port}`
      : `${CURES[answer.kind](answer.detail)}; run doctor with the PUBLIC_URL and PORT of the server`
  const said = answer.kind === 'silent' ? 'it does not answer' : SAID[answer.kind](answer.detail)
  return [{ fine: false, text: `a server runs, but ${said} at ${publicUrl}`, cure }]
}

function clockFinding(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  if (Math.abs(aheadMs) < MOST_CLOCK_DIFFERENCE_MS) return { fine: true, text: 'the clock there agrees with this one' }
  return {
    fine: false,
    text: `the clock there is ${seconds} s ${aheadMs < 0 ? 'behind' : 'ahead of'} this one`,
    cure: 'run NTP on both: codes of authenticator apps and signatures of webhooks depend on the time',
  }
}

type Answer =
  | { readonly kind: 'kantoor'; readonly aheadMs: number }
  | { readonly kind: 'proxy' | 'redirect' | 'stranger' | 'silent'; readonly detail: string }

const SAID: Readonly<Record<'proxy' | 'redirect' | 'stranger', (detail: string) => string>> = {
  proxy: (detail) => `a proxy answers ${detail}`,
  redirect: () => 'somebody sends us elsewhere',
  stranger: (detail) => `something else answers ${detail}`,
}

const CURES: Readonly<Record<'redirect' | 'stranger' | 'silent', (detail: string) => string>> = {
  redirect: (detail) => `it sends us to ${detail}: if that is the address, set PUBLIC_URL to it`,
  stranger: () => 'another program has this address: look at its name and at what stands before it',
  silent: (detail) =>
    REASONS.find(([code]) => detail.includes(code))?.[1] ?? `${detail}: look at proxy, name and firewall`,
}

const REASONS: readonly (readonly [code: string, meaning: string])[] = [
  ['ENOTFOUND', 'its name is not known: add it to DNS'],
  ['EAI_AGAIN', 'no DNS server answers: its name could not be looked up'],
  ['ECONNREFUSED', 'nothing listens there: start the proxy, open the port'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired: renew it'],
  ['ALTNAME', 'its certificate is for another name'],
  ['SELF_SIGNED', 'its certificate is signed by nobody we know: let the proxy get a real one'],
  ['UNABLE_TO_', 'its certificate is not complete: let the proxy send the whole chain'],
  ['SSL', 'it does not speak TLS: put it there, or let PUBLIC_URL begin with http:'],
  ['EPROTO', 'it does not speak TLS: put it there, or let PUBLIC_URL begin with http:'],
  ['Timeout', 'it does not answer in time: look at firewall and proxy'],
]

/** Who answers at this origin. Every answer of ours carries the version of the API. */
export async function askHealth(origin: string): Promise<Answer> {
  const asked = Date.now()
  try {
    const answer = await fetch(`${origin}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    const date = Date.parse(answer.headers.get('date') ?? '')
    const isOurs = answer.headers.has('x-api-version') && answer.ok
    await answer.body?.cancel()
    if (isOurs) return { kind: 'kantoor', aheadMs: Number.isNaN(date) ? 0 : date - (asked + Date.now()) / 2 }
    const to = answer.headers.get('location')
    if (to) return { kind: 'redirect', detail: new URL(to, origin).origin }
    return { kind: [502, 503, 504].includes(answer.status) ? 'proxy' : 'stranger', detail: `HTTP ${answer.status}` }
  } catch (error) {
    return { kind: 'silent', detail: reasonOf(error as Error) }
  }
}

function reasonOf({ name, message, cause }: Error): string {
  const { code = '', message: deeper = '' } = (cause ?? {}) as Partial<NodeJS.ErrnoException>
  return [code, deeper || message, name === 'TimeoutError' ? 'Timeout' : ''].filter(Boolean).join(' ')
}

/** What the server there takes for its own address. */
async function issuerOf(publicUrl: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${publicUrl}/.well-known/oauth-authorization-server`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return ((await answer.json()) as { issuer?: string }).issuer
  } catch {
    return undefined
  }
}
