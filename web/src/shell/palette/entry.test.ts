import { expect, test } from 'vitest'
import { type Entry, matching } from './entry.ts'

const entries = ['Hours', 'Projects', 'New project', 'Café Zürich', 'Go to the approvals'].map(
  (label): Entry => ({ id: label, label, icon: 'home', act: () => {} }),
)
const found = (typed: string) => matching(entries, typed).map(({ label }) => label)

test.each([
  ['pro', ['Projects', 'New project', 'Go to the approvals']],
  ['project new', ['New project']],
  ['CAFE zur', ['Café Zürich']],
  ['nothing', []],
  ['', ['Hours', 'Projects', 'New project', 'Café Zürich', 'Go to the approvals']],
])('"%s" finds %j', (typed, labels) => {
  expect(found(typed)).toEqual(labels)
})
