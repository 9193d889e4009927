// Before there is anything to sell.
import { Button } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { Empty } from '../../ui/empty.tsx'
import { useMaking } from '../../ui/making.ts'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    none: 'No open opportunities',
    teach:
      'An opportunity is work you may get: who asks, what it is worth and when they decide. Drag it from stage to stage until it is won or lost.',
    make: 'New opportunity',
  },
  nl: {
    none: 'Geen open kansen',
    teach:
      'Een kans is werk dat je misschien krijgt: wie vraagt het, wat levert het op en wanneer valt het besluit. Sleep haar van fase naar fase tot ze gewonnen of verloren is.',
    make: 'Nieuwe kans',
  },
})

export function PipelineEmpty() {
  const said = useWords(texts)
  const canMake = useSession().can('sales:write')
  const [, { open }] = useMaking()
  return (
    <Empty
      icon="sales"
      title={said.none}
      text={said.teach}
      action={canMake && <Button onClick={open}>{said.make}</Button>}
    />
  )
}
