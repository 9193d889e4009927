// What takes long begins first: a long file that one worker begins last would let the other one wait for it.
import { relative } from 'node:path'
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification, type Vitest } from 'vitest/node'

/** Those that start programs or fill a year, longest first; then come the tests in a browser, then the rest as vitest has it. */
const LONG = [
  'server/test/guides.test.ts',
  'server/src/cli/start.test.ts',
  'server/src/demo/fill.test.ts',
  'server/src/cli/verbs.test.ts',
  'server/src/backup/crash.test.ts',
  'server/test/docs-browser.test.ts',
  'server/src/overviews/demo-year.test.ts',
  'server/src/backup/restore.test.ts',
]

export const longestFirst = ((vitest: Vitest) => {
  const usual = new BaseSequencer(vitest)
  const place = ({ moduleId }: TestSpecification) => {
    const path = relative(vitest.config.root, moduleId)
    if (LONG.includes(path)) return LONG.indexOf(path)
    return path.startsWith('web/e2e/') ? LONG.length : LONG.length + 1
  }
  return {
    shard: (files: TestSpecification[]) => usual.shard(files),
    sort: async (files: TestSpecification[]) => (await usual.sort(files)).sort((a, b) => place(a) - place(b)),
  }
}) as unknown as TestSequencerConstructor
