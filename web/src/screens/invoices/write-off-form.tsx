// Why something is written off; it stays with what was written off.
import { ReasonForm } from '../../ui/reason-form.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    why: 'Why?',
    help: 'It stays with what is written off, for whoever looks back.',
    act: 'Write off',
  },
  nl: {
    why: 'Waarom?',
    help: 'Dit blijft erbij staan, voor wie later terugkijkt.',
    act: 'Afboeken',
  },
})

interface WriteOffFormProps {
  readonly title: string
  onReason(reason: string): void
  onClose(): void
}

export function WriteOffForm({ title, onReason, onClose }: WriteOffFormProps) {
  const { why, help, act } = useWords(texts)
  return <ReasonForm {...{ title, help, act, onClose }} label={why} onGive={onReason} />
}
