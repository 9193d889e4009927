// What was invoiced of a project, line by line: an invoice may hold work of other projects too.
import { useRouter } from '@tanstack/react-router'
import { words } from '../../words/language.tsx'
import { LINES, lineColumnsWithout, lineFilters, openInvoice } from '../invoices/line-columns.ts'
import { ofProject, ProjectList } from './project-list.tsx'

const texts = words({
  en: {
    title: 'Invoiced',
    none: 'Nothing invoiced yet',
    teach: 'What stands on invoices of this project is found here.',
  },
  nl: {
    title: 'Gefactureerd',
    none: 'Nog niets gefactureerd',
    teach: 'Wat van dit project op facturen staat, vind je hier.',
  },
})

const columns = lineColumnsWithout('organization_name', 'project_name')

export function ProjectInvoices() {
  const hasScreen = '/invoices/$id' in useRouter().routesByPath
  return (
    <ProjectList
      path={LINES}
      asked={ofProject}
      icon="invoice"
      texts={texts}
      columns={columns}
      filters={lineFilters}
      hasSearch={false}
      {...(hasScreen ? { open: openInvoice } : {})}
    />
  )
}
