import { createAccount, findRoles, makeLink, resetTotp } from '../modules/access/accounts.ts'
import { linkAddress } from '../modules/access/sign-in.queries.ts'
import { withOpenDatabase } from './database.ts'
import { environmentNamed } from './environment.ts'
import { maker } from './maker.ts'
import { checkName, verb, wrongUsage } from './verb.ts'

export const userCreateVerb = verb({
  usage: '--environment <slug> --email <address> [--role owner] [--name <name>] [--reset-totp]',
  meaning:
    'makes a user, or finds the one with this address; prints a one-time sign-in link. --reset-totp is for who lost the app that makes the codes',
  options: {
    environment: { type: 'string' },
    email: { type: 'string' },
    role: { type: 'string', default: 'owner' },
    name: { type: 'string' },
    'reset-totp': { type: 'boolean' },
  },
  words: 0,
  async run(call) {
    const { environment, email = '', role, name = email.split('@')[0]! } = call.options
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw wrongUsage('--email must be an e-mail address')
    checkName(name, 200)
    await withOpenDatabase(call, async (db) => {
      const environmentId = await environmentNamed(db, environment)
      const roles = await findRoles(db, environmentId)
      const roleId = roles.get(role)
      if (!roleId) throw wrongUsage(`there is no role "${role}"; there are: ${[...roles.keys()].join(', ')}`)
      const account = { environmentId, email, name, roleId }
      const forExisting = await makeLink(db, account, maker())
      if (forExisting) call.log(`${email} exists already; this is a new link`)
      else await createAccount(db, account, maker())
      if (call.options['reset-totp'] && (await resetTotp(db, account)))
        call.log(`${email} is asked for no code any more`)
      const token = forExisting ?? (await makeLink(db, account, maker()))!
      call.print(linkAddress(call.config.publicUrl, token))
    })
  },
})
