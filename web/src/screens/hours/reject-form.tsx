// Why hours are rejected; whoever booked them reads it at each of them.
import { ReasonForm } from '../../ui/reason-form.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    title: 'Reject hours',
    why: 'What should be different?',
    help: 'It stands at each entry.',
    act: 'Reject',
  },
  nl: {
    title: 'Uren afkeuren',
    why: 'Wat moet er anders?',
    help: 'Het komt bij elke regel te staan.',
    act: 'Afkeuren',
  },
})

interface RejectFormProps {
  /** Whose, or how many. */
  readonly of: string
  onReject(reason: string): void
  onClose(): void
}

export function RejectForm({ of, onReject, onClose }: RejectFormProps) {
  const { title, why, help, act } = useWords(texts)
  return <ReasonForm title={`${title}: ${of}`} label={why} help={help} act={act} onGive={onReject} onClose={onClose} />
}
