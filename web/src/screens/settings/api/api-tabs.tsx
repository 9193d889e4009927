// The parts of AI and API.
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { useWords, words } from '../../../words/language.tsx'
import classes from './api-tabs.module.css'

const texts = words({
  en: {
    api: 'AI and API',
    keys: 'API keys',
    assistants: 'Assistants',
    webhooks: 'Webhooks',
    requests: 'Requests',
    docs: 'Reference',
  },
  nl: {
    api: 'AI en API',
    keys: 'API-sleutels',
    assistants: 'Assistenten',
    webhooks: 'Webhooks',
    requests: 'Verzoeken',
    docs: 'Naslag',
  },
})

export function ApiTabs() {
  const said = useWords(texts)
  const { can } = useSession()
  return (
    <nav className={classes.tabs} aria-label={said.api}>
      <Link to="/settings/api" activeOptions={{ exact: true, includeSearch: false }}>
        {said.keys}
      </Link>
      <Link to="/settings/api/assistants" activeOptions={{ includeSearch: false }}>
        {said.assistants}
      </Link>
      {can('settings') && (
        <Link to="/settings/api/webhooks" activeOptions={{ includeSearch: false }}>
          {said.webhooks}
        </Link>
      )}
      <Link to="/settings/api/requests" activeOptions={{ includeSearch: false }}>
        {said.requests}
      </Link>
      <a href="/docs" target="_blank" rel="noreferrer">
        {said.docs}
      </a>
    </nav>
  )
}
