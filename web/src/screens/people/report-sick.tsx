// Reporting sick: what is asked is already filled in, so that the second tap is enough.
import { Group, Modal, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { Field, FormView, useRecordForm } from '../../ui/form.tsx'
import { useWords, words } from '../../words/language.tsx'
import { refreshAbsence } from './use-recover.ts'
import { ABSENCE_KINDS } from './words.ts'

const texts = words({
  en: {
    title: 'Report sick',
    act: 'Report sick',
    lead: 'Your manager and HR see that you are absent, nothing else. You need not say what you have.',
    leadOther: 'Do not ask what somebody has; there is no place for it here.',
    who: 'Who',
    from: 'First day',
    until: 'Expected until',
    share: 'Absent (%)',
    kind: 'Kind',
    done: 'Reported. Get well soon!',
    doneOther: 'Reported.',
  },
  nl: {
    title: 'Ziek melden',
    act: 'Ziek melden',
    lead: 'Je leidinggevende en HR zien dat je afwezig bent, verder niets. Je hoeft niet te zeggen wat je hebt.',
    leadOther: 'Vraag niet wat iemand heeft; daar is hier geen plek voor.',
    who: 'Wie',
    from: 'Eerste dag',
    until: 'Verwacht t/m',
    share: 'Afwezig (%)',
    kind: 'Soort',
    done: 'Je bent ziek gemeld. Beterschap!',
    doneOther: 'De melding is gedaan.',
  },
})

interface ReportSickProps {
  /** Oneself, when nobody else is chosen. */
  readonly isOwn: boolean
  onClose(): void
}

export function ReportSick({ isOwn, onClose }: ReportSickProps) {
  const said = useWords(texts)
  const { employee, environment, can } = useSession()
  const cache = useQueryClient()
  const { mutateAsync } = api.useMutation('post', '/hrm/absence', { meta: { quiet: true } })
  const form = useRecordForm<Shapes['AbsenceCreate']>({
    initial: {
      ...(isOwn && employee ? { employee_id: employee.id } : {}),
      start_date: todayIn(environment.time_zone),
      percentage: 100,
    },
    isNew: true,
    async save(body) {
      await mutateAsync({ body })
      onClose()
      await refreshAbsence(cache)
      notifications.show({ message: body.employee_id === employee?.id ? said.done : said.doneOther })
    },
  })
  const close = async () => {
    if (await form.mayLeave()) onClose()
  }
  return (
    <Modal opened onClose={close} title={said.title} centered>
      <FormView form={form} act={said.act} onCancel={close}>
        <Text size="sm" c="dimmed" className="pretty">
          {isOwn ? said.lead : said.leadOther}
        </Text>
        {can('absence') && (
          <>
            <Field form={form} name="employee_id" label={said.who} kind="record" of="employee" required />
            <Field form={form} name="kind" label={said.kind} kind="choice" options={ABSENCE_KINDS} />
          </>
        )}
        <Group grow align="start">
          <Field form={form} name="start_date" label={said.from} kind="day" required />
          <Field form={form} name="expected_end_date" label={said.until} kind="day" />
        </Group>
        <Field form={form} name="percentage" label={said.share} kind="number" />
      </FormView>
    </Modal>
  )
}
