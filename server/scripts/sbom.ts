// npm run -s sbom: the list of components on stdout.
import { bomOf, readLock } from './components.ts'

process.stdout.write(`${JSON.stringify(bomOf(readLock()), null, 2)}\n`)
