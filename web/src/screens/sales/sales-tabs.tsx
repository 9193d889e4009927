// From the pipeline to the list behind it and to the quotes.
import { Link } from '@tanstack/react-router'
import { exactly, Tabs, within } from '../../ui/tabs.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { sales: 'Sales', pipeline: 'Pipeline', opportunities: 'Opportunities', quotes: 'Quotes' },
  nl: { sales: 'Verkoop', pipeline: 'Pijplijn', opportunities: 'Kansen', quotes: 'Offertes' },
})

export function SalesTabs() {
  const said = useWords(texts)
  return (
    <Tabs label={said.sales}>
      <Link to="/sales" activeOptions={exactly}>
        {said.pipeline}
      </Link>
      <Link to="/sales/opportunities" activeOptions={within}>
        {said.opportunities}
      </Link>
      <Link to="/sales/quotes" activeOptions={within}>
        {said.quotes}
      </Link>
    </Tabs>
  )
}
