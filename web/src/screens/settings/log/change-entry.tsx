import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Shapes } from '../../../api/api.ts'
import { useRecordLink } from '../../../links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type Formats, useFormats } from '../../../words/formats.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { differences } from './differences.ts'
import { fieldText, wordText } from './field-names.ts'
import classes from './log.module.css'
import { deedText, RECORD_PATHS, resourceText } from './words.ts'

type Entry = Shapes['AuditEntry']

const texts = words({
  en: {
    system: 'Kantoor itself',
    key: (name: string) => `${name} (API key)`,
    field: 'Field',
    before: 'Before',
    after: 'After',
    same: 'No field was changed.',
    hidden: 'You may not see what was changed.',
    yes: 'Yes',
    no: 'No',
    rows: (n: number) => `${n} rows`,
    request: 'The request',
    open: 'Open it',
    history: 'Its history',
    erased: 'erased',
  },
  nl: {
    system: 'Kantoor zelf',
    key: (name: string) => `${name} (API-sleutel)`,
    field: 'Veld',
    before: 'Eerst',
    after: 'Nu',
    same: 'Er veranderde geen veld.',
    hidden: 'Je mag niet zien wat er wijzigde.',
    yes: 'Ja',
    no: 'Nee',
    rows: (n: number) => `${n} regels`,
    request: 'Het verzoek',
    open: 'Openen',
    history: 'De geschiedenis',
    erased: 'gewist',
  },
})

export function ChangeEntry({ entry }: { entry: Entry }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const formats = useFormats()
  const [isOpen, { toggle }] = useDisclosure()
  const id = useId()
  const { actor_name: name, actor_type: type } = entry
  const who = type === 'system' ? said.system : type === 'api_key' ? said.key(name ?? '') : (name ?? '–')
  const about = nameOf(entry)
  return (
    <li>
      <UnstyledButton className={classes.entry} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Icon name={isOpen ? 'down' : 'right'} size={14} />
        <span className={classes.what}>
          <strong>{resourceText(entry.resource, language)}</strong> {about && <span>{about} </span>}
          {deedText(entry.operation, language)}
        </span>
        <span className={classes.who}>{who}</span>
        <time dateTime={entry.at} className={classes.when}>
          {formats.instant(entry.at)}
        </time>
      </UnstyledButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Details entry={entry} />}
      </div>
    </li>
  )
}

function Details({ entry }: { entry: Entry }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const formats = useFormats()
  const path = RECORD_PATHS[entry.resource]
  const recordLink = useRecordLink()
  const record = path && recordLink(path, entry.record_id)
  if (entry.before === undefined && entry.after === undefined) return <p className={classes.note}>{said.hidden}</p>
  const changes = differences(entry.before as Held, entry.after as Held)
  const text = (field: string, value: unknown) => wordText(field, valueText(value, formats, said), language)
  return (
    <div className={classes.details}>
      {changes.length === 0 ? (
        <p className={classes.note}>{said.same}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{said.field}</th>
              <th>{said.before}</th>
              <th>{said.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{fieldText(field, language)}</th>
                <td>
                  <del>{text(field, before)}</del>
                </td>
                <td>
                  <ins>{text(field, after)}</ins>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.note}>
        {record && <Link {...record}>{said.open}</Link>}
        <Link
          to="."
          search={(before: object) => ({ ...before, record_id: entry.record_id, offset: undefined }) as never}
        >
          {said.history}
        </Link>
        <Link to="/settings/api/requests" search={{ request_id: entry.request_id }}>
          {said.request}
        </Link>
      </p>
    </div>
  )
}

type Held = Readonly<Record<string, unknown>> | null | undefined

/** What the record is called, as far as the entry knows. */
export function nameOf(entry: Entry | undefined): string | undefined {
  return nameIn(entry?.after) ?? nameIn(entry?.before)
}

function nameIn(record: unknown): string | undefined {
  const held = (record ?? {}) as Record<string, unknown>
  const found = ['name', 'full_name', 'label', 'number', 'subject', 'email'].map((key) => held[key])
  return found.find((value): value is string => typeof value === 'string' && value !== '')
}

/** What stands in the place of what somebody asked to be forgotten. */
const ERASED = 'Erased'

interface Said {
  readonly erased: string
  readonly yes: string
  readonly no: string
  rows(n: number): string
}

function valueText(value: unknown, formats: Formats, said: Said): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value === ERASED) return said.erased
  if (typeof value === 'boolean') return value ? said.yes : said.no
  if (typeof value === 'number') return formats.number(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return '–'
    return value.every((one) => typeof one !== 'object') ? value.join(', ') : said.rows(value.length)
  }
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formats.instant(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formats.day(text) : text
}
