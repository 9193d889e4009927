import { beginDatabase } from './cli/first-database.ts'

// A reader that has seen enough, such as head, must not end us before the database is put back.
process.stdout.on('error', () => {})

const words = process.argv.slice(2)
beginDatabase(words, process.env)
const { main } = await import('./cli/main.ts')
process.exitCode = await main(words, process.env)
// A pipe takes what it can; leaving earlier would cut off the rest.
process.stdout.write('', () => process.exit())
