// Rights ticked one after the other: each shows at once, they are sent in order, and the last answer counts.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showProblem } from '../../../api/problems.ts'
import { patchRecord, useRefresh } from '../../../api/records.ts'
import { type Right, sessionQuery } from '../../../api/session.ts'
import type { Role } from './use-roles.ts'

type Wanted = ReadonlyMap<string, readonly Right[]>

export function useRights() {
  const cache = useQueryClient()
  const refresh = useRefresh()
  const [wanted, setWanted] = useState<Wanted>(new Map())
  const latest = useRef<Wanted>(wanted)
  const queue = useRef(Promise.resolve())

  function want(id: string, rights: readonly Right[] | undefined) {
    const next = new Map(latest.current)
    if (rights) next.set(id, rights)
    else next.delete(id)
    latest.current = next
    setWanted(next)
  }

  const rightsOf = (role: Role) => latest.current.get(role.id) ?? role.rights

  function toggle(role: Role, right: Right, isGiven: boolean) {
    const before = rightsOf(role).filter((one) => one !== right)
    const rights = isGiven ? [...before, right] : before
    want(role.id, rights)
    queue.current = queue.current.then(() => send(role.id, rights))
  }

  async function send(id: string, rights: readonly Right[]) {
    try {
      await patchRecord('/settings/role', { id, body: { rights: [...rights] } })
    } catch (error) {
      showProblem(error)
      want(id, undefined)
    }
    if (latest.current.get(id) !== rights && latest.current.has(id)) return
    await refresh('/settings/role')
    if (latest.current.get(id) === rights) want(id, undefined)
    void cache.invalidateQueries({ queryKey: sessionQuery().queryKey })
  }

  return { rightsOf, toggle, isSaving: wanted.size > 0 }
}
