// The parts of AI and API.
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { exactly, Tabs, within } from '../../../ui/tabs.tsx'
import { useWords, words } from '../../../words/language.tsx'

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
    <Tabs label={said.api}>
      <Link to="/settings/api" activeOptions={exactly}>
        {said.keys}
      </Link>
      <Link to="/settings/api/assistants" activeOptions={within}>
        {said.assistants}
      </Link>
      {can('settings') && (
        <Link to="/settings/api/webhooks" activeOptions={within}>
          {said.webhooks}
        </Link>
      )}
      <Link to="/settings/api/requests" activeOptions={within}>
        {said.requests}
      </Link>
      <a href="/docs" target="_blank" rel="noreferrer">
        {said.docs}
      </a>
    </Tabs>
  )
}
