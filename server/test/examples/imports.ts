import { setTimeout as sleep } from 'node:timers/promises'
import { importing } from '../../src/worker/imports.ts'
import type { Bodies, Records, World } from './world.ts'

export const importBodies: Bodies = {
  'import.create': () => ({ kind: 'organization', name: 'file.csv' }),
  'import.update': () => ({ duplicates: 'make' }),
  'import.check': () => ({}),
  'import.run': () => ({}),
  'import.cancel': () => ({}),
  'import.undo': () => ({}),
}

export const importRecords: Records = {
  '/import/import': uploaded,
  'import.update': read,
  'import.check': read,
  'import.delete': read,
  'import.run': checked,
  'import.undo': async (world) => step(world, await checked(world), 'run'),
}

async function uploaded({ server, env }: World): Promise<string> {
  const headers = { cookie: env.app.cookie, origin: 'http://localhost:3000', 'content-type': 'text/csv' }
  const path = '/api/app/import/import?kind=organization&name=file.csv'
  const answer = await server.send('POST', path, headers, `Naam\nExample ${Math.random()}\n`)
  return answer.body.data.id
}

async function read(world: World): Promise<string> {
  const id = await uploaded(world)
  return settled(world, id)
}

async function checked(world: World): Promise<string> {
  return step(world, await read(world), 'check')
}

async function step(world: World, id: string, action: string): Promise<string> {
  await world.env.app.post(`/import/import/${id}/${action}`)
  return settled(world, id)
}

// Another file of tests may have taken it, as another worker would.
async function settled({ server, env }: World, id: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    await importing().run(server.db)
    const { status } = (await env.app.get(`/import/import/${id}`)).body.data
    if (!['reading', 'checking', 'running', 'undoing'].includes(status)) return id
    await sleep(50)
  }
  throw new Error('the import does not come to an end')
}
