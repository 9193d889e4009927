// One call of a tool as an HTTP request of the revision that needs no handshake.
const REVISION = '2026-07-28'
const META = 'io.modelcontextprotocol'

export function toolCall(name: string, question: unknown) {
  const meta = {
    [`${META}/protocolVersion`]: REVISION,
    [`${META}/clientInfo`]: { name: 'test', version: '1' },
    [`${META}/clientCapabilities`]: {},
  }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: question, _meta: meta } }
  return {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': REVISION,
      'mcp-method': 'tools/call',
      'mcp-name': name,
    },
    payload: JSON.stringify(message),
  }
}
