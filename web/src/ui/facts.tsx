// What is known of a record, each fact changed where it stands. The facts are a static list, as the columns of a list are.
import type { ReactNode } from 'react'
import { type ListPath, type PatchOf, type RowOf, usePatch } from '../api/records.ts'
import { useLanguage } from '../words/language.tsx'
import { type Column, columnValue, currencyOf } from './column.ts'
import { EditValue } from './edit-value.tsx'
import classes from './facts.module.css'
import { isEmpty } from './value.ts'
import { ValueText } from './value-text.tsx'

interface FactsProps<P extends ListPath> {
  readonly path: P
  readonly record: RowOf<P>
  readonly facts: readonly Column<P>[]
  readonly canEdit: boolean
  /** For what else follows from them. */
  onSaved?(): unknown
}

export function Facts<P extends ListPath>({ path, record, facts, canEdit, onSaved }: FactsProps<P>) {
  const { language } = useLanguage()
  const patch = usePatch(path)
  return (
    <FactList>
      {facts.map((fact) => {
        const { key, head, edit, cell, name } = fact
        const isChangeable = canEdit && edit
        if (!isChangeable && isEmpty(columnValue(fact, record))) return null
        const shown = cell?.(record) ?? (
          <ValueText
            valued={fact}
            value={columnValue(fact, record)}
            name={name?.(record)}
            currency={currencyOf(record)}
          />
        )
        const save = (value: unknown) => {
          const change = { id: record.id, body: { [key]: value } as PatchOf<P>, seen: record }
          return patch.mutateAsync(change, { onSuccess: () => void onSaved?.() })
        }
        return (
          <Fact key={key} label={head[language]}>
            {isChangeable ? (
              <EditValue label={head[language]} valued={fact} value={record[key]} name={name?.(record)} save={save}>
                {shown}
              </EditValue>
            ) : (
              shown
            )}
          </Fact>
        )
      })}
    </FactList>
  )
}

export function FactList({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
