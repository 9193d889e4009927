// Bodies as they come: JSON for most operations, a file of its own types and size for those that take one.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../shared/files.ts'
import { Problem } from '../shared/problem.ts'

export function takeAsIs(
  { headers }: FastifyRequest,
  body: Buffer,
  done: (error: Error | null, body?: Buffer) => void,
) {
  const { 'content-encoding': encoding = 'identity' } = headers
  if (encoding === 'identity') done(null, body)
  else done(new Problem('unsupported-media-type', 'Send the body as it is, without Content-Encoding.'))
}

// Each takes its size in memory and a connection for as long as it is stored: half of the connections are for others.
const MOST_AT_ONCE = 5

/** Gives a route a place of its own, in which nothing but such files is read, and not too many at once. */
export function takeFile(
  app: FastifyInstance,
  { types, maxBytes }: Upload,
  mount: (place: FastifyInstance) => unknown,
) {
  app.register(async (place) => {
    place.removeAllContentTypeParsers()
    place.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: maxBytes }, takeAsIs)
    let count = 0
    place.addHook('preParsing', async (_request, reply) => {
      if (count === MOST_AT_ONCE)
        throw new Problem('unavailable', 'Too many files arrive at once; send it again shortly.', { retry_after: 2 })
      count++
      reply.raw.once('close', () => count--)
    })
    mount(place)
  })
}
