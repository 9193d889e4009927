// Questions that a person keeps by name, for oneself or for everybody who opens the list or report.
import { useMutation } from '@tanstack/react-query'
import { client, type Shapes } from '../api/api.ts'
import { type ListPath, type ReportPath, useRecords, useRefresh } from '../api/records.ts'
import { useSession } from '../api/session.ts'
import { isSameSearch, type ListSearch } from './list-search.ts'
import { useDelete } from './use-delete.ts'

export interface View {
  readonly name: string
  readonly search: ListSearch
}

export interface SavedView extends View {
  readonly id: string
  readonly isShared: boolean
  /** Of whom it is, or who manages the settings. */
  readonly canDrop: boolean
}

type Screen = Shapes['View']['screen']

const SCREENS: Readonly<Partial<Record<ListPath | ReportPath, Screen>>> = {
  '/crm/organization': 'organizations',
  '/crm/person': 'persons',
  '/projects/project': 'projects',
  '/projects/service': 'services',
  '/projects/task': 'tasks',
  '/hours/hours': 'hours',
  '/hrm/employee': 'employees',
  '/hrm/leave': 'leave',
  '/hrm/planning': 'planning',
  '/invoices/invoice': 'invoices',
  '/purchasing/purchaseinvoice': 'purchases',
  '/purchasing/cost': 'costs',
  '/sales/quote': 'quotes',
  '/sales/sales': 'sales',
  '/documents/document': 'documents',
  '/reports/utilisation': 'report_utilisation',
  '/reports/project-profit': 'report_project_profit',
  '/reports/work-in-progress': 'report_work_in_progress',
  '/reports/outstanding-invoices': 'report_outstanding_invoices',
  '/reports/sales-pipeline': 'report_sales_pipeline',
  '/reports/hours-summary': 'report_hours_summary',
  '/reports/turnover': 'report_turnover',
  '/reports/capacity': 'report_capacity',
}

export function useSavedViews(path: ListPath | ReportPath) {
  const screen = SCREENS[path]
  const { user, can } = useSession()
  const refresh = useRefresh()
  const drop = useDelete('/views')
  const { data } = useRecords('/views', { screen: screen!, sort: 'position,name', limit: 100 }, screen !== undefined)
  const save = useMutation({
    mutationFn: async ({ name, search, isShared }: Omit<SavedView, 'id' | 'canDrop'>) => {
      const body = { screen: screen!, name, query: queryOf(search), is_shared: isShared }
      const { error } = await client.POST('/views', { body })
      if (error) throw error
      await refresh('/views')
    },
  })
  const views: readonly SavedView[] = (data?.data ?? []).map((view) => ({
    id: view.id,
    name: view.name,
    search: searchOf(view.query),
    isShared: view.is_shared,
    canDrop: view.user_id === user.id || can('settings'),
  }))
  return { views, canSave: screen !== undefined, save: save.mutate, drop }
}

export function viewOf<V extends View>(views: readonly V[], search: ListSearch): V | undefined {
  return views.find((view) => isSameSearch(view.search, search))
}

// The service keeps texts, as they stand in an address.
function queryOf({ offset: _, ...search }: ListSearch): Record<string, string> {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(set.map(([key, value]) => [key, String(value)]))
}

function searchOf(query: Shapes['View']['query']): ListSearch {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, FLAGS[String(value)] ?? String(value)]))
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false }
