// What a project consists of and how it goes.
import { useSession } from '../../api/session.ts'
import { CustomFields, useCustomFields } from '../../ui/custom-fields.tsx'
import { Facts } from '../../ui/facts.tsx'
import { RecordColumns } from '../../ui/record-columns.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords, words } from '../../words/language.tsx'
import { BurnChart } from './burn-chart.tsx'
import { aboutFacts, invoiceFacts } from './project-facts.ts'
import { useBurn, useProject, useProjectId } from './project-query.ts'
import { Services } from './services.tsx'
import { Team } from './team.tsx'

const PATH = '/projects/project'

const texts = words({
  en: { about: 'About', invoicing: 'Invoicing', custom: 'More' },
  nl: { about: 'Gegevens', invoicing: 'Facturatie', custom: 'Meer' },
})

export function ProjectOverview() {
  const said = useWords(texts)
  const { can } = useSession()
  const canEdit = can('projects:write')
  const project = useProject()
  const burn = useBurn(useProjectId())
  const customFields = useCustomFields('project')
  if (!project) return null
  return (
    <RecordColumns
      main={
        <>
          <Services project={project} />
          {burn && <BurnChart burn={burn} projectId={project.id} />}
        </>
      }
      first={
        <Section title={said.about}>
          <Facts path={PATH} record={project} facts={aboutFacts} canEdit={canEdit} />
        </Section>
      }
      rest={
        <>
          {burn && <Team burn={burn} projectId={project.id} />}
          {customFields.length > 0 && (
            <Section title={said.custom}>
              <CustomFields entity="project" record={project} canEdit={canEdit} />
            </Section>
          )}
          {can('invoices:read') && (
            <Section title={said.invoicing}>
              <Facts path={PATH} record={project} facts={invoiceFacts} canEdit={canEdit} />
            </Section>
          )}
        </>
      }
    />
  )
}
