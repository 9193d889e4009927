import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyDatabase } from './embedded-prepared.ts'
import { type ProgramOptions, renameUnlessThere, runnablePrograms, shelterOf } from './embedded-programs.ts'
import { canEnter, serviceUser, type User } from './embedded-user.ts'

export interface PlaceOptions extends ProgramOptions {
  dataDir: string
  /** For tests: no safety on power loss. */
  throwaway?: boolean
  /** A folder to copy a new database from, should it be there; asked for only when one must be made. */
  prepared?: () => string
}

export interface Place {
  programs: string
  folder: string
  /** The user PostgreSQL runs as; undefined = ourselves. */
  user: User | undefined
}

/** Finds or makes the database folder, and programs that its user can run. */
export async function findPlace(options: PlaceOptions): Promise<Place> {
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const found = databaseFolder(dataDir)
  const user = found ? ownerOf(found) : process.getuid?.() === 0 ? serviceUser() : undefined
  if (found && user && !canEnter(user, found)) {
    throw new Error(`PostgreSQL runs as uid ${user.uid}, which cannot enter ${found}: chmod o+x the folders above it`)
  }
  const programs = runnablePrograms(options, user)
  return {
    programs,
    user,
    folder: realpathSync(found ?? (await makeDatabase({ ...options, dataDir, programs }, user))),
  }
}

const run = promisify(execFile)
const location = 'postgres.location'

function databaseFolder(dataDir: string) {
  const pointer = join(dataDir, location)
  const usual = join(dataDir, 'postgres')
  if (!existsSync(pointer)) return isFilled(usual) ? usual : undefined
  const folder = readFileSync(pointer, 'utf8').split('\n')[0]!
  if (isFilled(folder)) return folder
  throw new Error(`the database is not in ${folder}: put it back, or delete ${pointer} to begin with an empty one`)
}

// A folder that we may not read is somebody's database too.
function isFilled(folder: string) {
  try {
    return readdirSync(folder).length > 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

function ownerOf(folder: string): User | undefined {
  const { uid, gid } = statSync(folder)
  const own = process.getuid?.()
  if (own === undefined || uid === own) return undefined
  if (own === 0) return { uid, gid }
  throw new Error(`${folder} belongs to uid ${uid}: start as that user or as root`)
}

// Filled under a draft name and published in one step: of two first starts one wins, and an interrupted one leaves no half database.
async function makeDatabase(options: PlaceOptions & { programs: string }, user: User | undefined) {
  options.log('making the database; this happens once')
  const draft = draftFolder(options, user)
  let won = false
  try {
    await fill(draft, options, user)
    won = publish(draft, options.dataDir)
  } finally {
    if (!won) rmSync(draft, { recursive: true })
  }
  return databaseFolder(options.dataDir)!
}

async function fill(draft: string, options: PlaceOptions & { programs: string }, user: User | undefined) {
  const { programs, prepared, throwaway } = options
  if (prepared && (await copyDatabase(prepared(), draft, user).catch(() => emptied(draft)))) return
  await run(join(programs, 'bin/initdb'), initdbArguments(draft, throwaway), { ...user, cwd: '/', env: {} })
}

// Who installed may be another than who starts, and his copy unreadable: then it is made like any other.
function emptied(folder: string): false {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  return false
}

function draftFolder(options: PlaceOptions, user: User | undefined) {
  const near = ownFolder(join(options.dataDir, 'postgres.new-'), user)
  if (!user || canEnter(user, near)) return near
  rmSync(near, { recursive: true })
  const name = createHash('sha256').update(options.dataDir).digest('hex').slice(0, 12)
  return ownFolder(join(shelterOf(options), `${name}-`), user)
}

function ownFolder(prefix: string, user: User | undefined) {
  const folder = mkdtempSync(prefix)
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

// The built-in provider sorts and folds alike on every machine; LC_CTYPE only tells extensions which letters are letters.
function initdbArguments(folder: string, throwaway = false) {
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', `--lc-ctype=${ctype}`]
  if (throwaway) options.push('--no-sync')
  return ['-D', folder, ...options, '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
}

function publish(draft: string, dataDir: string) {
  if (dirname(draft) === dataDir) return renameUnlessThere(draft, join(dataDir, 'postgres'))
  const why = 'The database is there because the user PostgreSQL runs as cannot enter this folder.'
  const pointer = join(dataDir, location)
  const pointerDraft = `${pointer}.${randomBytes(6).toString('hex')}`
  writeFileSync(pointerDraft, `${draft}\n${why}\n`, { flush: true })
  try {
    linkSync(pointerDraft, pointer)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(pointerDraft)
  }
}
