// A new draft, opened as soon as it is there.
import { useNavigate } from '@tanstack/react-router'
import { api, type Shapes } from '../../api/api.ts'
import { useSalesRefresh } from './sales-queries.ts'

export function useQuoteCreate() {
  const navigate = useNavigate()
  const refresh = useSalesRefresh()
  const { mutate, isPending } = api.useMutation('post', '/sales/quote', {
    onSuccess: ({ data }) => {
      void refresh()
      void navigate({ to: '/sales/quotes/$id', params: { id: data.id } })
    },
  })
  return { create: (body: Shapes['QuoteCreate']) => mutate({ body }), isPending }
}
