// node server/proofs/model.ts: long histories of two companies, after every step of which the system equals a simple model of it.
import { startTestServer } from '../test/harness.ts'
import { NOW } from '../test/model/days.ts'
import { type Heard, proveModel, stepsIn } from '../test/model/prove-model.ts'
import { type Outcome, runAlone } from './alone.ts'
import { withProofDatabase } from './database.ts'

await runAlone({ runs: 60, steps: 400 }, (histories) =>
  withProofDatabase(async (databaseUrl): Promise<Outcome> => {
    const server = await startTestServer({ databaseUrl, clock: { now: () => Date.parse(NOW) } })
    try {
      const heard = await proveModel(server, histories)
      return {
        summary: `${histories.runs} histories, ${stepsIn(heard)} steps in all`,
        details: linesOf(heard),
        faults: [],
      }
    } catch (error) {
      const { message, cause } = error as Error
      return { summary: 'a history in which they differ', faults: [`${message}\n${cause}`] }
    } finally {
      await server.close()
    }
  }),
)

function linesOf(heard: Heard): string[] {
  return Object.entries(heard).map(([name, told]) => {
    const answers = Object.entries(told).map(([answer, count]) => `${answer} × ${count}`)
    return `${name}: ${answers.join(', ')}`
  })
}
