// Whether what was typed is with the service, said where it can be seen and heard.
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useReachable } from '../../api/reach.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import { type Draft, draftKey, dropDraft, useDrafts } from './drafts.ts'
import { sendDrafts } from './drafts-send.ts'
import classes from './week.module.css'
import type { Week } from './week-data.ts'

const texts = words({
  en: {
    saved: 'Saved',
    saving: 'Saving…',
    waiting: (n: number) => `${n} not yet saved: kept here, and sent when the connection is back`,
    elsewhere: (n: number) => `${n} of another week not yet saved`,
    refused: (n: number) => (n === 1 ? '1 cell was refused' : `${n} cells were refused`),
    drop: 'Take back what was refused',
  },
  nl: {
    saved: 'Bewaard',
    saving: 'Bewaren…',
    waiting: (n: number) => `${n} nog niet bewaard: staat hier veilig, en gaat weg zodra er verbinding is`,
    elsewhere: (n: number) => `${n} van een andere week nog niet bewaard`,
    refused: (n: number) => (n === 1 ? '1 cel is geweigerd' : `${n} cellen zijn geweigerd`),
    drop: 'Neem terug wat geweigerd is',
  },
})

export function SaveStatus({ week }: { week: Week }) {
  const said = useWords(texts)
  const isReachable = useReachable()
  const drafts = Object.values(useDrafts())
  const here = drafts.filter((draft) => isUnsaved(week, draft))
  const refused = drafts.filter(({ problem }) => problem)
  const waiting = here.filter(({ problem }) => !problem)
  const others = drafts.filter((draft) => !draft.problem && !isOf(week, draft))
  const hadAny = useRef(false)
  if (waiting.length > 0) hadAny.current = true
  useEffect(() => void sendDrafts(), [])
  const text =
    waiting.length > 0
      ? isReachable
        ? said.saving
        : said.waiting(waiting.length)
      : hadAny.current && refused.length === 0
        ? said.saved
        : ''
  return (
    <div className={classes.status} role="status" aria-live="polite" data-bad={refused.length > 0 || undefined}>
      {text === said.saved && <Icon name="check" size={15} />}
      <span>{text}</span>
      {others.length > 0 && <span>{said.elsewhere(others.length)}</span>}
      {refused.length > 0 && (
        <>
          <span>{said.refused(refused.length)}</span>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              for (const draft of refused) dropDraft(draftKey(draft))
            }}
          >
            {said.drop}
          </Button>
        </>
      )}
    </div>
  )
}

/** Typed into this week and not with the service; a note that still lacks its hours is no more than a thought. */
export function isUnsaved(week: Week, draft: Draft): boolean {
  return isOf(week, draft) && (draft.minutes !== undefined || draft.entry !== undefined)
}

function isOf({ employee_id, date_from, date_to }: Week, draft: Draft): boolean {
  return draft.employee_id === employee_id && draft.date >= date_from && draft.date <= date_to
}
