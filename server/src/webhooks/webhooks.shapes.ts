import Type from 'typebox'
import { Body, Changes, Detail, Id, Instant, Nullable, OneOf, Row, Text, Url } from '../shared/shapes.ts'
import { kindPatterns, OVERLAP_HOURS } from './webhooks.rules.ts'

const KindPattern = Type.Unsafe<string>({
  ...OneOf(kindPatterns),
  title: 'KindPattern',
  description: 'A kind of event, all kinds of a resource such as `hours.*`, or `*` for all that one may read.',
})

const Kinds = Type.Array(KindPattern, {
  minItems: 1,
  maxItems: 200,
  uniqueItems: true,
  description: 'What it is told of. A test event reaches it whatever stands here.',
  examples: [['hours.*', 'invoice.paid']],
})

export const Webhook = Row(
  {
    url: Type.String({ description: 'Where events are posted to.' }),
    kinds: Kinds,
    description: Type.String(),
    is_active: Type.Boolean({
      description: 'While it is switched off nothing new is queued for it; what waits goes out when it is on again.',
    }),
    user_id: Type.String({
      format: 'uuid',
      description:
        'Whose rights it has: whoever made it, or last changed url or kinds. It is sent what this user may read at that moment.',
    }),
    user_name: Type.String(),
    disabled_reason: Nullable(
      Type.Unsafe<'gone' | 'failing'>({
        ...OneOf(['gone', 'failing']),
        description:
          'Why the service itself switched it off: gone = the receiver answered 410; failing = nothing but failures for 5 days.',
      }),
    ),
    disabled_at: Nullable(Instant),
    rotated_at: Nullable(Type.String({ format: 'date-time', description: 'When its secret was last replaced.' })),
    previous_secret_expires_at: Nullable(
      Type.String({
        format: 'date-time',
        description: `Until then every delivery is also signed with the secret from before, ${OVERLAP_HOURS} hours after the change.`,
      }),
    ),
    failing_since: Nullable(Type.String({ format: 'date-time', description: 'When the first of the failures was.' })),
    failures: Type.Integer({ description: 'Attempts that failed since the last one that succeeded.' }),
    waiting_deliveries: Type.Integer({ description: 'Deliveries that still wait for their first or next attempt.' }),
  },
  'Webhook',
)

export const WebhookWithSecret = Detail(
  Webhook,
  {
    secret: Type.String({ description: 'What deliveries are signed with: whsec_ and 32 bytes in base64. Shown once.' }),
  },
  'WebhookWithSecret',
)

const written = {
  url: Type.String({
    ...Url,
    description: 'https, without user and password, to an address that everybody can reach.',
    examples: ['https://hooks.example.com/kantoor'],
  }),
  kinds: Kinds,
  description: Type.Optional(Type.String({ ...Text(500), default: '' })),
}

export const WebhookCreate = Body(
  { ...written, is_active: Type.Optional(Type.Boolean({ default: true })) },
  'WebhookCreate',
)
export const WebhookUpdate = Changes({ ...written, is_active: Type.Boolean() }, 'WebhookUpdate')

export const WebhookResend = Body(
  {
    failed: Type.Optional(
      Type.Unsafe<true>({ type: 'boolean', enum: [true], description: 'All deliveries of this webhook that failed.' }),
    ),
    since: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'All events since this moment, also those that were delivered or never queued; 30 days are kept.',
      }),
    ),
    continue_from: Type.Optional(
      Type.String({ format: 'uuid', description: 'As the answer before told: the event to go on with.' }),
    ),
  },
  'WebhookResend',
)

export const Resent = Type.Object(
  {
    queued: Type.Integer({ description: 'Deliveries that now wait to be sent.' }),
    continue_from: Nullable(
      Type.Unsafe<string>({
        ...Id,
        description: 'There is more: repeat the request with this added to it. null when that was all.',
      }),
    ),
  },
  { title: 'Resent' },
)
