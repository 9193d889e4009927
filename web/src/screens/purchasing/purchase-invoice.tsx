// A purchase invoice: how it stands, what it is for, and the paper beside it.
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { Shapes } from '../../api/api.ts'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { Facts } from '../../ui/facts.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordView } from '../../ui/record-view.tsx'
import { Section } from '../../ui/section.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { CurrencyContext } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { DocumentPreview } from '../documents/document-preview.tsx'
import { DocumentsSection } from '../documents/documents-section.tsx'
import { lookOf, type StoredDocument } from '../documents/words.ts'
import classes from './beside.module.css'
import { PurchaseActions } from './purchase-actions.tsx'
import { PurchaseCosts } from './purchase-costs.tsx'
import { bookedFacts, openFacts } from './purchase-facts.ts'
import { PurchaseFigures } from './purchase-figures.tsx'
import { PurchaseLineTable } from './purchase-line-table.tsx'
import { purchaseQuery, usePurchaseActions } from './purchase-queries.ts'
import { StatusBadge } from './status-badge.tsx'
import type { PurchaseDetail } from './words.ts'

const PATH = '/purchasing/purchaseinvoice'

const NOTHING: Shapes['PurchaseActions'] = { statuses: [], can_change: false, can_delete: false, bookable_lines: [] }

const texts = words({
  en: {
    all: 'Purchase invoices',
    about: 'About',
    paper: 'The file',
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
  },
  nl: {
    all: 'Inkoopfacturen',
    about: 'Gegevens',
    paper: 'Het bestand',
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
  },
})

export function PurchaseInvoice() {
  const { id } = useParams({ from: '/inside/purchasing/$id' })
  const query = useQuery(purchaseQuery(id))
  return <RecordView query={query}>{(invoice) => <Shown key={id} invoice={invoice} />}</RecordView>
}

function Shown({ invoice }: { invoice: PurchaseDetail }) {
  const { id, number, organization_id, organization_name, entry_number, status, currency } = invoice
  const said = useWords(texts)
  const { can } = useSession()
  const canEdit = can('invoices:write')
  const { statuses, can_change, can_delete, bookable_lines } = usePurchaseActions(invoice) ?? NOTHING
  const navigate = useNavigate()
  const remove = useDelete(PATH)
  const name = `${organization_name} ${number}`
  const canRead = can('crm:read')
  const papers = useRecords('/documents/document', { purchase_invoice_id: id, limit: 100 }, canRead).data?.data
  const paper = bestOf(papers ?? [])
  const isAlone = !canRead || (papers !== undefined && !paper)
  const about = (
    <>
      <Section title={said.about}>
        <Facts path={PATH} record={invoice} facts={bookedFacts} canEdit={can_change} />
        <Facts path={PATH} record={invoice} facts={openFacts} canEdit={canEdit} />
      </Section>
      {canRead && <DocumentsSection of={{ kind: 'purchase_invoice', purchase_invoice_id: id }} />}
    </>
  )

  function onDelete() {
    remove(id, said.removed(name), { onUndo: () => void navigate({ to: '/purchasing/$id', params: { id } }) })
    void navigate({ to: '/purchasing' })
  }

  return (
    <CurrencyContext value={currency}>
      <Page
        title={name}
        above={<UpLink to="/purchasing">{said.all}</UpLink>}
        aside={<StatusBadge status={status} />}
        lead={
          <>
            {entry_number}
            {' · '}
            {canRead ? (
              <Link to="/crm/organizations/$id" params={{ id: organization_id }} className="quiet">
                {organization_name}
              </Link>
            ) : (
              organization_name
            )}
          </>
        }
        actions={
          canEdit && (
            <PurchaseActions
              invoice={invoice}
              statuses={statuses}
              more={can_delete ? [{ label: said.remove, icon: 'trash', run: onDelete }] : []}
            />
          )
        }
      >
        <PurchaseFigures invoice={invoice} />
        <div className={classes.beside}>
          <Stack gap="lg">
            <PurchaseLineTable invoice={invoice} canEdit={can_change} />
            <PurchaseCosts invoice={invoice} lines={bookable_lines} />
            {!isAlone && about}
          </Stack>
          {isAlone ? (
            <Stack gap="lg">{about}</Stack>
          ) : (
            <aside aria-label={said.paper} className={classes.paper} aria-busy={!papers}>
              {paper && <DocumentPreview document={paper} />}
            </aside>
          )}
        </div>
      </Page>
    </CurrencyContext>
  )
}

// What people read comes before what programs read.
function bestOf(papers: readonly StoredDocument[]): StoredDocument | undefined {
  return ['pdf', 'image', 'text'].flatMap((look) => papers.filter((one) => lookOf(one) === look))[0]
}
