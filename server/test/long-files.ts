/** Those that start programs or fill a year, longest first; then come the tests in a browser, then the rest as vitest has it. */
export const LONG = [
  'server/test/guides.test.ts',
  'server/src/cli/start.test.ts',
  'server/src/demo/fill.test.ts',
  'server/src/cli/verbs.test.ts',
  'server/src/backup/crash.test.ts',
  'server/test/docs-browser.test.ts',
  'server/src/overviews/demo-year.test.ts',
  'server/src/backup/restore.test.ts',
]
