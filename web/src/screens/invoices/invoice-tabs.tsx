// From what was invoiced to what can be.
import { Link } from '@tanstack/react-router'
import { exactly, Tabs } from '../../ui/tabs.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { module: 'Invoices', invoices: 'Invoices', toInvoice: 'To invoice', lines: 'Lines' },
  nl: { module: 'Facturen', invoices: 'Facturen', toInvoice: 'Te factureren', lines: 'Regels' },
})

export function InvoiceTabs() {
  const said = useWords(texts)
  return (
    <Tabs label={said.module}>
      <Link to="/invoices" activeOptions={exactly}>
        {said.invoices}
      </Link>
      <Link to="/invoices/to-invoice" activeOptions={exactly}>
        {said.toInvoice}
      </Link>
      <Link to="/invoices/lines" activeOptions={exactly}>
        {said.lines}
      </Link>
    </Tabs>
  )
}
