// A worker of its own for a test that kills it: node import-worker.ts <url of the database>
import { openDatabase } from '../src/db/database.ts'
import { importing } from '../src/worker/imports.ts'

await importing().run(openDatabase(process.argv[2]!, { connections: 3 }))
