// Everything about a service: how it is billed, rates that differ from its own, and when a fixed price is invoiced.
import { Button, Group, Text } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { usePatch, useRefresh } from '../../api/records.ts'
import type { Column } from '../../ui/column.ts'
import { CustomFields, useCustomFields } from '../../ui/custom-fields.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { optionLabel } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { ServiceRates } from './service-rates.tsx'
import classes from './services.module.css'
import { BILLING_METHODS, CYCLES, INSTALLMENT_STATUSES } from './words.ts'

const PATH = '/projects/service'

const texts = words({
  en: {
    installments: 'Installments',
    to: { open: 'Reopen', closed: 'Close' },
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
  },
  nl: {
    installments: 'Termijnen',
    to: { open: 'Heropenen', closed: 'Afsluiten' },
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
  },
})

const facts: readonly Column<typeof PATH>[] = [
  {
    key: 'billing_method',
    head: { en: 'Billing', nl: 'Facturatie' },
    kind: 'choice',
    options: BILLING_METHODS,
    edit: true,
  },
  { key: 'hourly_rate', head: { en: 'Hourly rate', nl: 'Uurtarief' }, kind: 'money', edit: true },
  { key: 'price', head: { en: 'Price', nl: 'Prijs' }, kind: 'money', edit: true },
  { key: 'cycle', head: { en: 'Every', nl: 'Per' }, kind: 'choice', options: CYCLES, edit: true },
  { key: 'budget_minutes', head: { en: 'Budget in hours', nl: 'Budget in uren' }, kind: 'minutes', edit: true },
  { key: 'budget_amount', head: { en: 'Budget in money', nl: 'Budget in geld' }, kind: 'money', edit: true },
  { key: 'start_date', head: { en: 'Start', nl: 'Begin' }, kind: 'day', edit: true },
  { key: 'end_date', head: { en: 'End', nl: 'Einde' }, kind: 'day', edit: true },
  { key: 'is_bookable', head: { en: 'Hours can be booked', nl: 'Uren boeken kan' }, kind: 'flag', edit: true },
  { key: 'description', head: { en: 'Description', nl: 'Omschrijving' }, kind: 'long', edit: true },
]

export function ServiceMore({ service, canEdit }: { service: Shapes['ServiceDetail']; canEdit: boolean }) {
  const { id, name, allowed_actions, installments } = service
  const said = useWords(texts)
  const patch = usePatch(PATH)
  const remove = useDelete(PATH)
  const refresh = useRefresh()
  const customFields = useCustomFields('service')
  const give = (status: 'open' | 'closed') =>
    patch.mutate({ id, body: { status } }, { onError: showProblem, onSuccess: () => void refresh('/projects/project') })
  return (
    <div className={classes.more}>
      <Facts path={PATH} record={service} facts={facts.filter((fact) => isOfUse(fact, service))} canEdit={canEdit} />
      {customFields.length > 0 && <CustomFields entity="service" record={service} canEdit={canEdit} />}
      <ServiceRates service={service} canEdit={canEdit} />
      {installments.length > 0 && <Installments rows={installments} title={said.installments} />}
      {canEdit && (
        <Group gap="xs">
          {allowed_actions.map((next) => (
            <Button key={next} size="xs" variant="default" onClick={() => give(next)}>
              {said.to[next]}
            </Button>
          ))}
          <Button size="xs" variant="subtle" color="gray" onClick={() => remove(id, said.removed(name))}>
            {said.remove}
          </Button>
        </Group>
      )}
    </div>
  )
}

function Installments({ rows, title }: { rows: readonly Shapes['Installment'][]; title: string }) {
  const { money, day } = useFormats()
  const { language } = useLanguage()
  return (
    <div className={classes.part}>
      <h3>{title}</h3>
      <ul className={classes.rows}>
        {rows.map(({ id, name, amount, planned_date, status }) => (
          <li key={id}>
            <span>{name}</span>
            <Text size="xs" c="dimmed">
              {[planned_date && day(planned_date), optionLabel(INSTALLMENT_STATUSES, status, language)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <span className="figure">{money(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

// What the way of billing has no use for is only shown where it is filled in all the same.
function isOfUse({ key }: Column<typeof PATH>, service: Shapes['Service']): boolean {
  const use = USES[key]
  return !use || use.has(service.billing_method) || service[key] !== null
}

const USES: Readonly<Record<string, ReadonlySet<string>>> = {
  hourly_rate: new Set(['time_and_materials']),
  price: new Set(['fixed_price', 'subscription']),
  cycle: new Set(['subscription']),
}
