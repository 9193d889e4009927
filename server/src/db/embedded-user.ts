import { spawnSync } from 'node:child_process'

export interface User {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root. */
export function serviceUser(): User {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN),
    )
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody: start as another user')
}

/** Tried as that user, since modes alone do not tell (access lists, mounts, folders above). */
export function canEnter(user: User, folder: string) {
  return spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...user, cwd: '/' }).status === 0
}
