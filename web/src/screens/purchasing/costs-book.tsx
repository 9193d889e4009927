// Lines of a purchase invoice are chosen and booked on a project, each as a cost of its own.
import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
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

export function CostsBook({ invoice, onDone }: { invoice: PurchaseDetail; onDone(): void }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const open = unbooked(invoice)
  const [chosen, setChosen] = useState<readonly string[]>(open.map(({ key }) => key))
  const [place, setPlace] = useState(NOWHERE)
  const taken = open.filter(({ key }) => chosen.includes(key)).map(({ line }) => line)
  const { mutate, error, isPending } = useMutation({
    meta: { quiet: true },
    mutationFn: () => bookLines(invoice, place, taken),
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
            {open.map(({ key, line: { description, amount } }) => (
              <Group key={key} justify="space-between" wrap="nowrap" gap="sm">
                <Checkbox value={key} label={description} />
                <Money amount={amount} currency={invoice.currency} />
              </Group>
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end">
          <Button type="submit" loading={isPending} disabled={!place.project_id || taken.length === 0}>
            {said.act(taken.length)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

// A line that stands among the costs already is not offered again; how much is left is for the service to say.
function unbooked({ lines, costs }: PurchaseDetail) {
  const booked = costs.map(({ description, cost_amount }) => `${description} ${cost_amount}`)
  return lines
    .map((line, i) => ({ key: String(i), line }))
    .filter(({ line }) => {
      const at = booked.indexOf(`${line.description} ${line.amount}`)
      if (at !== -1) booked.splice(at, 1)
      return at === -1 && line.amount > 0
    })
}
