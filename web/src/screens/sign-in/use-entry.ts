// Whichever way somebody takes: refused, a code to show first, a password to choose, or inside.
import { useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../../api/api.ts'
import { queries } from '../../api/queries.ts'
import { keepSession, type Session } from '../../api/session.ts'
import { useLanguage } from '../../words/language.tsx'
import { firstScreen } from './destination.ts'
import type { Entry, Way } from './enter.ts'
import type { Refused } from './refusal.tsx'

export function useEntry(back: string | undefined) {
  const router = useRouter()
  const applyLook = useOwnLook()
  const [busyWith, setBusyWith] = useState<Way>()
  const [refused, setRefused] = useState<Refused>()
  const [ticket, setTicket] = useState<string>()
  const [next, setNext] = useState<string>()

  async function enter(by: Way, trying: Promise<Entry>) {
    setBusyWith(by)
    const entry = await trying
    if (entry && 'session' in entry) return goIn(entry.session, by)
    setBusyWith(undefined)
    if (!entry) return setRefused(undefined)
    if ('ticket' in entry) {
      setRefused(undefined)
      return setTicket(entry.ticket)
    }
    if (entry.problem.code === 'step-expired') setTicket(undefined)
    setRefused({ ...entry, by })
  }

  async function goIn(session: Session, by: Way) {
    // Whoever was here before must leave nothing behind.
    queries.clear()
    keepSession(session)
    const [screen] = await Promise.all([back ?? firstScreen(session), applyLook(session)])
    setBusyWith(undefined)
    if (session.user.has_password || by === 'passkey') router.history.replace(screen)
    else setNext(screen)
  }

  function startAgain() {
    setTicket(undefined)
    setRefused(undefined)
  }

  return { enter, busyWith, refused, ticket, next, startAgain }
}

/** A browser that sees somebody for the first time takes over the language and the colours he chose elsewhere. */
function useOwnLook() {
  const { choose } = useLanguage()
  const { setColorScheme } = useMantineColorScheme()
  return async ({ user }: Session) => {
    if (user.language) choose(user.language)
    const { data } = await client.GET('/session/preferences').catch(() => ({ data: undefined }))
    if (data?.data.updated_at) setColorScheme(data.data.color_scheme)
  }
}
