import type { Database } from '../db/database.ts'
import { showProgress } from '../demo/progress.ts'
import { createEnvironment, findEnvironments } from '../modules/access/environments.ts'
import { withOpenDatabase } from './database.ts'
import { maker } from './maker.ts'
import { checkName, verb, wrongUsage } from './verb.ts'

export const environmentCreateVerb = verb({
  usage: '<slug> [--name <name>] [--demo]',
  meaning: 'makes an environment; --demo fills it',
  options: { name: { type: 'string' }, demo: { type: 'boolean' } },
  words: 1,
  async run(call) {
    const slug = call.words[0]!
    const { name = slug, demo } = call.options
    if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(slug)) throw wrongUsage('a slug is made of a-z, 0-9 and -')
    checkName(name, 200)
    await withOpenDatabase(call, async (db) => {
      if ((await findEnvironments(db)).has(slug)) throw new Error(`the environment "${slug}" exists already`)
      const id = await createEnvironment(db, { slug, name }, maker())
      if (demo) {
        // It stands on the whole service, which nothing else here needs.
        const { fillDemo } = await import('../demo/fill.ts')
        await fillDemo(db, id, { progress: showProgress() })
      }
      call.print(`${slug} ${id}`)
    })
  },
})

export async function environmentNamed(db: Database, slug: string | undefined): Promise<string> {
  const environments = await findEnvironments(db)
  const id = environments.get(slug ?? '')
  if (id) return id
  const known = [...environments.keys()].join(', ') || 'none yet, make one with environment create'
  throw wrongUsage(`${slug ? `there is no environment "${slug}"` : '--environment is missing'}; there are: ${known}`)
}
