// Rates of a service for a kind of hours or for somebody, from a day on; they go before the service's own.
import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { usePatch, useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { EditValue } from '../../ui/edit-value.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecordSelect } from '../../ui/record-select.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { ValueInput } from '../../ui/value-input.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './services.module.css'

const PATH = '/projects/servicerate'

const texts = words({
  en: {
    title: 'Other rates',
    add: 'Add rate',
    save: 'Add',
    hourType: 'Kind of hours',
    employee: 'Employee',
    rate: 'Hourly rate',
    from: 'From',
    since: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    none: 'None; the rate of the service holds for everybody.',
    remove: 'Delete rate',
    removed: 'The rate is deleted',
  },
  nl: {
    title: 'Afwijkende tarieven',
    add: 'Tarief toevoegen',
    save: 'Toevoegen',
    hourType: 'Urensoort',
    employee: 'Medewerker',
    rate: 'Uurtarief',
    from: 'Vanaf',
    since: (day: string) => `vanaf ${day}`,
    until: (day: string) => `tot en met ${day}`,
    none: 'Geen; het tarief van de dienst geldt voor iedereen.',
    remove: 'Tarief verwijderen',
    removed: 'Het tarief is verwijderd',
  },
})

export function ServiceRates({ service, canEdit }: { service: Shapes['ServiceDetail']; canEdit: boolean }) {
  const said = useWords(texts)
  const [isAdding, { toggle, close }] = useDisclosure()
  if (service.rates.length === 0 && !canEdit) return null
  return (
    <div className={classes.part}>
      <Group justify="space-between">
        <h3>{said.title}</h3>
        {canEdit && (
          <Button size="compact-xs" variant="subtle" leftSection={<Icon name="plus" size={12} />} onClick={toggle}>
            {said.add}
          </Button>
        )}
      </Group>
      {service.rates.length === 0 && !isAdding && (
        <Text size="sm" c="dimmed">
          {said.none}
        </Text>
      )}
      <ul className={classes.rows}>
        {service.rates.map((rate) => (
          <RateRow key={rate.id} rate={rate} canEdit={canEdit} />
        ))}
      </ul>
      {isAdding && <AddRate serviceId={service.id} onDone={close} />}
    </div>
  )
}

function RateRow({ rate, canEdit }: { rate: Shapes['ServiceRate']; canEdit: boolean }) {
  const said = useWords(texts)
  const { money, day } = useFormats()
  const patch = usePatch(PATH)
  const remove = useDelete(PATH)
  const refresh = useRefresh()
  const [isGone, setGone] = useState(false)
  const shown = <span className="figure">{money(rate.hourly_rate)}</span>
  if (isGone) return null
  const onDelete = () => {
    setGone(true)
    remove(rate.id, said.removed, { onUndo: () => setGone(false) })
  }
  return (
    <li>
      <span>
        {[rate.hour_type_name, rate.employee_name].filter(Boolean).join(', ')}{' '}
        <Text span size="xs" c="dimmed">
          {[said.since(day(rate.valid_from)), rate.valid_to && said.until(day(rate.valid_to))]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </span>
      {canEdit ? (
        <EditValue
          label={said.rate}
          valued={{ kind: 'money' }}
          value={rate.hourly_rate}
          save={(value) =>
            patch
              .mutateAsync({ id: rate.id, body: { hourly_rate: value as number } })
              .finally(() => void refresh('/projects/service'))
          }
        >
          {shown}
        </EditValue>
      ) : (
        shown
      )}
      {canEdit && (
        <Tooltip label={said.remove}>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={said.remove} onClick={onDelete}>
            <Icon name="trash" size={14} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  )
}

function AddRate({ serviceId, onDone }: { serviceId: string; onDone(): void }) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const { environment } = useSession()
  const [rate, setRate] = useState<Partial<Shapes['ServiceRateCreate']>>({
    valid_from: todayIn(environment.time_zone),
  })
  const { mutate, isPending } = api.useMutation('post', PATH, {
    onSuccess: () => {
      onDone()
      return refresh(PATH, '/projects/service')
    },
  })
  const set = (part: typeof rate) => setRate((before) => ({ ...before, ...part }))
  const { hourly_rate } = rate
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typeof hourly_rate === 'number')
          mutate({ body: { ...rate, service_id: serviceId, hourly_rate } as Shapes['ServiceRateCreate'] })
      }}
    >
      <Group gap="xs" align="end" mt="xs">
        <RecordSelect
          of="hourType"
          label={said.hourType}
          size="xs"
          autoFocus
          flex="1 1 130px"
          value={rate.hour_type_id ?? null}
          onChange={(hour_type_id) => set({ hour_type_id })}
        />
        <RecordSelect
          of="employee"
          label={said.employee}
          size="xs"
          flex="1 1 130px"
          value={rate.employee_id ?? null}
          onChange={(employee_id) => set({ employee_id })}
        />
        <ValueInput
          valued={{ kind: 'money' }}
          label={said.rate}
          size="xs"
          value={hourly_rate}
          onChange={(value) => set({ hourly_rate: value as number })}
        />
        <ValueInput
          valued={{ kind: 'day' }}
          label={said.from}
          size="xs"
          value={rate.valid_from}
          onChange={(value) => set(value ? { valid_from: String(value) } : {})}
        />
        <Button type="submit" size="xs" loading={isPending} disabled={typeof hourly_rate !== 'number'}>
          {said.save}
        </Button>
      </Group>
    </form>
  )
}
