// The lines of a draft as a grid: typed where they stand, moved, deleted and added without a mouse.
import { type KeyboardEvent, useRef } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { useRecords } from '../../api/records.ts'
import { useOrdering } from '../../ui/lookup-order.ts'
import type { Option } from '../../ui/value.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './draft.module.css'
import { useCheck } from './draft-check.tsx'
import { DraftLine } from './draft-line.tsx'
import { NewLine } from './new-line.tsx'
import type { DraftChanges } from './use-draft.ts'
import { useLineRemoval } from './use-line-removal.ts'

const texts = words({
  en: {
    none: 'No lines yet. Type the first one below, or take hours and costs along from To invoice.',
    heads: ['Quantity', 'Unit', 'Price', 'Discount', 'VAT', 'Amount'],
  },
  nl: {
    none: 'Nog geen regels. Typ hieronder de eerste, of neem uren en kosten mee vanuit Te factureren.',
    heads: ['Aantal', 'Eenheid', 'Prijs', 'Korting', 'Btw', 'Bedrag'],
  },
})

interface DraftLinesProps {
  readonly invoice: Shapes['InvoiceDetail']
  readonly changes: DraftChanges
  readonly canChange: boolean
}

export function DraftLines({ invoice, changes, canChange }: DraftLinesProps) {
  const said = useWords(texts)
  const place = useRef<HTMLUListElement>(null)
  const rates = useRates(invoice.company_profile_id)
  const check = useCheck(invoice.id)
  const free = new Map(check?.lines.map(({ id, free_fields }) => [id, free_fields]))
  const { remove, isRemoved } = useLineRemoval(invoice, changes)
  const lines = invoice.lines.filter((line) => !isRemoved(line.id))
  const byId = new Map(lines.map((line) => [line.id, line]))

  function reorder(ids: readonly string[]) {
    const gone = invoice.lines.filter((line) => isRemoved(line.id)).map((line) => line.id)
    const body = { line_ids: [...ids, ...gone] }
    const params = { path: { id: invoice.id } }
    changes.send(() => client.POST('/invoices/invoice/{id}/reorder', { params, body })).catch(showProblem)
  }
  const ordering = useOrdering(
    lines.map(({ id }) => id),
    place,
    reorder,
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // What is opened above the page still counts as inside.
    if (!event.currentTarget.contains(event.target as Node)) return
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    const id = row?.dataset.row
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.altKey && step && id && canChange) {
      event.preventDefault()
      reorder(shifted(ordering.ids, id, step))
    } else if (step && isPlainField(event.target)) {
      event.preventDefault()
      focusBeside(event.target as HTMLElement, event.currentTarget, step)
    } else if (event.key === 'Delete' && (event.ctrlKey || event.metaKey) && id && canChange) {
      event.preventDefault()
      focusBeside(event.target as HTMLElement, event.currentTarget, 1)
      remove(byId.get(id)!)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside
    <div onKeyDown={onKeyDown} data-field="lines">
      {lines.length === 0 ? (
        <p className="quiet">{said.none}</p>
      ) : (
        <div className={classes.heads} aria-hidden="true">
          {said.heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      <ul ref={place} className={classes.lines}>
        {ordering.ids.flatMap((id, index) => {
          const line = byId.get(id)
          if (!line) return []
          return [
            <li key={id} data-row={id} data-dragged={ordering.dragged === id || undefined} className={classes.line}>
              <DraftLine
                invoiceId={invoice.id}
                line={line}
                number={index + 1}
                currency={invoice.currency}
                rates={rates}
                changes={changes}
                free={free.get(id)}
                canChange={canChange}
                handle={ordering.handle(id)}
                onRemove={() => remove(line)}
              />
            </li>,
          ]
        })}
      </ul>
      {canChange && <NewLine invoice={invoice} kinds={check?.new_line_kinds ?? []} changes={changes} />}
    </div>
  )
}

function useRates(profileId: string): readonly Option[] {
  const { data } = useRecords('/invoices/companyprofile', { ids: profileId })
  const rates = data?.data[0]?.vat_rates.filter(({ is_active }) => is_active) ?? []
  // Where the rate itself says which one it is, its name is left out.
  const isPlain = ({ category, percentage }: Shapes['VatRateRow']) =>
    category === 'S' && rates.filter((rate) => rate.percentage === percentage).length === 1
  return rates.map((rate) => ({ value: rate.id, label: isPlain(rate) ? `${rate.percentage}%` : rate.name }))
}

function shifted(ids: readonly string[], id: string, by: number): readonly string[] {
  const from = ids.indexOf(id)
  const to = from + by
  return to < 0 || to >= ids.length ? ids : ids.with(from, ids[to]!).with(to, id)
}

// In a list of choices and in a text of several lines the arrows have a meaning of their own.
function isPlainField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && !target.readOnly && target.getAttribute('aria-haspopup') !== 'listbox'
}

function focusBeside(from: HTMLElement, within: HTMLElement, by: number): void {
  const cell = from.closest<HTMLElement>('[data-cell]')?.dataset.cell
  const rows = [...within.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(from))
  const next = rows[at + by] ?? (by > 0 ? within.querySelector<HTMLElement>('[data-new-row]') : null)
  next?.querySelector<HTMLElement>(`[data-cell="${cell}"] input, [data-cell="description"] textarea, input`)?.focus()
}
