import type { Filter } from '../../../ui/column.ts'
import { words } from '../../../words/language.tsx'

type RequestFilter = Filter<'/settings/request'>

const plain = (...values: string[]) => values.map((value) => ({ value, label: value }))

export const REQUEST_FILTERS: readonly RequestFilter[] = [
  {
    key: 'status_class',
    head: words({ en: 'Status', nl: 'Status' }),
    options: [
      { value: '2xx', label: { en: '2xx, done', nl: '2xx, gelukt' } },
      { value: '3xx', label: { en: '3xx, unchanged or elsewhere', nl: '3xx, ongewijzigd of elders' } },
      { value: '4xx', label: { en: '4xx, refused', nl: '4xx, geweigerd' } },
      { value: '5xx', label: { en: '5xx, our fault', nl: '5xx, onze fout' } },
    ],
  },
  {
    key: 'method',
    head: words({ en: 'Method', nl: 'Methode' }),
    options: plain('GET', 'POST', 'PATCH', 'PUT', 'DELETE'),
  },
  {
    key: 'surface',
    head: words({ en: 'By', nl: 'Via' }),
    options: [
      { value: 'v2', label: { en: 'API (v2)', nl: 'API (v2)' } },
      { value: 'mcp', label: { en: 'Assistants', nl: 'Assistenten' } },
      { value: 'app', label: { en: 'Screens', nl: 'Schermen' } },
    ],
  },
]

export const KEY_FILTER: RequestFilter = {
  key: 'api_key_id',
  head: words({ en: 'Key', nl: 'Sleutel' }),
}

export const SORT_FILTER: RequestFilter = {
  key: 'sort',
  head: words({ en: 'Order', nl: 'Volgorde' }),
  options: [{ value: '-duration_ms', label: { en: 'Slowest first', nl: 'Traagste eerst' } }],
}
