// From organizations to persons and back.
import { Link } from '@tanstack/react-router'
import { useWords, words } from '../../words/language.tsx'
import classes from './crm-tabs.module.css'

const texts = words({
  en: { crm: 'Relations', organizations: 'Organizations', persons: 'Persons' },
  nl: { crm: 'Relaties', organizations: 'Organisaties', persons: 'Personen' },
})

export function CrmTabs() {
  const said = useWords(texts)
  return (
    <nav className={classes.tabs} aria-label={said.crm}>
      <Link to="/crm/organizations" activeOptions={{ includeSearch: false }}>
        {said.organizations}
      </Link>
      <Link to="/crm/persons" activeOptions={{ includeSearch: false }}>
        {said.persons}
      </Link>
    </nav>
  )
}
