import { withDatabase } from './database.ts'
import { upgrade } from './upgrade.ts'
import { verb } from './verb.ts'

export const migrateVerb = verb({
  usage: '',
  meaning: 'only the migrations',
  options: {},
  words: 0,
  async run(call) {
    const { applied } = await withDatabase(call, (url) => upgrade(url, call))
    call.log(applied.length ? `${applied.length} migrations applied` : 'nothing to migrate')
  },
})
