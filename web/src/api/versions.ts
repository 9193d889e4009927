// Which version of a record this browser saw last, so that a change can be refused when somebody was faster.
import type { Middleware } from 'openapi-fetch'

const versions = new Map<string, string>()

export const versionKeeper: Middleware = {
  onResponse: ({ response, schemaPath, params }) => {
    const version = response.headers.get('etag')
    const id = params.path?.id
    if (version && typeof id === 'string') versions.set(keyOf(schemaPath, id), version)
  },
}

export function versionOf(path: string, id: string): string | undefined {
  return versions.get(keyOf(path, id))
}

/** For If-Match of what a list showed with its version: that one, or a newer one that this browser made since. */
export function newestVersion(path: string, id: string, shown: number): string {
  const own = Number(/\d+/.exec(versionOf(path, id) ?? '')?.[0] ?? 0)
  return `"v${Math.max(own, shown)}"`
}

function keyOf(path: string, id: string): string {
  return `${path} ${id}`
}
