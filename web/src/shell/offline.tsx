// Says that the service is out of reach, tries it again by itself, and goes away when it answers.
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../api/api.ts'
import { useReachable } from '../api/reach.ts'
import { Icon } from '../ui/icon.tsx'
import { useWords, words } from '../words/language.tsx'

const texts = words({
  en: { text: 'No connection with Kantoor. What you typed is kept.', again: 'Try now' },
  nl: { text: 'Geen verbinding met Kantoor. Wat je typte blijft staan.', again: 'Nu proberen' },
})
const EVERY_MS = 5000

export function Offline() {
  const isReachable = useReachable()
  const queries = useQueryClient()
  const said = useWords(texts)
  useEffect(() => {
    if (isReachable) return
    const timer = setInterval(knock, EVERY_MS)
    return () => {
      clearInterval(timer)
      void queries.invalidateQueries()
    }
  }, [isReachable, queries])
  return (
    <div role="status">
      {!isReachable && (
        <div className="offline">
          <Icon name="offline" />
          <span>{said.text}</span>
          <Button size="compact-sm" variant="default" onClick={knock}>
            {said.again}
          </Button>
        </div>
      )}
    </div>
  )
}

// Any answer will do; that it is noted is the work of the client.
function knock(): void {
  client.GET('/session').catch(() => {})
}
