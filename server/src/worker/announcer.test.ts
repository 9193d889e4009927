import { expect, test } from 'vitest'
import { scratchDatabase } from '../../test/scratch.ts'
import { openDatabase } from '../db/database.ts'
import { createEnvironment } from '../modules/access/environments.ts'
import { idMaker, systemClock } from '../shared/clock.ts'
import { announcer } from './announcer.ts'

test('every environment is looked at, as often as there is more, and one that fails keeps no other back', async () => {
  const scratch = await scratchDatabase()
  const db = openDatabase(scratch.url)
  const maker = { newId: idMaker(systemClock), now: new Date().toISOString() }
  const [broken, busy, quiet] = await Promise.all(
    ['broken', 'busy', 'quiet'].map((slug) => createEnvironment(db, { slug, name: slug }, maker)),
  )
  const looks: (string | undefined)[] = []
  const duty = announcer('test', 'test.announce', async ({ actor }, most) => {
    looks.push(actor.environmentId)
    if (actor.environmentId === broken) throw new Error('no luck')
    return actor.environmentId === busy && looks.filter((one) => one === busy).length < 3 ? most : 0
  })
  await expect(duty.run(db)).rejects.toThrow('broken: no luck')
  expect(looks).toEqual([broken, busy, busy, busy, quiet])
  await db.close()
  await scratch.drop()
})
