// What of a purchase invoice is booked on projects.
import { Button, Drawer, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { optionLabel } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { COST_STATUSES } from '../projects/words.ts'
import { CostsBook } from './costs-book.tsx'
import classes from './purchase-costs.module.css'
import type { PurchaseDetail } from './words.ts'

const texts = words({
  en: {
    title: 'Costs on projects',
    add: 'Book on a project',
    none: 'Nothing of this invoice is booked on a project yet.',
    sold: (amount: string) => `sold for ${amount}`,
  },
  nl: {
    title: 'Kosten op projecten',
    add: 'Op een project boeken',
    none: 'Van deze factuur is nog niets op een project geboekt.',
    sold: (amount: string) => `verkoop ${amount}`,
  },
})

interface PurchaseCostsProps {
  readonly invoice: PurchaseDetail
  /** Those that can be booked. */
  readonly lines: Shapes['PurchaseActions']['bookable_lines']
}

export function PurchaseCosts({ invoice, lines }: PurchaseCostsProps) {
  const said = useWords(texts)
  const { can } = useSession()
  const [isOpen, { open, close }] = useDisclosure()
  const { costs } = invoice
  const add = can('projects:read') && lines.length > 0 && (
    <Button size="compact-sm" variant="subtle" leftSection={<Icon name="plus" size={14} />} onClick={open}>
      {said.add}
    </Button>
  )
  return (
    <Section title={said.title} actions={add}>
      {costs.length === 0 && (
        <Text size="sm" c="dimmed">
          {said.none}
        </Text>
      )}
      <ul className="plain-list">
        {costs.map((cost) => (
          <CostRow key={cost.id} cost={cost} />
        ))}
      </ul>
      <Drawer opened={isOpen} onClose={close} title={said.add} position="right" size="md" padding="lg">
        <CostsBook invoice={invoice} lines={lines} onDone={close} />
      </Drawer>
    </Section>
  )
}

function CostRow({ cost }: { cost: PurchaseDetail['costs'][number] }) {
  const said = useWords(texts)
  const { money } = useFormats()
  const { language } = useLanguage()
  const { project_id, project_name, service_name, description, cost_amount, sales_amount, invoice_status } = cost
  const status = optionLabel(COST_STATUSES, invoice_status, language)
  return (
    <li className={classes.row}>
      <Group justify="space-between" gap="sm" wrap="nowrap" align="baseline">
        <Text size="sm" className="breakable">
          <Link to="/projects/$id/costs" params={{ id: project_id }}>
            {project_name}
          </Link>
          {service_name && ` · ${service_name}`}
        </Text>
        <Text size="sm" className="figure">
          <Money amount={cost_amount} />
        </Text>
      </Group>
      <Text size="xs" c="dimmed" className="breakable">
        {[description, said.sold(money(sales_amount)), status].join(' · ')}
      </Text>
    </li>
  )
}
