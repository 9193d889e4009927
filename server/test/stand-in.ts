// In the place of programs that the guides for operators use and a test must not: it does to the folder MACHINE what they do to a machine.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { placed } from './operator-paths.ts'

type Words = readonly string[]
type Environment = Record<string, string>

const READY = 'Kantoor is ready'
const [, , name = '', ...words] = process.argv
const machine = process.env.MACHINE!
const packages = join(import.meta.dirname, '../../node_modules')
const compiled = join(machine, 'var/cache/kantoor')
const [, ...paths] = process.env.PATH!.split(delimiter)
const env = { ...process.env, PATH: paths.join(delimiter) }
const plain = { PATH: env.PATH, NODE_COMPILE_CACHE: compiled }

const programs: Readonly<Record<string, (words: Words) => number | Promise<number>>> = {
  apt: note,
  useradd: note,
  npm: (asked) => (asked[0] === 'ci' ? install() : asked[0] === 'start' ? startOnce() : npm(asked)),
  systemctl,
  journalctl: ([flag, unit]) => (flag === '-u' ? print(readFileSync(journalOf(unit!), 'utf8')) : refuse()),
  'systemd-run': systemdRun,
}

process.exitCode = await programs[name]!(words)

function note(asked: Words): number {
  appendFileSync(join(machine, 'noted'), `${JSON.stringify([name, ...asked])}\n`)
  return 0
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}

function refuse(): number {
  console.error(`the stand-in for ${name} does not know ${words.join(' ')}`)
  return 2
}

/** The packages are here already, and the database that their installation ends with; what is compiled is kept in one place of this machine. */
function install(): number {
  if (!existsSync('package-lock.json')) return refuse()
  mkdirSync('node_modules/.cache', { recursive: true })
  if (!existsSync('node_modules/.cache/compile')) symlinkSync(compiled, 'node_modules/.cache/compile')
  for (const entry of ['.cache/database', ...readdirSync(packages)]) {
    const [own, link] = [join(packages, entry), join('node_modules', entry)]
    if (entry !== '.cache' && existsSync(own) && !existsSync(link)) symlinkSync(own, link)
  }
  return 0
}

function npm(asked: Words): number {
  return spawnSync('npm', asked, { env, stdio: 'inherit' }).status ?? 1
}

/** Until it is ready, and then it is told to stop: nobody waits for a server. */
async function startOnce(): Promise<number> {
  const child = spawn('npm', ['start'], { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let said = ''
  let isTold = false
  child.stdout.on('data', (part) => {
    process.stdout.write(part)
    said += part
    if (isTold || !said.includes(READY)) return
    isTold = true
    process.kill(-child.pid!, 'SIGTERM')
  })
  await ended
  return isTold ? 0 : 1
}

async function systemctl([verb, ...rest]: Words): Promise<number> {
  const unit = rest.at(-1)
  if (verb === 'daemon-reload') return 0
  if (verb === 'enable' && rest[0] === '--now') return startUnit(unit!)
  return verb === 'stop' ? stopUnit(unit!) : refuse()
}

async function startUnit(unit: string): Promise<number> {
  const text = placed(readFileSync(join(machine, `etc/systemd/system/${unit}.service`), 'utf8'), machine)
  const lineOf = (key: string) => new RegExp(`^${key}=-?(.*)$`, 'm').exec(text)![1]!
  const [program, ...asked] = lineOf('ExecStart').split(' ')
  const journal = openSync(journalOf(unit), 'a')
  const settings = { ...pairs(lineOf('Environment').split(' ')), ...fromFile(lineOf('EnvironmentFile')) }
  const child = spawn(program!, asked, {
    cwd: lineOf('WorkingDirectory'),
    env: { ...plain, ...settings },
    detached: true,
    stdio: ['ignore', journal, journal],
  })
  writeFileSync(join(machine, `${unit}.pid`), String(child.pid))
  while (!readFileSync(journalOf(unit), 'utf8').includes(READY)) {
    if (child.exitCode !== null) return 1
    await sleep(50)
  }
  child.unref()
  return 0
}

async function stopUnit(unit: string): Promise<number> {
  const pid = Number(readFileSync(join(machine, `${unit}.pid`), 'utf8'))
  process.kill(pid, 'SIGTERM')
  while (isAlive(pid)) await sleep(50)
  return 0
}

// Whoever ended and is not fetched by anybody has still a number.
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function systemdRun(asked: Words): number {
  const settings: Environment = {}
  let cwd = machine
  let at = 0
  for (; asked[at]?.startsWith('-'); at++) {
    const [option = '', value = ''] = asked[at]!.split(/=(.*)/s, 2)
    if (option === '--working-directory') cwd = value
    else if (option === '-p' && asked[at + 1]!.startsWith('EnvironmentFile='))
      Object.assign(settings, fromFile(asked[++at]!.slice('EnvironmentFile='.length)))
    else if (option === '-E') Object.assign(settings, pairs([asked[++at]!]))
    else if (!['--pipe', '--wait', '--uid'].includes(option)) return refuse()
  }
  const [program, ...rest] = asked.slice(at)
  return spawnSync(join(cwd, program!), rest, { cwd, env: { ...plain, ...settings }, stdio: 'inherit' }).status ?? 1
}

function fromFile(file: string): Environment {
  return pairs(readFileSync(file, 'utf8').split('\n').filter(Boolean))
}

function pairs(texts: Words): Environment {
  return Object.fromEntries(texts.map((text) => text.split(/=(.*)/s, 2)))
}

function journalOf(unit: string): string {
  return join(machine, `${unit}.journal`)
}
