// Shapes of the log of requests.
import Type from 'typebox'
import { Id, Instant, Nullable, OneOf } from '../shared/shapes.ts'

export const surfaceNames = ['v2', 'app', 'mcp'] as const
export const askers = ['user', 'api_key', 'assistant'] as const
export const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

const Words = Nullable(Type.String())

export const RequestEntry = Type.Object(
  {
    id: Id,
    request_id: Type.String({ description: 'As X-Request-Id says it; a caller may bring its own.' }),
    surface: OneOf(surfaceNames),
    method: OneOf(methods),
    route: Type.String({ description: 'The path with {id} in place of the id.' }),
    path: Type.String(),
    query: Nullable(Type.String({ description: 'Only the values of known parameters; … stands for all else.' })),
    status: Type.Integer(),
    duration_ms: Type.Integer(),
    problem: Nullable(Type.String({ description: 'The code of the problem that was answered.' })),
    actor_type: OneOf(askers),
    actor_id: Id,
    actor_name: Words,
    user_id: Nullable({ ...Id, description: 'Whose session, key or assistant it was.' } as typeof Id),
    user_name: Words,
    dropped: Type.Integer({ description: 'How many requests before this one came too fast to be written down.' }),
    created_at: Instant,
  },
  { title: 'RequestEntry' },
)
