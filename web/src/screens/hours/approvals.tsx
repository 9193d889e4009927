// The inbox of whoever approves hours: by week and person or by project, and who did not submit.
import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { ApprovalKinds } from '../../shell/approval-kinds.tsx'
import { Inbox } from '../../ui/inbox.tsx'
import { Page } from '../../ui/page.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { ApprovalGroup } from './approval-group.tsx'
import classes from './approvals.module.css'
import { type Grouping, groupsOf, type Hours, useWaiting } from './approvals-data.ts'
import { useDecide } from './decide-hours.ts'
import { HoursTabs } from './hours-tabs.tsx'
import { NotSubmitted } from './not-submitted.tsx'
import { RejectForm } from './reject-form.tsx'

const texts = words({
  en: {
    title: 'Approve hours',
    by: 'Grouped by',
    week: 'By week and person',
    project: 'By project',
    none: 'Without project',
    done: 'Nothing waits for you',
    teach: 'Hours that people submit come here. Approved hours are locked and can be invoiced.',
    waits: (time: string, n: number) => `${time} in ${n === 1 ? '1 entry' : `${n} entries`} waits for you`,
    chosen: (time: string) => `${time} chosen`,
    reject: 'Reject…',
  },
  nl: {
    title: 'Uren goedkeuren',
    by: 'Gegroepeerd',
    week: 'Per week en persoon',
    project: 'Per project',
    none: 'Zonder project',
    done: 'Er wacht niets op je',
    teach: 'Uren die mensen indienen komen hier. Goedgekeurde uren liggen vast en kun je factureren.',
    waits: (time: string, n: number) => `${time} in ${n === 1 ? '1 regel' : `${n} regels`} wacht op je`,
    chosen: (time: string) => `${time} gekozen`,
    reject: 'Afkeuren…',
  },
})

export function Approvals() {
  const said = useWords(texts)
  const { minutes } = useFormats()
  const { late, ...waiting } = useWaiting()
  const { rows } = waiting
  const { approve, reject } = useDecide()
  const [by, setBy] = useState<Grouping>('week')
  const groups = useMemo(() => groupsOf(rows ?? [], by, said.none), [rows, by, said])
  const total = (of: readonly Hours[]) => minutes(of.reduce((sum, row) => sum + row.minutes, 0))
  return (
    <Page
      title={said.title}
      above={<HoursTabs />}
      lead={rows && rows.length > 0 ? said.waits(total(rows), rows.length) : undefined}
      actions={
        <>
          {rows && rows.length > 0 && (
            <SegmentedControl
              aria-label={said.by}
              value={by}
              onChange={(next) => setBy(next as Grouping)}
              data={[
                { value: 'week', label: said.week },
                { value: 'project', label: said.project },
              ]}
            />
          )}
          <ApprovalKinds />
        </>
      }
    >
      <Inbox
        waiting={waiting}
        said={said}
        chosenText={(of) => said.chosen(total(of))}
        rejectedText={total}
        rowsOf={(line) => groups.find(({ key }) => key === line)?.rows ?? []}
        approve={approve}
        reject={reject}
        form={RejectForm}
      >
        {(acts) => (
          <ul className={`plain-list ${classes.groups}`}>
            {groups.map((group) => (
              <ApprovalGroup
                key={group.key}
                group={group}
                by={by}
                chosen={acts.chosen}
                choose={acts.choose}
                onApprove={() => acts.approve(group.rows)}
                onReject={() => acts.reject(group.rows)}
              />
            ))}
          </ul>
        )}
      </Inbox>
      {late && late.people.length > 0 && <NotSubmitted late={late} />}
    </Page>
  )
}
