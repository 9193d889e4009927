import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './server/test/longest-first.ts'

// Rules are pure and share one thread; everything else talks to one real PostgreSQL that test/postgres.ts starts once per run.
export default defineConfig({
  test: {
    include: ['server/**/*.test.ts', 'client/**/*.test.ts', 'web/**/*.test.ts'],
    globalSetup: ['server/test/postgres.ts', 'server/test/chromium.ts', 'server/test/programs.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: longestFirst },
    // Only for what hangs: nothing fails because a busy machine takes its time.
    testTimeout: process.env.LONG ? 600_000 : 300_000,
    hookTimeout: 300_000,
    // Programs that tests start find what others have compiled, as with npm start.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compile') },
    expect: { poll: { timeout: 120_000 } },
  },
})
