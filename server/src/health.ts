// Alive, and ready for traffic. While the process stops it is not ready, and every answer closes its connection.
import type { FastifyInstance } from 'fastify'
import type { Database } from './db/database.ts'
import { isMigrated } from './db/migrate.ts'
import { held } from './limits/held.ts'

export function mountHealth(app: FastifyInstance, db: Database, isDraining: () => boolean): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  const isStopping = () => closing || isDraining()
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
  const isAnswering = held(() => isReady(db))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !isStopping() && (await isAnswering())
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}

async function isReady(db: Database): Promise<boolean> {
  try {
    const client = await db.system.connect()
    try {
      return await isMigrated(client)
    } finally {
      client.release()
    }
  } catch {
    return false
  }
}
