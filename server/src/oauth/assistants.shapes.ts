import Type from 'typebox'
import { Id, Instant, Nullable, OneOf, Row } from '../shared/shapes.ts'
import { readScopes } from './scopes.rules.ts'

export const assistantStatuses = ['active', 'expired', 'revoked'] as const
export const revokedReasons = ['revoked', 'replayed', 'reused'] as const

export const Assistant = Row(
  {
    name: Type.String({ description: 'What the program calls itself; nobody has checked it.' }),
    host: Type.String({
      description: 'Where its answers go: a host name, or localhost for a program on the own computer.',
    }),
    user_id: Id,
    user_name: Type.String(),
    scopes: Type.Array(OneOf(readScopes), { description: 'What it asked for; it has of these what its user has.' }),
    status: OneOf(assistantStatuses),
    connected_at: Instant,
    expires_at: Instant,
    last_used_at: Nullable(Instant),
    revoked_at: Nullable(Instant),
    revoked_reason: Nullable(
      Type.Unsafe<(typeof revokedReasons)[number]>({
        ...OneOf(revokedReasons),
        description:
          'revoked = by a person or by the program itself; replayed, reused = a code or a refresh token came twice, so it may have been stolen.',
      }),
    ),
  },
  'Assistant',
)
