// The inbox of whoever decides on leave: the soonest first.
import { ApprovalKinds } from '../../shell/approval-kinds.tsx'
import { Inbox } from '../../ui/inbox.tsx'
import { Page } from '../../ui/page.tsx'
import { useWords, words } from '../../words/language.tsx'
import { ApprovalRow } from './approval-row.tsx'
import classes from './approvals.module.css'
import { useWaitingLeave } from './approvals-data.ts'
import { useDecideLeave } from './decide-leave.ts'
import { PeopleTabs } from './people-tabs.tsx'
import { RejectLeave } from './reject-leave.tsx'

const texts = words({
  en: {
    title: 'Approve leave',
    done: 'No leave waits for you',
    teach: 'What your people ask for comes here. They hear at once what you decide.',
    waits: (n: number) => (n === 1 ? '1 request waits for you' : `${n} requests wait for you`),
    chosen: (n: number) => `${n} chosen`,
    many: (n: number) => `${n} requests`,
    reject: 'Reject…',
  },
  nl: {
    title: 'Verlof goedkeuren',
    done: 'Er wacht geen verlof op je',
    teach: 'Wat je mensen aanvragen komt hier. Ze horen meteen wat je besluit.',
    waits: (n: number) => (n === 1 ? '1 aanvraag wacht op je' : `${n} aanvragen wachten op je`),
    chosen: (n: number) => `${n} gekozen`,
    many: (n: number) => `${n} aanvragen`,
    reject: 'Afwijzen…',
  },
})

export function LeaveApprovals() {
  const said = useWords(texts)
  const waiting = useWaitingLeave()
  const { rows } = waiting
  const { approve, reject } = useDecideLeave()
  return (
    <Page
      title={said.title}
      above={<PeopleTabs />}
      lead={rows && rows.length > 0 ? said.waits(rows.length) : undefined}
      actions={<ApprovalKinds />}
    >
      <Inbox
        waiting={waiting}
        said={said}
        chosenText={(of) => said.chosen(of.length)}
        rejectedText={(of) => (of.length === 1 ? of[0]!.employee_name : said.many(of.length))}
        rowsOf={(line) => (rows ?? []).filter(({ id }) => id === line)}
        approve={approve}
        reject={reject}
        form={RejectLeave}
      >
        {(acts) => (
          <ul className={`plain-list ${classes.rows}`}>
            {rows?.map((leave) => (
              <ApprovalRow
                key={leave.id}
                leave={leave}
                isChosen={acts.chosen.has(leave.id)}
                choose={(id, isChosen) => acts.choose([id], isChosen)}
                onApprove={() => acts.approve([leave])}
                onReject={() => acts.reject([leave])}
              />
            ))}
          </ul>
        )}
      </Inbox>
    </Page>
  )
}
