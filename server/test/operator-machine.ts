// A machine as the guides for operators see it: a folder in the place of its root, a repository to clone, and programs of which some are
// stand-ins. Everything else they name is the real thing: bash, git, npm run, the server, its PostgreSQL.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { readMigrations } from '../src/db/migration-files.ts'
import { type Run, run, type Values } from './code-samples.ts'
import { placed } from './operator-paths.ts'

/** Programs that are not what they are called, and why. */
export const STAND_INS = {
  apt: 'a test installs nothing; its words are looked at',
  useradd: 'nor does it make users; its words are looked at',
  npm: 'ci takes the packages that are here, start ends when the server is ready; the rest is npm itself',
  systemctl: 'no systemd runs here: it starts what the unit says',
  journalctl: 'prints what that has said',
  'systemd-run': 'runs the program in the folder and with the settings that it is told',
}

export interface Machine {
  readonly root: string
  /** A text with the folders of this machine in the place of those that it names. */
  placed(text: string): string
  /** In a folder of the machine, as a reader types it. */
  follow(text: string, folder: string, env?: Values): Promise<Run>
  /** What those programs were asked that only take notes. */
  noted(): readonly (readonly string[])[]
  /** The next one, with one migration more, in the repository. */
  release(): Promise<void>
  remove(): void
}

const repository = join(import.meta.dirname, '../..')
const AUTHOR = ['-c', 'user.name=Kantoor', '-c', 'user.email=kantoor@example.com', '-c', 'commit.gpgsign=false']
export const FIRST = 'first'

export async function openMachine(): Promise<Machine> {
  const root = mkdtempSync(join(tmpdir(), 'kantoor-machine-'))
  // PostgreSQL runs as another user, and has to enter it.
  chmodSync(root, 0o755)
  const folders = [
    'bin',
    'etc/systemd/system',
    'etc/ssl',
    'mnt/other-disk',
    'mnt/safe',
    'opt',
    'origin',
    'var/cache/kantoor',
    'var/lib',
    'var/backups/kantoor',
  ]
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })
  for (const name of Object.keys(STAND_INS)) writeStandIn(root, name)
  const git = async (...words: string[]) => {
    const { status, stderr } = await run('git', [...AUTHOR, ...words], { cwd: join(root, 'origin') })
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
  }
  const commit = async (message: string) => {
    await git('add', '--all')
    await git('commit', '--quiet', '--message', message)
  }
  fillRepository(join(root, 'origin'))
  await git('init', '--quiet', '--initial-branch=main')
  await commit(FIRST)
  await git('tag', FIRST)
  return {
    root,
    placed: (text) => placed(text, root),
    follow: (text, folder, env = {}) => {
      const PATH = [join(root, 'bin'), process.env.PATH].join(delimiter)
      return run('bash', ['--norc', '-euo', 'pipefail', '-c', placed(text, root)], {
        cwd: join(root, folder),
        env: { PATH, MACHINE: root, HOME: root, ...env },
        timeoutMs: 150_000,
      })
    },
    noted: () =>
      readFileSync(join(root, 'noted'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string[]),
    async release() {
      const number = String(readMigrations().length + 1).padStart(4, '0')
      const file = join(root, `origin/server/migrations/${number}_next_release.sql`)
      writeFileSync(file, 'create table next_release (id integer primary key);\n')
      await commit('next')
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

// Its own path is left out of the script's, so that it can reach whom it stands for.
function writeStandIn(root: string, name: string): void {
  const file = join(root, 'bin', name)
  const words = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, 'stand-in.ts'),
    name,
  ]
  writeFileSync(file, `#!/bin/sh\nexec ${words.map((word) => `'${word}'`).join(' ')} "$@"\n`, { mode: 0o755 })
}

/** All that the server needs; what it only reads is the one of this repository. */
function fillRepository(origin: string): void {
  const copied = [
    'package.json',
    'package-lock.json',
    '.gitignore',
    'deploy',
    'server/package.json',
    'server/migrations',
    'server/src',
  ]
  for (const path of copied)
    cpSync(join(repository, path), join(origin, path), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts'),
    })
  for (const path of ['docs', 'web', 'client']) symlinkSync(join(repository, path), join(origin, path))
}
