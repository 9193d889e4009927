// From what came in to what is recorded, and to what projects cost.
import { Link } from '@tanstack/react-router'
import { exactly, Tabs, within } from '../../ui/tabs.tsx'
import { useWords, words } from '../../words/language.tsx'
import { useWaiting } from './purchase-queries.ts'

const texts = words({
  en: {
    purchasing: 'Purchasing',
    inbox: (count: number) => (count > 0 ? `Inbox (${count})` : 'Inbox'),
    invoices: 'Purchase invoices',
    costs: 'Costs',
  },
  nl: {
    purchasing: 'Inkoop',
    inbox: (count: number) => (count > 0 ? `Inbox (${count})` : 'Inbox'),
    invoices: 'Inkoopfacturen',
    costs: 'Kosten',
  },
})

export function PurchasingTabs() {
  const said = useWords(texts)
  const waiting = useWaiting().data?.meta.count ?? 0
  return (
    <Tabs label={said.purchasing}>
      <Link to="/purchasing" activeOptions={exactly}>
        {said.invoices}
      </Link>
      <Link to="/purchasing/inbox" activeOptions={within}>
        {said.inbox(waiting)}
      </Link>
      <Link to="/purchasing/costs" activeOptions={within}>
        {said.costs}
      </Link>
    </Tabs>
  )
}
