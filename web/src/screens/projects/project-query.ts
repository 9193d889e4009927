// A project and how it goes, as every part of its screen reads them.
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'

export type ProjectRecord = Shapes['ProjectDetail']
export type Burn = Shapes['ProjectBurn']

export function projectQuery(id: string) {
  return api.queryOptions('get', '/projects/project/{id}', { params: { path: { id } } })
}

export function burnQuery(id: string) {
  return api.queryOptions('get', '/projects/project/{id}/burn', { params: { path: { id } } })
}

export function taskQuery(id: string) {
  return api.queryOptions('get', '/projects/task/{id}', { params: { path: { id } } })
}

/** The project of this address; undefined only while it is read. */
export function useProject(): ProjectRecord | undefined {
  return useQuery(projectQuery(useProjectId())).data?.data
}

export function useProjectId(): string {
  return useParams({ from: '/inside/projects/$id' }).id
}

/** It tells of hours, so not everybody may see it. */
export function useBurn(id: string): Burn | undefined {
  const { can } = useSession()
  return useQuery({ ...burnQuery(id), enabled: can('hours:read') }).data?.data
}
