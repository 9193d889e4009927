import Type from 'typebox'
import { Detail, Id, Instant, Nullable, OneOf, Row } from '../shared/shapes.ts'

export const deliveryStatuses = ['waiting', 'delivered', 'failed', 'withheld'] as const

export const Delivery = Row(
  {
    webhook_id: Id,
    webhook_url: Type.String({ description: 'Where the webhook leads now.' }),
    event_id: Type.Unsafe<string>({
      ...Id,
      description: 'The same on every attempt; receivers know repetitions by it.',
    }),
    kind: Type.String(),
    record_id: Type.Unsafe<string>({ ...Id, description: 'The record that the event is about.' }),
    status: Type.Unsafe<string>({
      ...OneOf(deliveryStatuses),
      description:
        'waiting = for its first or next attempt; failed = every attempt failed; withheld = the user of the webhook may not read this event (any more).',
    }),
    attempts: Type.Integer({ description: 'In this round; sending again begins a new one.' }),
    next_attempt_at: Nullable(
      Type.String({
        format: 'date-time',
        description: 'While it waits; it can be later when the webhook is busy or off.',
      }),
    ),
    last_status: Nullable(Type.Integer({ description: 'The HTTP status of the last attempt, if it was answered.' })),
    last_error: Nullable(
      Type.String({ description: 'Why no answer came to the last attempt, or none that was whole.' }),
    ),
    last_attempt_at: Nullable(Instant),
  },
  'Delivery',
)

const Headers = Type.Record(Type.String(), Type.String())

const Attempt = Type.Object(
  {
    id: Type.Unsafe<string>({ ...Id, description: 'As the header X-Service-Delivery says.' }),
    number: Type.Integer({ description: '1 to 10 within its round.' }),
    at: Instant,
    duration_ms: Type.Integer(),
    url: Type.String(),
    request_headers: Headers,
    status: Nullable(Type.Integer({ description: 'null when no answer came.' })),
    response_headers: Nullable(Headers),
    response_body: Nullable(
      Type.String({
        description:
          'The first 1 KiB of the answer. Hidden together with the body of the request, which it may repeat.',
      }),
    ),
    error: Nullable(Type.String({ description: 'Why no answer came, or none that was whole.' })),
  },
  { title: 'DeliveryAttempt' },
)

export const DeliveryDetail = Detail(
  Delivery,
  {
    request: Type.Object({
      url: Type.String({ description: 'Where the next attempt goes; each attempt tells where it went.' }),
      body: Nullable(
        Type.String({
          description: 'Exactly what is sent and signed. null when you may not read what the event is about.',
        }),
      ),
    }),
    attempt_log: Type.Array(Attempt, { description: 'Every attempt of every round, the oldest first.' }),
  },
  'DeliveryDetail',
)
