// The real server of /mcp with the tools, prompts and resources of the suite beside its own. Only tests can start it.
import {
  type GetPromptResult,
  inputRequired,
  type PromptMessage,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  type Server,
} from '@modelcontextprotocol/server'
import { type Caller, callTool, type McpGround } from '../src/mcp/call.ts'
import { listedTools, serverFor } from '../src/mcp/server.ts'
import { tools } from '../src/mcp/tools.ts'
import { asked, image, isAnswered, PIXEL, resource, sampleTools, text } from './sample-tools.ts'

export function sampleServer(ground: McpGround, caller: Caller): Server {
  const server = serverFor(ground, caller)
  server.registerCapabilities({ resources: {}, completions: {}, logging: {} })
  server.setRequestHandler('tools/list', () => ({
    tools: [...listedTools((right) => caller.actor.rights.has(right)), ...listedSamples],
  }))
  server.setRequestHandler('tools/call', ({ params }, ctx) => {
    const own = tools.find(({ name }) => name === params.name)
    if (own) return callTool(ground, caller, own, params.arguments)
    const sample = sampleTools[params.name]
    if (!sample) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}.`)
    return sample(ctx)
  })
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }, ctx) => {
    if (name === ASKING && !isAnswered(ctx, 'user_context'))
      return inputRequired({ inputRequests: { user_context: asked('context') } })
    return promptOf(name, given)
  })
  server.setRequestHandler('completion/complete', () => ({
    completion: { values: ['test'], total: 1, hasMore: false },
  }))
  server.setRequestHandler('resources/list', () => ({
    resources: Object.keys(contents).map((uri) => ({ uri, name: uri, description: 'A sample.' })),
  }))
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [{ uriTemplate: 'test://template/{id}/data', name: 'template', description: 'A sample.' }],
  }))
  server.setRequestHandler('resources/read', ({ params: { uri } }) => ({ contents: [contentOf(uri)] }))
  return server
}

const ASKING = 'test_input_required_result_prompt'

const RICH_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object' as const,
  $defs: { address: { $anchor: 'addressDef', type: 'object', properties: { city: { type: 'string' } } } },
  properties: {
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
}

const listedSamples = [...Object.keys(sampleTools), 'json_schema_2020_12_tool'].map((name) => ({
  name,
  description: 'A sample of the suite.',
  inputSchema: name in sampleTools ? { type: 'object' as const, additionalProperties: false } : RICH_SCHEMA,
}))

function promptOf(name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const told: Readonly<Record<string, () => PromptMessage['content'][]>> = {
    [ASKING]: () => [text('The context is known.')],
    test_simple_prompt: () => [text('This is a simple prompt for testing.')],
    test_prompt_with_arguments: () => [text(`Prompt with arguments: arg1='${given.arg1}', arg2='${given.arg2}'`)],
    test_prompt_with_embedded_resource: () => [
      resource(given.resourceUri!, 'text/plain', 'Embedded resource content for testing.'),
      text('Please process the embedded resource above.'),
    ],
    test_prompt_with_image: () => [image, text('Please analyze the image above.')],
  }
  const contents = told[name]?.()
  if (!contents) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${name}.`)
  return { messages: contents.map((content) => ({ role: 'user', content })) }
}

type Content = ReadResourceResult['contents'][number]

const contents: Readonly<Record<string, Content>> = {
  'test://static-text': { uri: 'test://static-text', mimeType: 'text/plain', text: 'A text that stays the same.' },
  'test://static-binary': { uri: 'test://static-binary', mimeType: 'image/png', blob: PIXEL },
}

function contentOf(uri: string): Content {
  const id = /^test:\/\/template\/(\w+)\/data$/.exec(uri)?.[1]
  if (id) return { uri, mimeType: 'application/json', text: JSON.stringify({ id, templateTest: true }) }
  const found = contents[uri]
  if (!found) throw new ResourceNotFoundError(uri)
  return found
}
