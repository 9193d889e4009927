// Programs that a machine may have. What needs one that is missing says so, and never installs it.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const USUAL = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/opt/homebrew/bin']

/** Where the first of them that is there lies. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...USUAL]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isThere)
}

function isThere(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
