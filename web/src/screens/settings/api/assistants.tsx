// Assistants: how to connect one, which are connected, and what they asked.
import { Page } from '../../../ui/page.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { ApiTabs } from './api-tabs.tsx'
import { AssistantCalls } from './assistant-calls.tsx'
import { AssistantSetup } from './assistant-setup.tsx'
import { ConnectedAssistants } from './connected-assistants.tsx'

const texts = words({ en: { title: 'Assistants' }, nl: { title: 'Assistenten' } })

export function Assistants() {
  return (
    <Page title={useWords(texts).title} above={<ApiTabs />}>
      <ConnectedAssistants />
      <AssistantSetup />
      <AssistantCalls />
    </Page>
  )
}
