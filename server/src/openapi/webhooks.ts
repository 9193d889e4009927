// Events to the webhooks of OpenAPI 3.1: what we post to a receiver, and what we make of the answer.
import type { CataloguedEvent } from '../catalogue/catalogue.ts'
import { hoist, type Json } from './components.ts'

export const webhookTag = { name: 'webhooks', description: 'What is posted to the webhooks of an environment.' }

/** By kind. */
export function webhooksOf(events: readonly CataloguedEvent[], components: Json): Json {
  return Object.fromEntries(events.map((event) => [event.kind, { post: describe(event, components) }]))
}

function describe({ kind, needs, summary, remark, shape, sample }: CataloguedEvent, components: Json): Json {
  const need = needs ? ` Whoever the webhook belongs to needs the scope \`${needs}\`.` : ''
  return {
    operationId: kind,
    summary,
    description: `${summary}.${remark && ` ${remark}`}${need}`,
    security: [],
    tags: [webhookTag.name],
    parameters: Object.keys(eventParameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: hoist(shape, components), example: sample } },
    },
    responses: {
      '2XX': { $ref: '#/components/responses/EventTaken' },
      410: { $ref: '#/components/responses/EventUnwanted' },
      default: { $ref: '#/components/responses/EventNotTaken' },
    },
  }
}

const TEXT = { type: 'string' }
const ID = { type: 'string', format: 'uuid' }

export const eventParameters = {
  EventSignature: header(
    'X-Service-Signature',
    'When it was signed and by whom: `t=<Unix seconds>,v1=<hex>`. v1 is an HMAC-SHA256 over `<t>.<raw body>`, keyed with the whole secret `whsec_…`. For 24 hours after a rotation there are two of v1.',
    TEXT,
  ),
  EventKind: header('X-Service-Event', 'The kind of the event, as type in the body.', TEXT),
  EventAttempt: header('X-Service-Delivery', 'Of this attempt: new every time.', ID),
  WebhookId: header('webhook-id', 'Of the event, as id in the body: the same every time.', ID),
  WebhookTimestamp: header('webhook-timestamp', 'When it was signed, in Unix seconds.', TEXT),
  WebhookSignature: header(
    'webhook-signature',
    '`v1,<base64>`, as Standard Webhooks has it: an HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<raw body>`, keyed with the bytes that stand in base64 after `whsec_`. For 24 hours after a rotation there are two, with a space in between.',
    TEXT,
  ),
}

function header(name: string, description: string, schema: Json) {
  return { name, in: 'header', required: true, description, schema }
}

export const eventResponses = {
  EventTaken: { description: 'Taken. Answer within 15 seconds; what the answer says besides means nothing.' },
  EventUnwanted: { description: 'Never again: the webhook is switched off at once, and its maker gets a mail.' },
  EventNotTaken: {
    description:
      'Anything else, a redirect too, is a failure. It is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, or later if Retry-After asks for that.',
  },
}
