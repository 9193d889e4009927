// Which leave waits for whoever asks: the service knows on whose he decides.
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type QueryOf, readAll } from '../../api/records.ts'

type Question = QueryOf<'/hrm/leave'>

export function useWaitingLeave() {
  const home = api.useQuery('get', '/home')
  const entry = home.data?.data.todo.find(({ kind }) => kind === 'leave_to_decide')
  const question = entry && entry.count > 0 ? (entry.list.query as Question) : undefined
  const rows = useQuery({
    queryKey: ['get', '/hrm/leave', 'to decide', question],
    queryFn: () => readWaiting(question),
    enabled: home.data !== undefined,
    placeholderData: (before) => before,
  })
  return {
    rows: rows.data?.data.filter(({ status }) => status === 'requested'),
    error: home.error ?? rows.error,
    retry: () => Promise.all([home.refetch(), rows.refetch()]),
    isFetching: home.isFetching || rows.isFetching,
  }
}

async function readWaiting(question: Question | undefined) {
  const rows = question ? await readAll('/hrm/leave', { ...question, sort: 'start_date' }) : []
  return { data: rows, meta: { count: rows.length } }
}
