// Runs podman and what goes with it, with images and containers in a folder of their own, and says what a program said when it fails.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from './programs.ts'

export type Run = (program: string, words: readonly string[], options?: RunOptions) => Promise<string>

export interface RunOptions {
  /** Any exit code will do; it is the last line of what comes back. */
  readonly anyhow?: boolean
  readonly env?: Readonly<Record<string, string>>
}

// Without systemd, as in a machine that is itself started for a test; and with no more open files than any machine grants.
const ENGINE = 'cgroup_manager = "cgroupfs"\nevents_logger = "file"\n'
const LIMITS = 'default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n'

export function programsIn(folder: string, root: string): Run {
  mkdirSync(folder, { recursive: true })
  const [storage, engine] = [join(folder, 'storage.conf'), join(folder, 'containers.conf')]
  writeFileSync(storage, `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/graph"\nrunroot = "${folder}/run"\n`)
  const runtime = findProgram('runc') ? 'runtime = "runc"\n' : ''
  writeFileSync(engine, `[engine]\n${runtime}${ENGINE}[containers]\n${LIMITS}`)
  const own = { CONTAINERS_STORAGE_CONF: storage, CONTAINERS_CONF: engine }
  return async (program, words, { anyhow = false, env = {} } = {}) => {
    const child = spawn(program, words, {
      cwd: root,
      env: { ...process.env, ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [told, complained] = ['', '']
    child.stdout.on('data', (text) => (told += text))
    child.stderr.on('data', (text) => (complained += text))
    const [code] = (await once(child, 'close')) as [number | null]
    if (anyhow) return `${told}${complained}\n${code}`
    if (code === 0) return told.trim()
    throw new Error(`${program} ${words.join(' ')} ended with ${code}:\n${`${told}${complained}`.slice(-3000)}`)
  }
}
