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

function keyOf(path: string, id: string): string {
  return `${path} ${id}`
}
