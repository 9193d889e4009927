// An opportunity: where it stands on top, what to do next and what happened in the middle, what is known beside it.
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { CustomFields, useCustomFields } from '../../ui/custom-fields.tsx'
import { Facts } from '../../ui/facts.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordColumns } from '../../ui/record-columns.tsx'
import { RecordView } from '../../ui/record-view.tsx'
import { Section } from '../../ui/section.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'
import { CustomerLink } from './customer-link.tsx'
import { NextStep } from './next-step.tsx'
import { factsOf } from './opportunity-facts.ts'
import { OpportunityFigures } from './opportunity-figures.tsx'
import { OpportunityQuotes } from './opportunity-quotes.tsx'
import { OpportunityTimeline } from './opportunity-timeline.tsx'
import { originOf, ProjectMake } from './project-make.tsx'
import { type Opportunity as OpportunityRecord, opportunityQuery, SALES } from './sales-queries.ts'
import { StageSteps } from './stage-steps.tsx'
import { SalesBadge } from './status-badge.tsx'
import { useDecide } from './use-decide.ts'
import { useDeciding } from './use-deciding.tsx'

const texts = words({
  en: {
    all: 'Opportunities',
    about: 'About',
    custom: 'More',
    timeline: 'Timeline',
    won: 'Won',
    lost: 'Lost',
    reopen: 'Reopen',
    project: 'Open the project',
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
  },
  nl: {
    all: 'Kansen',
    about: 'Gegevens',
    custom: 'Meer',
    timeline: 'Tijdlijn',
    won: 'Gewonnen',
    lost: 'Verloren',
    reopen: 'Heropenen',
    project: 'Naar het project',
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
  },
})

export function Opportunity() {
  const { id } = useParams({ from: '/inside/sales/opportunities/$id' })
  const query = useQuery(opportunityQuery(id))
  return <RecordView query={query}>{(sale) => <Shown key={id} sale={sale} />}</RecordView>
}

function Shown({ sale }: { sale: OpportunityRecord }) {
  const { id, name, status, project_id, allowed_actions, owner_employee_name } = sale
  const said = useWords(texts)
  const { can } = useSession()
  const canEdit = can('sales:write')
  const navigate = useNavigate()
  const remove = useDelete(SALES)
  const customFields = useCustomFields('sales')
  const { give } = useDecide()
  const { decide, dialogs } = useDeciding()
  const [isMaking, setMaking] = useState(false)

  function onDelete() {
    const onUndo = () => void navigate({ to: '/sales/opportunities/$id', params: { id } })
    remove(id, said.removed(name), { onUndo })
    void navigate({ to: '/sales/opportunities' })
  }

  return (
    <Page
      title={name}
      above={<UpLink to="/sales/opportunities">{said.all}</UpLink>}
      aside={status !== 'open' && <SalesBadge status={status} />}
      lead={
        <>
          <CustomerLink of={sale} />
          {owner_employee_name && ` · ${owner_employee_name}`}
        </>
      }
      actions={
        <>
          {project_id && can('projects:read') && (
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/projects/$id" params={{ id: project_id }} />}
            >
              {said.project}
            </Button>
          )}
          {canEdit && status === 'open' && (
            <>
              <Button variant="default" onClick={() => void decide(sale, 'lost')}>
                {said.lost}
              </Button>
              <Button onClick={() => void decide(sale, 'won')}>{said.won}</Button>
            </>
          )}
          {canEdit && allowed_actions.includes('open') && (
            <Button variant="default" onClick={() => void give(sale, 'open')}>
              {said.reopen}
            </Button>
          )}
          {canEdit && <MoreMenu actions={[{ label: said.remove, icon: 'trash', run: onDelete }]} />}
        </>
      }
    >
      <StageSteps sale={sale} canEdit={canEdit} />
      <OpportunityFigures sale={sale} />
      <NextStep sale={sale} onWin={() => void decide(sale, 'won')} onProject={() => setMaking(true)} />
      <RecordColumns
        first={
          <Section title={said.about}>
            <Facts path={SALES} record={sale} facts={factsOf(sale)} canEdit={canEdit} />
          </Section>
        }
        main={
          <>
            <OpportunityQuotes sale={sale} />
            <Section title={said.timeline}>
              <OpportunityTimeline sale={sale} />
            </Section>
          </>
        }
        rest={
          customFields.length > 0 && (
            <Section title={said.custom}>
              <CustomFields entity="sales" record={sale} canEdit={canEdit} />
            </Section>
          )
        }
      />
      {dialogs}
      {isMaking && <ProjectMake of={originOf(sale)} onClose={() => setMaking(false)} />}
    </Page>
  )
}
