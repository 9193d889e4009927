// Why leave is turned down; whoever asked for it reads it.
import { ReasonForm } from '../../ui/reason-form.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { title: 'Reject leave', why: 'Why not?', help: 'Whoever asked for it reads this.', act: 'Reject' },
  nl: { title: 'Verlof afwijzen', why: 'Waarom niet?', help: 'Wie het aanvroeg leest dit.', act: 'Afwijzen' },
})

interface RejectLeaveProps {
  /** Whose, or how many. */
  readonly of: string
  onReject(reason: string): void
  onClose(): void
}

export function RejectLeave({ of, onReject, onClose }: RejectLeaveProps) {
  const { title, why, help, act } = useWords(texts)
  return <ReasonForm title={`${title}: ${of}`} label={why} help={help} act={act} onGive={onReject} onClose={onClose} />
}
