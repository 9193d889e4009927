// Files that were made to do harm, or that were never a table: each is refused in words, and nothing of it lasts.

import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { type Importer, importerOf } from '../../test/import-fixtures.ts'

let server: TestServer
let importer: Importer
beforeAll(async () => {
  server = await startTestServer()
  importer = importerOf(server, await server.environment())
})
afterAll(() => server.close())

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

async function workbook(sheet: string, more: Readonly<Record<string, Buffer>> = {}): Promise<Buffer> {
  const zip = new ZipFile()
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>
      <Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/>
      ${'xl/sharedStrings.xml' in more ? `<Relationship Id="rId2" Type="${RELATIONSHIPS}/sharedStrings" Target="sharedStrings.xml"/>` : ''}
    </Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  }
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  for (const [name, bytes] of Object.entries(more)) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}

function row(number: number, ...cells: string[]): string {
  const letters = 'ABCDEF'
  const written = cells.map((cell, i) => cell.replace('<c', `<c r="${letters[i]}${number}"`))
  return `<row r="${number}">${written.join('')}</row>`
}

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

test('a workbook is read, and of a formula what it came to', async () => {
  const file = await workbook(
    row(1, text('Naam'), text('Betaaltermijn')) + row(2, text('Acme'), '<c><f>15*2</f><v>30</v></c>'),
  )
  const read = await importer.upload('organization', file, 'file.xlsx')
  expect(read).toMatchObject({ status: 'mapping', preview: [['Acme', 30]], file_format: { type: 'xlsx' } })
})

test('a small workbook that unpacks to gigabytes is refused before it does', async () => {
  const file = await workbook(row(1, text('Naam')), { 'xl/sharedStrings.xml': Buffer.alloc(200 * 1024 * 1024, 32) })
  expect(file.length).toBeLessThan(1024 * 1024)
  expect(await importer.upload('organization', file)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('too large'),
  })
})

test('one long text that every cell repeats is refused before it is copied for each', async () => {
  const strings = (length: number) => ({
    'xl/sharedStrings.xml': Buffer.from(`<sst><si><t>Naam</t></si><si><t>${'a'.repeat(length)}</t></si></sst>`),
  })
  const shared = (place: number) => `<c t="s"><v>${place}</v></c>`
  const rows = Array.from({ length: 6000 }, (_, i) => row(i + 2, shared(1)))
  const file = (length: number) => workbook([row(1, shared(0)), ...rows].join(''), strings(length))
  const bomb = await file(20_000)
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(await importer.upload('organization', bomb)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('too much text'),
  })
  expect(await importer.upload('organization', await file(20))).toMatchObject({ status: 'mapping', row_count: 6000 })
})

test('a workbook that claims a gigabyte, or less than it holds, is refused', async () => {
  const claims = async (size: number) => {
    const file = await workbook(row(1, text('Naam')) + row(2, text('Acme')))
    const at = file.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
    file.writeUInt32LE(size, at + 24)
    return (await importer.upload('organization', file)).error
  }
  expect(await claims(1024 ** 3)).toContain('too large')
  expect(await claims(3)).toContain('damaged')
})

test.each([
  ['nothing but headings', 'Naam;E-mail\n', 'row of headings'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old Excel'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5]), 'not a table'],
  ['an archive cut off', Buffer.from('PK\x03\x04 and then no more', 'latin1'), 'complete workbook'],
  ['a thousand columns', `${Array(1000).fill('a').join(';')}\n${Array(1000).fill('b').join(';')}\n`, 'columns'],
])('%s is refused in words', async (_what, content, words) => {
  expect(await importer.upload('organization', content)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining(words),
  })
})

test('NUL, a cell of a million characters and letters of Windows are rows like any other', async () => {
  const lines = [`Naam;Notitie`, `Nul\0;x`, `Long;${'a'.repeat(900_000)}`, `Caf\u00e9;fine`]
  const done = await importer.through('organization', Buffer.from(lines.join('\r\n'), 'latin1'))
  expect(done).toMatchObject({ made_count: 1, failed_count: 2, file_format: { encoding: 'windows-1252' } })
  expect(await importer.remarks(done.id)).toMatchObject([
    { row_number: 2, column_name: 'Naam', code: 'invalid' },
    { row_number: 3, column_name: 'Notitie', code: 'maxLength' },
  ])
})
