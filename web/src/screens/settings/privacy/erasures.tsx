// What was erased before, by whom. Of whom it was nobody knows any more.
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useRecords } from '../../../api/records.ts'
import { Pager } from '../../../ui/record-list-pager.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import classes from './privacy.module.css'

const ROWS = 10

const texts = words({
  en: {
    title: 'Erased before',
    none: 'Nobody was erased yet. Each time it happens, what went and what had to stay is kept here, without the name.',
    by: (name: string) => `Erased by ${name}`,
  },
  nl: {
    title: 'Eerder gewist',
    none: 'Er is nog niemand gewist. Telkens als dat gebeurt blijft hier staan wat verdween en wat moest blijven, zonder de naam.',
    by: (name: string) => `Gewist door ${name}`,
  },
})

export function Erasures() {
  const said = useWords(texts)
  const { instant } = useFormats()
  const [offset, setOffset] = useState(0)
  const { data } = useRecords('/settings/erasure', { limit: ROWS, offset })
  if (!data) return null
  return (
    <section aria-label={said.title}>
      <h2 className={classes.heading}>{said.title}</h2>
      {data.meta.count === 0 ? (
        <Text size="sm" c="dimmed">
          {said.none}
        </Text>
      ) : (
        <ul className={classes.rows}>
          {data.data.map(({ id, user_name, created_at }) => (
            <li key={id}>
              <Link to="/settings/privacy/erasures/$id" params={{ id }} className={classes.row}>
                <span>{said.by(user_name)}</span>
                <Text span size="sm" c="dimmed" className="figure">
                  {instant(created_at)}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data.meta.count > ROWS && <Pager meta={data.meta} onMove={setOffset} />}
    </section>
  )
}
