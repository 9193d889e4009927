// node server/proofs/gapless.ts: 4 processes, 32 clients, 2,000 drafts, one in five sabotaged, and no number is missing or twice.
import { runAlone } from './alone.ts'
import { withProofDatabase } from './database.ts'
import { runStorm } from './gapless-storm.ts'

await runAlone({ processes: 4, workers: 32, drafts: 2000, kills: 8 }, (numbers) =>
  withProofDatabase(async (databaseUrl) => {
    const { faults, finals, acknowledged, counts, seconds } = await runStorm({ databaseUrl, ...numbers })
    const details = [JSON.stringify(counts)]
    const rate = Math.round(finals / seconds)
    const summary = `numbers 1 to ${finals}, ${acknowledged} of them acknowledged, ${rate} a second`
    return { summary, details, faults }
  }),
)
