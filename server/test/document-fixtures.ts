// Documents for tests: uploads as the screens send them, and what stands behind a link.
import type { TestEnvironment, TestServer } from './harness.ts'

export const PDF = Buffer.from('%PDF-1.7\nhello')

interface Sent {
  readonly about?: Record<string, string>
  readonly type?: string
  readonly cookie?: string
}

export function uploader(server: () => TestServer) {
  return (env: TestEnvironment, bytes: Buffer, { about = {}, type = 'application/pdf', cookie }: Sent = {}) => {
    const query = new URLSearchParams({ name: 'offer.pdf', ...about })
    const headers = { cookie: cookie ?? env.app.cookie, origin: 'http://localhost:3000', 'content-type': type }
    return server().send('POST', `/api/app/documents/document?${query}`, headers, bytes)
  }
}

/** The raw bytes behind a link. */
export function downloader(server: () => TestServer) {
  return (url: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
    server().app.inject({ method, url: new URL(url).pathname, headers })
}
