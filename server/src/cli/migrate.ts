import { migrate } from '../db/migrate.ts'
import { withDatabase } from './database.ts'
import { verb } from './verb.ts'

export const migrateVerb = verb({
  usage: '',
  meaning: 'only the migrations',
  options: {},
  words: 0,
  async run(call) {
    const { applied } = await withDatabase(call, (url) => migrate(url, { log: call.log }))
    call.log(applied.length ? `${applied.length} migrations applied` : 'nothing to migrate')
  },
})
