// The lines as they are recorded; changed all together, as long as nobody approved them.
import { Button, Drawer, Table, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { LinesChange } from './lines-change.tsx'
import type { PurchaseDetail } from './words.ts'

const texts = words({
  en: {
    lines: 'Lines',
    change: 'Change',
    description: 'Description',
    ledger: (code: string) => `Ledger ${code}`,
    vat: 'VAT',
    amount: 'Amount',
  },
  nl: {
    lines: 'Regels',
    change: 'Wijzigen',
    description: 'Omschrijving',
    ledger: (code: string) => `Grootboek ${code}`,
    vat: 'Btw',
    amount: 'Bedrag',
  },
})

export function PurchaseLineTable({ invoice, canEdit }: { invoice: PurchaseDetail; canEdit: boolean }) {
  const said = useWords(texts)
  const { percent } = useFormats()
  const [isOpen, { open, close }] = useDisclosure()
  const change = canEdit && (
    <Button size="compact-sm" variant="subtle" leftSection={<Icon name="edit" size={14} />} onClick={open}>
      {said.change}
    </Button>
  )
  return (
    <Section title={said.lines} actions={change}>
      <Table horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{said.description}</Table.Th>
            <Table.Th className="figure">{said.vat}</Table.Th>
            <Table.Th className="figure">{said.amount}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoice.lines.map(({ description, amount, vat_percentage, ledger_code }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
            <Table.Tr key={i}>
              <Table.Td className="breakable">
                {description}
                {ledger_code && (
                  <Text size="xs" c="dimmed">
                    {said.ledger(ledger_code)}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className="figure">{percent(vat_percentage / 100)}</Table.Td>
              <Table.Td className="figure">
                <Money amount={amount} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Drawer opened={isOpen} onClose={close} title={said.lines} position="right" size="xl" padding="lg">
        <LinesChange invoice={invoice} onDone={close} />
      </Drawer>
    </Section>
  )
}
