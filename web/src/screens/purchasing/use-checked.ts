// What is typed, held against what the service says of it.
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { EMPTY, type TypedLine } from './purchase-lines.tsx'

interface Typed {
  readonly organization_id?: string | null | undefined
  readonly number?: string | undefined
  readonly lines: readonly TypedLine[]
}

/** What it comes to, and whether it is there already: a moment after the last key. */
export function useChecked({ organization_id, number, lines }: Typed): Shapes['PurchaseChecked'] | undefined {
  const typed = lines.flatMap(({ amount, vat_percentage }) =>
    amount === null ? [] : [{ amount, vat_percentage: vat_percentage ?? 0 }],
  )
  const asked = { organization_id: organization_id || null, number: number?.trim() || null, lines: typed }
  const [body] = useDebouncedValue(JSON.stringify(asked), 200)
  const { data } = useQuery({
    ...api.queryOptions('post', '/purchasing/purchaseinvoice/check', { body: JSON.parse(body) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return data?.data
}

/** What is refused of a line stands at that line. */
export function useLineNames(names: Set<string>, count: number): void {
  useEffect(() => {
    const all = Array.from({ length: count }, (_, i) => Object.keys(EMPTY).map((key) => `lines.${i}.${key}`)).flat()
    for (const name of all) names.add(name)
    return () => {
      for (const name of all) names.delete(name)
    }
  }, [names, count])
}
