// Lines of a purchase invoice are chosen and booked on a project, each as a cost of its own.
import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import { useRefresh } from '../../api/records.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { useWords, words } from '../../words/language.tsx'
import { bookLines } from './book-lines.ts'
import { CostPlace, NOWHERE } from './cost-place.tsx'
import type { PurchaseDetail } from './words.ts'

const texts = words({
  en: { lines: 'Which lines?', act: (count: number) => (count === 1 ? 'Book 1 line' : `Book ${count} lines`) },
  nl: { lines: 'Welke regels?', act: (count: number) => (count === 1 ? '1 regel boeken' : `${count} regels boeken`) },
})

interface CostsBookProps {
  readonly invoice: PurchaseDetail
  /** Those that can be booked. */
  readonly lines: Shapes['PurchaseActions']['bookable_lines']
  onDone(): void
}

export function CostsBook({ invoice, lines, onDone }: CostsBookProps) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<readonly string[]>(lines.map(({ position }) => String(position)))
  const [place, setPlace] = useState(NOWHERE)
  const { mutate, error, isPending } = useMutation({
    meta: { quiet: true },
    mutationFn: () => bookLines(invoice.id, place, chosen.map(Number)),
    onSuccess: onDone,
    onSettled: () => refresh('/purchasing/purchaseinvoice', '/purchasing/cost'),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Stack gap="md">
        {error && (
          <Alert color="red" icon={<Icon name="alert" />} role="alert">
            {problemOf(error).detail}
          </Alert>
        )}
        <CostPlace place={place} onChange={setPlace} />
        <Checkbox.Group label={said.lines} value={[...chosen]} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {lines.map(({ position, description, amount }) => (
              <Group key={position} justify="space-between" wrap="nowrap" gap="sm">
                <Checkbox value={String(position)} label={description} />
                <Money amount={amount} currency={invoice.currency} />
              </Group>
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end">
          <Button type="submit" loading={isPending} disabled={!place.project_id || chosen.length === 0}>
            {said.act(chosen.length)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
