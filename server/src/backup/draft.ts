// A file that is there whole or not at all: written under another name, flushed, and given its name in one step.
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export interface Draft {
  readonly path: string
  /** Gives it its name; refuses where a file of that name has come up meanwhile, unless it may be replaced. */
  publish(): void
  discard(): void
}

export function openDraft(file: string, replace: boolean): Draft {
  const folder = dirname(file)
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`)
  if (!replace && existsSync(file)) throw existing(file)
  removeLeftovers(folder, basename(file))
  const path = join(folder, `.${basename(file)}.${process.pid}.draft`)
  return {
    path,
    publish() {
      if (replace) renameSync(path, file)
      else publishNew(path, file)
      flushFolder(folder)
    },
    discard: () => rmSync(path, { force: true }),
  }
}

function publishNew(path: string, file: string) {
  try {
    linkSync(path, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw existing(file)
    // Some file systems know no second name of a file.
    if (code !== 'EPERM' && code !== 'ENOTSUP') throw error
    return renameSync(path, file)
  }
  rmSync(path)
}

function existing(file: string): Error {
  return new Error(`${file} is there already: choose another name, or --force replaces it`)
}

// Whoever was killed could not clean up.
function removeLeftovers(folder: string, name: string) {
  for (const found of readdirSync(folder)) {
    const pid = found.startsWith(`.${name}.`) && /\.(\d+)\.draft$/.exec(found)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, found), { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function flushFolder(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
