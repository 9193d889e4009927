// A section that is one list.
import type { ReactNode } from 'react'
import type { ListPath, QueryOf, RowOf } from '../../../api/records.ts'
import { ColorDot } from '../../../ui/color-dot.tsx'
import type { AddField } from '../../../ui/lookup-add.tsx'
import { type LookupColumn, LookupList } from '../../../ui/lookup-list.tsx'
import type { MoreAction } from '../../../ui/more-menu.tsx'
import { Page } from '../../../ui/page.tsx'
import { useLookup } from '../../../ui/use-lookup.ts'

interface LookupPageProps<P extends ListPath> {
  readonly path: P
  readonly title: string
  readonly lead: string
  readonly columns: readonly LookupColumn<RowOf<P>>[]
  readonly add: { readonly label: string; readonly fields: readonly AddField[] }
  readonly empty: string
  actions?(row: RowOf<P>): readonly MoreAction[]
  readonly children?: ReactNode
}

interface Named {
  readonly name: string
  readonly color?: string | null
}

/** Of records with a name and an order, such as hour types. */
export function LookupPage<P extends ListPath>(props: LookupPageProps<P>) {
  const { path, title, lead, columns, add, empty, actions, children } = props
  const { rows, error, order, save, make, remove } = useLookup(path, { sort: 'position' } as unknown as QueryOf<P>)
  const named = (row: RowOf<P>) => row as unknown as Named
  const mark = (row: RowOf<P>) => {
    const { name, color } = named(row)
    if (color === undefined) return null
    return <ColorDot name={name} color={color} onChange={(next) => void save(row, { color: next })} />
  }
  return (
    <Page title={title} lead={lead}>
      <LookupList
        title={title}
        rows={rows}
        error={error}
        columns={columns}
        nameOf={(row) => named(row).name}
        save={save}
        add={{ ...add, make }}
        order={order}
        remove={remove}
        mark={mark}
        empty={empty}
        {...(actions ? { actions } : {})}
      />
      {children}
    </Page>
  )
}
