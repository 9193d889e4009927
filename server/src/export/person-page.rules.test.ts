import { expect, test } from 'vitest'
import { indexPage } from './person-page.rules.ts'

const madeAt = '2026-11-16T12:00:00.000Z'

test('the page shows what is known, and nothing of it is taken for code', () => {
  const rows = [
    {
      id: '1',
      name: '<script>alert(1)</script>',
      email: null,
      address: { line1: 'Dam 1', country: null },
      tag_ids: ['x'],
    },
  ]
  const page = indexPage({ name: 'A & B', madeAt, language: 'en', sections: [{ key: 'person', count: 3, rows }] })
  expect(page).toContain('<h1>What we keep of A &amp; B</h1>')
  expect(page).toContain('<h2>Relation (3)</h2>')
  expect(page).toContain('<th>name</th><td>&lt;script&gt;alert(1)&lt;/script&gt;</td>')
  expect(page).toContain('<th>address</th><td>Dam 1</td>')
  expect(page).toContain('And 2 more, in the folder data.')
  expect(page).not.toContain('tag')
  expect(page).not.toContain('email')
})

test('a page of nothing says so', () => {
  expect(indexPage({ name: 'Jan', madeAt, language: 'nl', sections: [] })).toContain('Er is niets gevonden.')
})
