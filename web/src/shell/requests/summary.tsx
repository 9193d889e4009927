// One request in one line: what, where, how it went and how long it took.
import type { SeenRequest } from '../../api/requests.ts'
import { useWords, words } from '../../words/language.tsx'

const texts = words({ en: { failed: 'no answer' }, nl: { failed: 'geen antwoord' } })
const LONG_ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

export function Summary({ request: { method, path, status, ms } }: { request: SeenRequest }) {
  const { failed } = useWords(texts)
  const [place = '', query] = decodeURIComponent(path.replace('/api/app', '')).split('?')
  const isBad = status === undefined ? ms !== undefined : status >= 400
  return (
    <span className="requests-line">
      <span className="requests-method" data-writes={method !== 'GET' || undefined}>
        {method}
      </span>
      <span className="requests-path" title={path}>
        {shortOf(place)}
        {query && <span className="quiet">?{shortOf(query)}</span>}
      </span>
      <span className="requests-end figure" data-bad={isBad || undefined}>
        {status ?? (ms === undefined ? '…' : failed)}
        {ms !== undefined && <span className="quiet"> {ms} ms</span>}
      </span>
    </span>
  )
}

// An id tells by its end; all of it stands in the request.
function shortOf(text: string): string {
  return text.replaceAll(LONG_ID, (id) => `…${id.slice(-4)}`)
}
