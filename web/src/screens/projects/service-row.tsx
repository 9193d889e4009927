// A service in its line: name, rate or price, and what is used of its budget; opened, everything else about it.
import { ActionIcon, Badge, Collapse, Group, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { HTMLAttributes } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { usePatch, useRefresh } from '../../api/records.ts'
import { Meter } from '../../ui/chart/meter.tsx'
import { EditValue } from '../../ui/edit-value.tsx'
import { Icon } from '../../ui/icon.tsx'
import { optionLabel } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { useShort } from './budget-bar.tsx'
import { ServiceMore } from './service-more.tsx'
import classes from './services.module.css'
import { BILLING_METHODS, CYCLES } from './words.ts'

const texts = words({
  en: {
    name: 'Name',
    rate: 'Hourly rate',
    price: 'Price',
    byPerson: 'Rate of the project',
    perHour: (amount: string) => `${amount} an hour`,
    per: (amount: string, cycle: string) => `${amount} a ${cycle.toLowerCase()}`,
    used: 'Budget used',
    of: (budget: string) => `of ${budget}`,
    closed: 'Closed',
    open: (name: string) => `More of ${name}`,
    move: (name: string) => `Move ${name}; arrow keys move it up and down`,
  },
  nl: {
    name: 'Naam',
    rate: 'Uurtarief',
    price: 'Prijs',
    byPerson: 'Projecttarief',
    perHour: (amount: string) => `${amount} per uur`,
    per: (amount: string, cycle: string) => `${amount} per ${cycle.toLowerCase()}`,
    used: 'Budget gebruikt',
    of: (budget: string) => `van ${budget}`,
    closed: 'Afgesloten',
    open: (name: string) => `Meer over ${name}`,
    move: (name: string) => `${name} verplaatsen; met de pijltjes omhoog en omlaag`,
  },
})

interface ServiceRowProps {
  readonly service: Shapes['Service']
  /** Minutes; undefined until it is known. */
  readonly spent: number | undefined
  readonly canEdit: boolean
  readonly isDragged: boolean
  readonly handle?: HTMLAttributes<HTMLElement>
}

export function ServiceRow({ service, spent, canEdit, isDragged, handle }: ServiceRowProps) {
  const { id, name, status, billing_method } = service
  const said = useWords(texts)
  const { language } = useLanguage()
  const [isOpen, { toggle }] = useDisclosure()
  const patch = usePatch('/projects/service')
  const refresh = useRefresh()
  const save = (body: Shapes['ServiceUpdate']) =>
    patch.mutateAsync({ id, body }).finally(() => void refresh('/projects/project'))
  const title = (
    <Text size="sm" fw={550}>
      {name}
    </Text>
  )
  return (
    <li
      className={classes.service}
      data-row
      data-dragged={isDragged || undefined}
      data-faint={status === 'closed' || undefined}
    >
      <div className={classes.line}>
        {handle && (
          <ActionIcon
            {...handle}
            variant="subtle"
            color="gray"
            size="sm"
            className={classes.handle!}
            aria-label={said.move(name)}
          >
            <Icon name="drag" size={14} />
          </ActionIcon>
        )}
        <div className={classes.name}>
          <Group gap={6}>
            {canEdit ? (
              <EditValue
                label={said.name}
                valued={{}}
                value={name}
                save={(value) => save({ name: String(value ?? '') })}
              >
                {title}
              </EditValue>
            ) : (
              title
            )}
            {status === 'closed' && (
              <Badge size="sm" color="gray">
                {said.closed}
              </Badge>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {optionLabel(BILLING_METHODS, billing_method, language)}
          </Text>
        </div>
        <Price service={service} canEdit={canEdit} save={save} />
        <Used service={service} spent={spent} />
        <UnstyledButton className={classes.open} aria-label={said.open(name)} aria-expanded={isOpen} onClick={toggle}>
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </UnstyledButton>
      </div>
      <Collapse expanded={isOpen}>{isOpen && <Opened id={id} canEdit={canEdit} />}</Collapse>
    </li>
  )
}

function Opened({ id, canEdit }: { id: string; canEdit: boolean }) {
  const detail = api.useQuery('get', '/projects/service/{id}', { params: { path: { id } } }).data?.data
  return detail ? <ServiceMore service={detail} canEdit={canEdit} /> : null
}

interface PriceProps {
  readonly service: Shapes['Service']
  readonly canEdit: boolean
  save(body: Shapes['ServiceUpdate']): Promise<unknown>
}

function Price({ service, canEdit, save }: PriceProps) {
  const { billing_method, hourly_rate, price, cycle } = service
  const said = useWords(texts)
  const { money } = useFormats()
  const { language } = useLanguage()
  if (billing_method === 'non_billable') return <div className={classes.price} />
  const isHourly = billing_method === 'time_and_materials'
  const value = isHourly ? hourly_rate : price
  const shown =
    value === null
      ? isHourly && said.byPerson
      : isHourly
        ? said.perHour(money(value))
        : cycle
          ? said.per(money(value), optionLabel(CYCLES, cycle, language))
          : money(value)
  const text = (
    <Text size="sm" className="amount" {...(value === null ? { c: 'dimmed' } : {})}>
      {shown}
    </Text>
  )
  return (
    <div className={classes.price}>
      {canEdit ? (
        <EditValue
          label={isHourly ? said.rate : said.price}
          valued={{ kind: 'money' }}
          value={value}
          empty={isHourly ? said.byPerson : undefined}
          save={(next) => save({ [isHourly ? 'hourly_rate' : 'price']: next as number | null })}
        >
          {text}
        </EditValue>
      ) : (
        text
      )}
    </div>
  )
}

function Used({ service, spent }: { service: Shapes['Service']; spent: number | undefined }) {
  const said = useWords(texts)
  const { hours } = useShort()
  const budget = service.budget_minutes
  return (
    <div className={classes.used}>
      {spent === undefined ? null : budget ? (
        <Meter label={`${said.used}: ${service.name}`} percentage={(spent / budget) * 100}>
          <span>{hours(spent)}</span>
          <span className="quiet">{said.of(hours(budget))}</span>
        </Meter>
      ) : (
        <Text size="xs" c="dimmed" className="amount">
          {hours(spent)}
        </Text>
      )}
    </div>
  )
}
