import { holdAlone } from '../db/serving.ts'
import { fillDemo } from '../demo/fill.ts'
import { showProgress } from '../demo/progress.ts'
import { withOpenDatabase } from './database.ts'
import { environmentNamed } from './environment.ts'
import { verb, wrongUsage } from './verb.ts'

export const demoVerb = verb({
  usage: '--environment <slug> [--size small|large] [--hours <number>] [--seed <number>]',
  meaning: 'fills an environment with demo data',
  options: {
    environment: { type: 'string' },
    size: { type: 'string', default: 'small' },
    hours: { type: 'string' },
    seed: { type: 'string' },
  },
  words: 0,
  async run(call) {
    const { environment, size } = call.options
    if (size !== 'small' && size !== 'large') throw wrongUsage('--size must be small or large')
    const numbers = { ...wholeNumber('hours', call.options.hours), ...wholeNumber('seed', call.options.seed) }
    await withOpenDatabase(call, async (db) => {
      const hold = await holdAlone(db.url)
      try {
        const id = await environmentNamed(db, environment)
        const options = { size, ...numbers, alone: hold !== undefined, progress: showProgress() } as const
        call.print(JSON.stringify(await fillDemo(db, id, options)))
      } finally {
        await hold?.release()
      }
    })
  },
})

function wholeNumber(name: string, text: string | undefined): Record<string, number> {
  if (text === undefined) return {}
  if (!/^\d{1,9}$/.test(text)) throw wrongUsage(`--${name} must be a whole number`)
  return { [name]: Number(text) }
}
