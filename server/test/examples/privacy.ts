import { type Bodies, fresh, type World } from './world.ts'

export const privacyBodies: Bodies = {
  'privacy.find': () => ({ q: 'jansen' }),
  'privacy.read': async (world) => ({ type: 'person', id: await somebody(world) }),
  'erasure.create': async (world) => ({ type: 'person', id: await somebody(world) }),
  'dataexport.create': () => ({}),
}

async function somebody({ env }: World): Promise<string> {
  return (await env.app.post('/crm/person', { last_name: fresh('Jansen') })).body.data.id
}
