// What takes long begins first: a long file that one worker begins last would let the other one wait for it.
import { relative } from 'node:path'
import {
  BaseSequencer,
  type TestSequencer,
  type TestSequencerConstructor,
  type TestSpecification,
  type Vitest,
} from 'vitest/node'
import { LONG } from './long-files.ts'

// vitest calls it with new, which an arrow could not take.
function LongestFirst(vitest: Vitest): TestSequencer {
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
}

export const longestFirst = LongestFirst as unknown as TestSequencerConstructor
