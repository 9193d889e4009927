import Type from 'typebox'
import { readScopes } from '../shared/rights.ts'
import { Id, Instant, Nullable, OneOf, Row } from '../shared/shapes.ts'

export const assistantStatuses = ['active', 'inactive', 'expired', 'revoked'] as const
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
    status: {
      ...OneOf(assistantStatuses),
      description: 'inactive = its user is not active, so it is refused for as long.',
    },
    connected_at: Instant,
    expires_at: Instant,
    last_used_at: Nullable(Instant),
    revoked_at: Nullable(Instant),
    revoked_reason: Nullable({
      ...OneOf(revokedReasons),
      description:
        'revoked = by a person or by the program itself; replayed, reused = a code or a refresh token came twice, so it may have been stolen.',
    }),
  },
  'Assistant',
)
