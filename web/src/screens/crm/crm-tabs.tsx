// From organizations to persons and back.
import { Link } from '@tanstack/react-router'
import { Tabs, within } from '../../ui/tabs.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { crm: 'Relations', organizations: 'Organizations', persons: 'Persons' },
  nl: { crm: 'Relaties', organizations: 'Organisaties', persons: 'Personen' },
})

export function CrmTabs() {
  const said = useWords(texts)
  return (
    <Tabs label={said.crm}>
      <Link to="/crm/organizations" activeOptions={within}>
        {said.organizations}
      </Link>
      <Link to="/crm/persons" activeOptions={within}>
        {said.persons}
      </Link>
    </Tabs>
  )
}
