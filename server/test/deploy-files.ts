// The files in deploy/, read as far as their tests need them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** Instructions with their words; a line that ends in \ goes on. */
export function instructions(text: string): { name: string; rest: string }[] {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line))
    .map((found) => ({ name: found?.[1] ?? '', rest: found?.[2] ?? '' }))
}

/** A mapping, a list or a text: as much of YAML as compose.yaml uses. */
export type Yaml = string | Yaml[] | { [key: string]: Yaml }

interface YamlLine {
  readonly indent: number
  readonly text: string
}

export function readYaml(text: string): { [key: string]: Yaml } {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .map((line): YamlLine => ({ indent: line.search(/\S/), text: line.trim() }))
  if (text.includes('\t')) throw new Error('YAML has no tabs')
  const [read, next] = block(lines, 0, 0)
  if (next !== lines.length) throw new Error(`line "${lines[next]!.text}" is indented as nothing else`)
  return read as { [key: string]: Yaml }
}

function block(lines: readonly YamlLine[], start: number, indent: number): [Yaml, number] {
  return lines[start]?.text.startsWith('- ') ? list(lines, start, indent) : mapping(lines, start, indent)
}

function list(lines: readonly YamlLine[], start: number, indent: number): [Yaml[], number] {
  const items: Yaml[] = []
  let at = start
  for (; lines[at]?.indent === indent && lines[at]!.text.startsWith('- '); at++)
    items.push(scalar(lines[at]!.text.slice(2)))
  return [items, at]
}

function mapping(lines: readonly YamlLine[], start: number, indent: number): [{ [key: string]: Yaml }, number] {
  const found: { [key: string]: Yaml } = {}
  let at = start
  while (lines[at]?.indent === indent) {
    const [, key, rest] = /^([\w.-]+):(?: (.*))?$/.exec(lines[at]!.text) ?? []
    if (!key || key in found) throw new Error(`line "${lines[at]!.text}" is no key of its own`)
    const inner = lines[at + 1]?.indent ?? 0
    if (rest === undefined && inner > indent) [found[key], at] = block(lines, at + 1, inner)
    else {
      found[key] = scalar(rest ?? '')
      at++
    }
  }
  return [found, at]
}

function scalar(text: string): Yaml {
  if (text.startsWith('[') || text.startsWith('"')) return JSON.parse(text) as Yaml
  return text
}
