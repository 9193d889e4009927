// One kind of what was found: how much, some of it, and the way to the rows.
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Shapes } from '../../../api/api.ts'
import { rowsLink, useRecordLink } from '../../../links.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import classes from './privacy.module.css'
import { KINDS, REASONS } from './words.ts'

const texts = words({ en: { hidden: 'You may not see these' }, nl: { hidden: 'Deze mag je niet zien' } })

const DAY = /^\d{4}-\d\d-\d\d$/

type Item = Shapes['PrivacyDossier']['items'][number]

interface FoundProps {
  readonly item: Pick<Item, 'key' | 'path' | 'count' | 'ids'> & Partial<Pick<Item, 'reason' | 'examples'>>
}

export function Found({ item: { key, path, count, ids, reason, examples = [] } }: FoundProps) {
  const said = useWords(texts)
  const { number, day } = useFormats()
  const recordLink = useRecordLink()
  const name = useWords(KINDS[key] ?? { en: key, nl: key })
  const why = useWords(REASONS[reason ?? ''] ?? { en: '', nl: '' })
  const link = count !== null && ((count === 1 && recordLink(path, ids[0]!)) || rowsLink(path, ids))
  return (
    <li className={classes.row}>
      <div>
        {link ? (
          <Link {...link} className={classes.link}>
            {name}
          </Link>
        ) : (
          name
        )}
        {count === null && (
          <Text size="sm" c="dimmed">
            {said.hidden}
          </Text>
        )}
        {examples.length > 0 && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {examples.map((text) => (DAY.test(text) ? day(text) : text)).join(' · ')}
          </Text>
        )}
        {why && <Text size="sm">{why}</Text>}
      </div>
      <span className="figure">{count === null ? '' : number(count)}</span>
    </li>
  )
}
