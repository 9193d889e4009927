// The contracts of somebody, on a line and below each other, the newest first. Capacity and leave follow from them.
import { ActionIcon, Badge, Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { optionLabel } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { ContractForm } from './contract-form.tsx'
import { placedTerms } from './contract-line.ts'
import classes from './contracts.module.css'
import { useContractRemoval } from './use-contract-removal.ts'
import { CONTRACT_TYPES } from './words.ts'

type Contract = Shapes['Contract']

const texts = words({
  en: {
    title: 'Contracts',
    add: 'New contract',
    none: 'No contract yet. Without one there are no working days, no leave and no capacity.',
    hidden: 'Contracts are seen by the employee, the manager and HR.',
    current: 'Current',
    future: 'Begins later',
    since: (day: string) => `from ${day}`,
    period: (from: string, to: string) => `${from} – ${to}`,
    week: (time: string) => `${time} a week`,
    leave: (time: string) => `${time} leave a year`,
    odd: 'odd weeks differ',
    change: (when: string) => `Change the contract ${when}`,
    remove: (when: string) => `Delete the contract ${when}`,
  },
  nl: {
    title: 'Contracten',
    add: 'Nieuw contract',
    none: 'Nog geen contract. Zonder contract zijn er geen werkdagen, geen verlof en geen capaciteit.',
    hidden: 'Contracten ziet de medewerker zelf, de leidinggevende en HR.',
    current: 'Huidig',
    future: 'Gaat nog in',
    since: (day: string) => `vanaf ${day}`,
    period: (from: string, to: string) => `${from} – ${to}`,
    week: (time: string) => `${time} per week`,
    leave: (time: string) => `${time} verlof per jaar`,
    odd: 'oneven weken anders',
    change: (when: string) => `Contract ${when} wijzigen`,
    remove: (when: string) => `Contract ${when} verwijderen`,
  },
})

interface ContractsProps {
  readonly employee: Shapes['EmployeeDetail']
  readonly canEdit: boolean
}

export function Contracts({ employee, canEdit }: ContractsProps) {
  const said = useWords(texts)
  const { employee: self } = useSession()
  const [edited, setEdited] = useState<Contract | 'new'>()
  const remove = useContractRemoval()
  const { contracts } = employee
  const canSee = canEdit || self?.id === employee.id || self?.id === employee.manager_employee_id
  return (
    <Section
      title={said.title}
      actions={
        canEdit && (
          <Button size="xs" variant="default" onClick={() => setEdited('new')}>
            {said.add}
          </Button>
        )
      }
    >
      {contracts.length === 0 ? (
        <Text size="sm" c="dimmed" className="pretty">
          {canSee ? said.none : said.hidden}
        </Text>
      ) : (
        <>
          <Line contracts={contracts} />
          <ul className={`plain-list ${classes.rows}`}>
            {contracts.toReversed().map((contract) => (
              <ContractRow
                key={contract.id}
                contract={contract}
                {...(canEdit ? { onEdit: setEdited, onRemove: (one: Contract) => void remove(one) } : {})}
              />
            ))}
          </ul>
        </>
      )}
      {edited && (
        <ContractForm
          employeeId={employee.id}
          before={edited === 'new' ? contracts.at(-1) : undefined}
          contract={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

// Only to be looked at: what it shows stands below it in words.
function Line({ contracts }: { contracts: readonly Contract[] }) {
  const { minutes } = useFormats()
  const { environment } = useSession()
  const placed = placedTerms(contracts, todayIn(environment.time_zone))
  const at = (share: number) => `${(share * 100).toFixed(2)}%`
  return (
    <div className={classes.line} aria-hidden="true">
      {contracts.map((contract, i) => (
        <span
          key={contract.id}
          className={classes.term}
          data-status={contract.status}
          style={{ left: at(placed.terms[i]!.from), width: at(placed.terms[i]!.width) }}
        >
          {minutes(contract.weekly_minutes)}
        </span>
      ))}
      <span className={classes.today} style={{ left: at(placed.today) }} />
    </div>
  )
}

interface ContractRowProps {
  readonly contract: Contract
  onEdit?(contract: Contract): void
  onRemove?(contract: Contract): void
}

function ContractRow({ contract, onEdit, onRemove }: ContractRowProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { day, minutes, percent } = useFormats()
  const { type, start_date, end_date, status, weekly_minutes, fte_percentage, leave_minutes_per_year } = contract
  const when = end_date ? said.period(day(start_date), day(end_date)) : said.since(day(start_date))
  const about = [
    optionLabel(CONTRACT_TYPES, type, language),
    percent(fte_percentage / 100),
    said.leave(minutes(leave_minutes_per_year)),
    contract.schedule_odd_weeks && said.odd,
  ].filter(Boolean)
  return (
    <li data-status={status}>
      <span>
        {when}{' '}
        {status !== 'ended' && (
          <Badge size="sm" color={status === 'current' ? 'office' : 'gray'}>
            {said[status]}
          </Badge>
        )}
        <small>{about.join(' · ')}</small>
      </span>
      <span className="figure">{said.week(minutes(weekly_minutes))}</span>
      {onEdit && (
        <ActionIcon variant="subtle" color="gray" aria-label={said.change(when)} onClick={() => onEdit(contract)}>
          <Icon name="edit" size={16} />
        </ActionIcon>
      )}
      {onRemove && (
        <ActionIcon variant="subtle" color="gray" aria-label={said.remove(when)} onClick={() => onRemove(contract)}>
          <Icon name="trash" size={16} />
        </ActionIcon>
      )}
    </li>
  )
}
