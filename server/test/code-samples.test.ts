import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { filled, programOf, readSamples, run, samplesOf } from './code-samples.ts'

const DOCUMENT = `# Title

\`\`\`ts
const a = 'https://kantoor.example'
\`\`\`

Words with \`code\`.

\`\`\`sh alone
curl https://kantoor.example
\`\`\`

\`\`\`\`md
\`\`\`ts
not code, but code about code
\`\`\`
\`\`\`\`

\`\`\`ts
const b = a
\`\`\`
`

test('the blocks of a document are found, with where they stand', () => {
  expect(readSamples(DOCUMENT).map(({ language, words, line }) => [language, words, line])).toEqual([
    ['ts', [], 4],
    ['sh', ['alone'], 10],
    ['md', [], 14],
    ['ts', [], 20],
  ])
  expect(samplesOf('client/README.md', 'ts').length).toBeGreaterThan(0)
})

test('a program has each line where the document has it', () => {
  const samples = readSamples(DOCUMENT).filter(({ language }) => language === 'ts')
  const lines = programOf(samples, { 'https://kantoor.example': 'http://127.0.0.1:1' }).split('\n')
  expect(lines[3]).toBe("const a = 'http://127.0.0.1:1'")
  expect(lines[19]).toBe('const b = a')
  expect(lines.filter(Boolean)).toHaveLength(2)
})

test('what should be replaced must be there', () => {
  expect(() => filled('a b', { c: 'd' })).toThrow('c does not occur')
})

test('a program runs with nothing of our environment', async () => {
  process.env.KANTOOR_SAMPLE = 'ours'
  const options = { cwd: tmpdir(), env: { GIVEN: 'given' } }
  const words = ['-c', 'echo "$KANTOOR_SAMPLE$GIVEN"; echo no >&2; exit 3']
  expect(await run('sh', words, options)).toEqual({ status: 3, stdout: 'given\n', stderr: 'no\n' })
  delete process.env.KANTOOR_SAMPLE
})
