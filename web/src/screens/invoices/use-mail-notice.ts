// Tells what becomes of a mail. Whether there is a mail server the worker knows, a moment after it was asked for: until then nothing is
// promised, and then the notice says what the timeline says.
import { notifications } from '@mantine/notifications'
import { api, type Shapes } from '../../api/api.ts'
import { queries } from '../../api/queries.ts'
import { useWords, words } from '../../words/language.tsx'
import { useChanged } from './use-changed.ts'
import { MAIL_FATES } from './words.ts'

const texts = words({
  en: {
    asked: (to: string) => `Mailing to ${to}…`,
    sent: (to: string) => `On its way to ${to}`,
    late: (to: string) => `The mail to ${to} still waits to be sent. The timeline tells what becomes of it.`,
    unsent: (to: string, why: string) => `${to}: ${why}. Download the PDF and send it yourself.`,
  },
  nl: {
    asked: (to: string) => `Mailen naar ${to}…`,
    sent: (to: string) => `Onderweg naar ${to}`,
    late: (to: string) => `De mail naar ${to} wacht nog op verzending. Op de tijdlijn staat wat ervan wordt.`,
    unsent: (to: string, why: string) => `${to}: ${why}. Download de pdf en verstuur die zelf.`,
  },
})

type Fate = Shapes['Mail']['status']

/** const tell = useMailNotice(); tell(invoiceId, mail), for as long as it takes and wherever one goes meanwhile. */
export function useMailNotice() {
  const said = useWords(texts)
  const fates = useWords(MAIL_FATES)
  const changed = useChanged()
  return async (invoiceId: string, { id, recipient }: Shapes['Mail']): Promise<void> => {
    notifications.show({ id, loading: true, autoClose: false, message: said.asked(recipient) })
    changed(invoiceId)
    const fate = await fateOf(invoiceId, id)
    // As a new one: who closed the first shall learn the outcome all the same.
    notifications.hide(id)
    notifications.show({ autoClose: SEEING_MS, ...told(fate, recipient) })
    // Only now the invoice is sent.
    if (fate === 'sent') changed(invoiceId)
  }

  function told(fate: Fate, to: string) {
    if (fate === 'sent') return { message: said.sent(to) }
    if (fate === 'waiting') return { message: said.late(to) }
    const color = fate === 'kept' ? 'yellow' : 'red'
    return { message: said.unsent(to, fates[fate]), color, autoClose: READING_MS }
  }
}

const SEEING_MS = 4000
const READING_MS = 12_000
const LOOK_MS = 500
const PATIENCE_MS = 20_000

/** By the timeline, which shows it at the same moment; waiting when it takes too long to stand by. */
async function fateOf(invoiceId: string, mailId: string): Promise<Fate> {
  const timeline = api.queryOptions('get', '/invoices/invoice/{id}/timeline', { params: { path: { id: invoiceId } } })
  // What cannot be read now is looked at again here, not by the query.
  const look = { ...timeline, staleTime: 0, retry: false, networkMode: 'always' } as const
  for (const asked = Date.now(); Date.now() - asked < PATIENCE_MS; ) {
    await new Promise((passed) => setTimeout(passed, LOOK_MS))
    const read = await queries.fetchQuery(look).catch(() => undefined)
    const fate = read?.data.rows.find(({ record_id }) => record_id === mailId)?.mail_status
    if (fate && fate !== 'waiting') return fate
  }
  return 'waiting'
}
