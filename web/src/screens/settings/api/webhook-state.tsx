// How a webhook fares, in one badge and one sentence.
import { Badge } from '@mantine/core'
import type { Shapes } from '../../../api/api.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'

type Webhook = Shapes['Webhook']

const texts = words({
  en: {
    on: 'On',
    off: 'Paused',
    failing: 'Failing',
    stopped: 'Switched off',
    gone: 'The receiver answered 410, gone: Kantoor switched it off. Switch it on when the receiver is back.',
    failed:
      'Nothing but failures for five days: Kantoor switched it off. Mend the receiver and switch it on; what waits is sent then.',
    since: (n: number, ago: string) =>
      `${n === 1 ? 'The last attempt' : `The last ${n} attempts`} failed, the first ${ago}. It is tried again by itself.`,
  },
  nl: {
    on: 'Aan',
    off: 'Gepauzeerd',
    failing: 'Mislukt',
    stopped: 'Uitgeschakeld',
    gone: 'De ontvanger antwoordde 410, weg: Kantoor heeft hem uitgeschakeld. Zet hem aan als de ontvanger er weer is.',
    failed:
      'Vijf dagen lang ging alles mis: Kantoor heeft hem uitgeschakeld. Herstel de ontvanger en zet hem aan; wat wacht gaat dan alsnog.',
    since: (n: number, ago: string) =>
      `${n === 1 ? 'De laatste poging mislukte' : `De laatste ${n} pogingen mislukten`}, de eerste ${ago}. Het wordt vanzelf opnieuw geprobeerd.`,
  },
})

export function WebhookBadge({ webhook: { is_active, disabled_reason, failures } }: { webhook: Webhook }) {
  const said = useWords(texts)
  const [text, color] = disabled_reason
    ? [said.stopped, 'red']
    : !is_active
      ? [said.off, 'gray']
      : failures > 0
        ? [said.failing, 'orange']
        : [said.on, 'office']
  return (
    <Badge size="sm" color={color}>
      {text}
    </Badge>
  )
}

/** What is wrong with it; undefined when nothing is. */
export function useTrouble({ disabled_reason, failing_since, failures }: Webhook): string | undefined {
  const said = useWords(texts)
  const { ago } = useFormats()
  if (disabled_reason === 'gone') return said.gone
  if (disabled_reason === 'failing') return said.failed
  return failing_since && failures > 0 ? said.since(failures, ago(failing_since)) : undefined
}
