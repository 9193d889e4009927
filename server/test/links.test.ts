// Every relative link in every Markdown file of the repository leads to something that is there, and to a heading of it.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { anchorOf } from '../src/pages/markdown.ts'

const root = join(import.meta.dirname, '../..')
const LEAST_FILES = 100

const NOT_OURS = ['node_modules', 'dist', 'data', '.git']
const files = globSync('**/*.md', { cwd: root, exclude: (name) => NOT_OURS.includes(name) })

const withoutCode = (text: string) => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '')

function brokenLinks(file: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
  return links.filter((link) => !/^(https?:|mailto:)/.test(link) && !leads(file, link))
}

function leads(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : path.startsWith('/') ? path : join(dirname(file), path)
  // An address of the server; the test of the pages follows those.
  if (target.startsWith('/')) return file.startsWith('docs/')
  if (!existsSync(join(root, target))) return false
  return anchor === undefined || headings(join(root, target)).includes(anchor)
}

function headings(path: string): string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '')
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!))
}

test('the scan saw the files', () => {
  expect(files.length).toBeGreaterThan(LEAST_FILES)
  expect(files).toContain('README.md')
})

test.each(files)('%s', (file) => {
  expect(brokenLinks(file, readFileSync(join(root, file), 'utf8'))).toEqual([])
})

test('a broken link is found', () => {
  const text = '[a](docs/nothing.md) [b](README.md#no-such-heading) [c](README.md#run-it) `[d](x.md)`'
  expect(brokenLinks('README.md', text)).toEqual(['docs/nothing.md', 'README.md#no-such-heading'])
})
