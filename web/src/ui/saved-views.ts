// Questions a person keeps by name. Until the service keeps them, this browser does.
import { useLocalStorage } from '@mantine/hooks'
import type { ListPath } from '../api/records.ts'
import { isSameSearch, type ListSearch } from './list-search.ts'

export interface View {
  readonly name: string
  readonly search: ListSearch
}

export function useSavedViews(path: ListPath) {
  const [views, setViews] = useLocalStorage<readonly View[]>({
    key: `kantoor.views.${path}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  return {
    views,
    save: (name: string, { offset: _, ...search }: ListSearch) =>
      setViews([...views.filter((view) => view.name !== name), { name, search }]),
    remove: (name: string) => setViews(views.filter((view) => view.name !== name)),
  }
}

export function viewOf(views: readonly View[], search: ListSearch): View | undefined {
  return views.find((view) => isSameSearch(view.search, search))
}
