// A draft is edited on the left and stands on paper on the right, as its customer will get it.
import { Button, Group } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Shapes } from '../../api/api.ts'
import { type KeyHelp, useKeyHelp } from '../../shell/keys.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { sendWaiting } from '../../ui/undo.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { VatTotals } from '../../ui/vat-totals.tsx'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import classes from './draft.module.css'
import { DraftCheck } from './draft-check.tsx'
import { DraftFields } from './draft-fields.tsx'
import { DraftLines } from './draft-lines.tsx'
import { InvoiceDraftPaper } from './draft-paper.tsx'
import { FinaliseForm } from './finalise-form.tsx'
import { InvoiceState } from './state.tsx'
import { useChanged } from './use-changed.ts'
import { useDraft } from './use-draft.ts'

const texts = words({
  en: {
    all: 'Invoices',
    invoice: (customer: string) => `Invoice for ${customer}`,
    credit_note: (customer: string) => `Credit note for ${customer}`,
    about: 'For',
    more: 'Dates and terms',
    lines: 'Lines',
    finalise: 'Make final…',
    remove: 'Delete draft',
    removed: 'The draft is deleted; its work can be invoiced again',
  },
  nl: {
    all: 'Facturen',
    invoice: (customer: string) => `Factuur voor ${customer}`,
    credit_note: (customer: string) => `Creditnota voor ${customer}`,
    about: 'Voor',
    more: 'Data en voorwaarden',
    lines: 'Regels',
    finalise: 'Definitief maken…',
    remove: 'Concept verwijderen',
    removed: 'Het concept is verwijderd; het werk kan opnieuw gefactureerd worden',
  },
})

const HELP: Readonly<Record<'en' | 'nl', readonly KeyHelp[]>> = {
  en: [
    { keys: '↑ ↓', does: 'Same field of the line above or below' },
    { keys: 'Alt ↑ ↓', does: 'Move the line' },
    { keys: 'Ctrl Del', does: 'Delete the line' },
    { keys: 'N', does: 'New line' },
    { keys: 'F', does: 'Make final' },
  ],
  nl: [
    { keys: '↑ ↓', does: 'Zelfde veld van de regel erboven of eronder' },
    { keys: 'Alt ↑ ↓', does: 'De regel verplaatsen' },
    { keys: 'Ctrl Del', does: 'De regel verwijderen' },
    { keys: 'N', does: 'Nieuwe regel' },
    { keys: 'F', does: 'Definitief maken' },
  ],
}

export function DraftEditor({ invoice }: { invoice: Shapes['InvoiceDetail'] }) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const changed = useChanged()
  const changes = useDraft(invoice.id)
  const remove = useDelete('/invoices/invoice')
  const [isFinalising, setFinalising] = useState(false)
  const { id, type, allowed_actions } = invoice
  const canChange = allowed_actions.includes('change')
  const canFinalise = allowed_actions.includes('finalize')
  useKeyHelp(HELP[language])
  useHotkeys([
    ['f', () => canFinalise && void finalise()],
    ['n', () => document.querySelector<HTMLElement>('[data-new-line]')?.focus()],
  ])

  // What is still being typed, or was deleted a moment ago, belongs to it.
  async function finalise() {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await Promise.all([sendWaiting(), changes.settled()])
    changed(id)
    setFinalising(true)
  }

  function onDelete() {
    const onUndo = () => void navigate({ to: '/invoices/$id', params: { id } })
    remove(id, said.removed, { onUndo })
    void navigate({ to: '/invoices' })
  }

  return (
    <Page
      title={said[type](invoice.organization_name ?? invoice.person_name ?? '')}
      above={<UpLink to="/invoices">{said.all}</UpLink>}
      aside={<InvoiceState invoice={invoice} />}
      actions={
        <Group gap="xs">
          {allowed_actions.includes('delete') && (
            <MoreMenu actions={[{ label: said.remove, icon: 'trash', run: onDelete }]} />
          )}
          {canFinalise && <Button onClick={() => void finalise()}>{said.finalise}</Button>}
        </Group>
      }
    >
      <div className={classes.editor}>
        <div className={classes.form}>
          <DraftCheck invoice={invoice} />
          <Section title={said.about}>
            <DraftFields part="first" invoice={invoice} changes={changes} canChange={canChange} />
          </Section>
          <Section title={said.lines}>
            <DraftLines invoice={invoice} changes={changes} canChange={canChange} />
            <VatTotals of={invoice} isBusy={changes.isBusy} />
          </Section>
          <Section title={said.more}>
            <DraftFields part="rest" invoice={invoice} changes={changes} canChange={canChange} />
          </Section>
        </div>
        <InvoiceDraftPaper invoice={invoice} />
      </div>
      {isFinalising && <FinaliseForm invoice={invoice} onClose={() => setFinalising(false)} />}
    </Page>
  )
}
