// node server/proofs/matrices.ts: the tests that try only a part of what they could, with all of it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const files = [
  ...[
    'contract',
    'bad-input',
    'faults',
    'foreign-ids',
    'tenant',
    'privacy',
    'people-races',
    'pool',
    'mcp-read-only',
    'mcp-crosstalk',
    'oauth-flood',
  ].map((name) => `server/test/${name}.test.ts`),
  'server/src/cli.test.ts',
  'server/src/cli/listen.test.ts',
  'server/src/cli/verbs.test.ts',
  'server/src/db/transaction-storm.test.ts',
  'server/src/demo/fill.test.ts',
  'server/src/reports/work-in-progress-model.test.ts',
  'web/e2e',
]

const root = join(import.meta.dirname, '../..')
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files],
  // None of it waits for ever.
  { cwd: root, env: { ...process.env, LONG: '1' }, stdio: 'inherit', timeout: 7_200_000 },
)
console.log(status === 0 ? `all of ${files.join(', ')}` : 'a test failed')
process.exitCode = status === 0 ? 0 : 1
