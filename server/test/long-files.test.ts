import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONG } from './long-files.ts'

test('every file that is said to take long is there', () => {
  expect(LONG.filter((path) => !existsSync(join(import.meta.dirname, '../..', path)))).toEqual([])
})
