// The tools that the suite of the protocol's authors calls by name, so that it can see every kind of answer pass through ours.
import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  acceptedContent,
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type ContentBlock,
  type InputRequest,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server'

type Answer = CallToolResult | InputRequiredResult
type SampleTool = (ctx: ServerContext) => Answer | Promise<Answer>

export const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SILENCE = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAAAAA=='

export const sampleTools: Readonly<Record<string, SampleTool>> = {
  test_simple_text: () => said('This is a simple text response for testing.'),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({ content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }] }),
  test_embedded_resource: () => ({
    content: [resource('test://embedded-resource', 'text/plain', 'A resource inside.')],
  }),
  test_multiple_content_types: () => ({
    content: [text('Several kinds:'), image, resource('test://mixed-content-resource', 'application/json', '{"a":1}')],
  }),
  test_error_handling: () => ({ ...said('This tool intentionally returns an error for testing'), isError: true }),
  async test_tool_with_progress({ mcpReq }) {
    const progressToken = mcpReq._meta?.progressToken
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
      await pause(10)
    }
    return said('Went from 0 to 100.')
  },
  test_tool_with_logging: ({ mcpReq }) => logged(mcpReq),
  test_logging_tool: ({ mcpReq }) => logged(mcpReq),

  test_missing_capability: (ctx) => {
    if (!capabilities(ctx).sampling)
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { sampling: {} } })
    return said('The client can sample.')
  },
  test_streaming_elicitation: (ctx) => onceAnswered(ctx, { user_name: asked('name') }),
  test_input_required_result_elicitation: (ctx) => onceAnswered(ctx, { user_name: asked('name') }),
  test_input_required_result_sampling: (ctx) => onceAnswered(ctx, { capital_question: thought('Capital of France?') }),
  test_input_required_result_list_roots: (ctx) => onceAnswered(ctx, { client_roots: inputRequired.listRoots() }),
  test_input_required_result_request_state: (ctx) => onceAnswered(ctx, { confirm: asked('ok') }, 'state-ok'),
  test_input_required_result_tampered_state: (ctx) => onceAnswered(ctx, { confirm: asked('ok') }, 'state-ok'),
  test_input_required_result_multiple_inputs: (ctx) =>
    onceAnswered(
      ctx,
      { user_name: asked('name'), greeting: thought('Greet.'), client_roots: inputRequired.listRoots() },
      'state-ok',
    ),
  test_input_required_result_multi_round: (ctx) =>
    stateOf(ctx) === undefined
      ? wanting({ step1: asked('name') }, 'first')
      : stateOf(ctx) === 'first'
        ? wanting({ step2: asked('color') }, 'second')
        : said('Both steps were answered.'),
  test_input_required_result_capabilities: (ctx) =>
    wanting({
      ...(capabilities(ctx).sampling ? { greeting: thought('Greet.') } : {}),
      ...(capabilities(ctx).elicitation ? { user_name: asked('name') } : {}),
    }),
}

export const image = { type: 'image', data: PIXEL, mimeType: 'image/png' } as const

export function text(words: string) {
  return { type: 'text', text: words } as const
}

export function resource(uri: string, mimeType: string, words: string): ContentBlock & { type: 'resource' } {
  return { type: 'resource', resource: { uri, mimeType, text: words } }
}

/** A question to the person, with one field. */
export function asked(field: string): InputRequest {
  const kind = field === 'ok' ? ({ type: 'boolean' } as const) : ({ type: 'string' } as const)
  return inputRequired.elicit({
    message: `Tell the ${field}.`,
    requestedSchema: { type: 'object', properties: { [field]: kind }, required: [field] },
  })
}

export function isAnswered({ mcpReq }: ServerContext, key: string): boolean {
  const view = inputResponse(mcpReq.inputResponses, key)
  return view.kind === 'elicit' ? acceptedContent(mcpReq.inputResponses, key) !== undefined : view.kind !== 'missing'
}

function said(words: string): CallToolResult {
  return { content: [text(words)] }
}

async function logged({ log }: ServerContext['mcpReq']): Promise<CallToolResult> {
  for (const line of ['Began', 'Half way', 'Done']) await log('info', line)
  return said('Three lines were logged.')
}

function thought(prompt: string): InputRequest {
  return inputRequired.createMessage({ messages: [{ role: 'user', content: text(prompt) }], maxTokens: 50 })
}

function onceAnswered(ctx: ServerContext, requests: Record<string, InputRequest>, state?: string): Answer {
  const isComplete = Object.keys(requests).every((key) => isAnswered(ctx, key))
  return isComplete && stateOf(ctx) === state ? said(`Thanks, ${state ?? 'all is known'}.`) : wanting(requests, state)
}

function wanting(inputRequests: Record<string, InputRequest>, state?: string): InputRequiredResult {
  return inputRequired({ inputRequests, ...(state === undefined ? {} : { requestState: sealed(state) }) })
}

function stateOf({ mcpReq }: ServerContext): string | undefined {
  const given = mcpReq.requestState<string>()
  if (given === undefined) return undefined
  const state = given.split('.', 1)[0]!
  if (given !== sealed(state)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The state was tampered with.')
  return state
}

function sealed(state: string): string {
  return `${state}.${createHmac('sha256', 'a sample').update(state).digest('base64url')}`
}

function capabilities({ mcpReq }: ServerContext): ClientCapabilities {
  const envelope: Readonly<Record<string, ClientCapabilities>> = mcpReq.envelope ?? {}
  return envelope[CLIENT_CAPABILITIES_META_KEY] ?? {}
}
