import { defineConfig } from 'vitest/config'

// Rules are pure and share one thread; everything else talks to one real PostgreSQL that test/postgres.ts starts once per run.
export default defineConfig({
  test: {
    include: ['server/**/*.test.ts', 'client/**/*.test.ts', 'web/**/*.test.ts'],
    globalSetup: ['server/test/postgres.ts', 'server/test/chromium.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine.
    expect: { poll: { timeout: 10_000 } },
  },
})
