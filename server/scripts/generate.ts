// npm run generate: writes every derived file.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generatedFiles } from './generated.ts'

const root = join(import.meta.dirname, '../..')

for (const [path, text] of Object.entries(await generatedFiles())) await writeFile(join(root, path), text)
