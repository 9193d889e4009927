import { randomUUID } from 'node:crypto'
import { givePasskey, switchOnTotp } from '../access-fixtures.ts'
import { type Bodies, fresh, type Records } from './world.ts'

export const accessBodies: Bodies = {
  'user.create': async ({ make }) => ({
    email: `${fresh('anna')}@example.com`,
    name: 'Anna',
    role_id: await make('/settings/role'),
  }),
  'session.rename': () => ({ name: fresh('Bert') }),
  'user.update': () => ({ name: fresh('Bert') }),
  'passkey.update': () => ({ name: fresh('Telephone') }),
  'role.create': () => ({ name: fresh('Planner'), rights: ['projects:read'] }),
  'role.update': () => ({ name: fresh('Controller') }),
  'api_key.create': () => ({ name: 'Accounting', scopes: ['crm:read'] }),
  'preferences.replace': () => ({
    language: 'nl',
    color_scheme: 'dark',
    start_screen: fresh('screen'),
    week_starts_on: 'monday',
    columns: { organizations: ['name', 'email'] },
  }),
  'view.create': () => ({ screen: 'organizations', name: fresh('Ours'), query: { is_active: 'true' } }),
  'view.update': () => ({ name: fresh('Theirs') }),
  'search.find': () => ({ query: 'acme' }),
  'environment.update': () => ({ name: fresh('Company') }),
}

/** A passkey comes from a device, and codes from an app. */
export const accessRecords: Records = {
  '/session/passkey': ({ server, env }) => givePasskey(server, env, randomUUID()),
  'user.reset_totp': async ({ server, env, make }) => switchOnTotp(server, env, await make('/settings/user')),
}
