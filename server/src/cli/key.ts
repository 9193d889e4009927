import { createKey } from '../modules/access/api-keys.queries.ts'
import { type Scope, scopes } from '../shared/rights.ts'
import { withOpenDatabase } from './database.ts'
import { environmentNamed } from './environment.ts'
import { maker } from './maker.ts'
import { checkName, verb, wrongUsage } from './verb.ts'

export const keyCreateVerb = verb({
  usage: '--environment <slug> --name <name> --scopes <a,b,…>',
  meaning: `makes an API key and prints it, once; scopes: ${scopes.join(', ')}`,
  options: { environment: { type: 'string' }, name: { type: 'string' }, scopes: { type: 'string' } },
  words: 0,
  async run(call) {
    const { environment, name } = call.options
    const wanted = readScopes(call.options.scopes)
    checkName(name, 100)
    await withOpenDatabase(call, async (db) => {
      const environmentId = await environmentNamed(db, environment)
      call.print(await createKey(db, { environmentId, name, scopes: wanted }, maker()))
      call.log(`key "${name}" made; it is not shown again`)
    })
  },
})

function readScopes(text: string | undefined): Scope[] {
  const wanted = new Set(
    (text ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  )
  const unknown = [...wanted].filter((word) => !scopes.includes(word as Scope))
  if (unknown.length > 0)
    throw wrongUsage(`there is no scope ${unknown.join(', ')}; the scopes are ${scopes.join(', ')}`)
  if (wanted.size === 0) throw wrongUsage(`--scopes is missing; the scopes are ${scopes.join(', ')}`)
  return scopes.filter((scope) => wanted.has(scope))
}
