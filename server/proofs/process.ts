// One HTTP process of the proof: it can be killed at any moment.
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/server.ts'

const config = readConfig(process.env)
const server = await startServer(config, config.databaseUrl!)
process.send?.('ready')
process.on('disconnect', () => void server.stop())
