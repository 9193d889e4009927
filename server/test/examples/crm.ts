import { type Bodies, fresh, type World } from './world.ts'

export const crmBodies: Bodies = {
  'organization.create': () => ({ name: 'Acme' }),
  'organization.update': () => ({ name: fresh('Acme Holding') }),
  'organization.set_custom_field_value': (world) => customValue(world, 'organization'),
  'person.create': () => ({ last_name: 'Jansen' }),
  'person.update': () => ({ last_name: fresh('De Vries') }),
  'person.set_custom_field_value': (world) => customValue(world, 'person'),
  'contactrole.create': async ({ make }) => ({
    organization_id: await make('/crm/organization'),
    person_id: await make('/crm/person'),
  }),
  'contactrole.update': () => ({ role: fresh('Finance') }),
  'note.create': async ({ make }) => ({ body: 'They called.', organization_id: await make('/crm/organization') }),
  'note.update': () => ({ body: fresh('They called again.') }),
  'relationtype.create': () => ({ name: fresh('Press'), kind: 'other' }),
  'relationtype.update': () => ({ name: fresh('Neighbour') }),
  'customfield.create': () => ({ entity: 'organization', key: fresh('sector_'), label: 'Sector', type: 'text' }),
  'customfield.update': () => ({ label: fresh('Branch') }),
}

/** A value for a new field of these records. */
export async function customValue({ env }: World, entity: string) {
  const field = { entity, key: fresh('field_'), label: 'Field', type: 'text' }
  const answer = await env.app.post('/crm/customfield', field)
  return { custom_field_id: answer.body.data.id, value: fresh('value') }
}
