// A purchase invoice from what came in: the paper beside the form that it fills.
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Page } from '../../ui/page.tsx'
import { RecordView } from '../../ui/record-view.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useDocument } from '../documents/document-query.ts'
import classes from './beside.module.css'
import { Paper } from './paper.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import { proposalQuery } from './purchase-queries.ts'
import { Remarks } from './remarks.tsx'
import type { Proposal } from './words.ts'

const texts = words({
  en: {
    inbox: 'Inbox',
    all: 'Purchase invoices',
    fresh: 'New purchase invoice',
    credit: 'New credit note',
    paper: 'The file',
  },
  nl: {
    inbox: 'Inbox',
    all: 'Inkoopfacturen',
    fresh: 'Nieuwe inkoopfactuur',
    credit: 'Nieuwe creditnota',
    paper: 'Het bestand',
  },
})

export function PurchaseFromPaper() {
  const { id } = useParams({ from: '/inside/purchasing/inbox/$id' })
  const query = useQuery(proposalQuery(id))
  return <RecordView query={query}>{(proposal) => <Shown key={id} proposal={proposal} />}</RecordView>
}

export function PurchaseByHand() {
  const said = useWords(texts)
  return (
    <Page title={said.fresh} above={<UpLink to="/purchasing">{said.all}</UpLink>}>
      <div className={classes.alone}>
        <PurchaseForm />
      </div>
    </Page>
  )
}

function Shown({ proposal }: { proposal: Proposal }) {
  const said = useWords(texts)
  const { document_id, attachment_name, remarks, kind } = proposal
  const document = useDocument(document_id)
  return (
    <Page
      title={kind === 'credit_note' ? said.credit : said.fresh}
      above={<UpLink to="/purchasing/inbox">{said.inbox}</UpLink>}
      lead={document?.name}
    >
      <div className={classes.beside}>
        <Stack gap="md">
          <Remarks remarks={remarks} />
          <PurchaseForm proposal={proposal} />
        </Stack>
        <aside aria-label={said.paper} className={classes.paper}>
          <Paper documentId={document_id} attachmentName={attachment_name} />
        </aside>
      </div>
    </Page>
  )
}
