// What belongs to the person and to nobody else: how it looks, and the ways in.

import { Page } from '../../ui/page.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './account.module.css'
import { AppCodes } from './app-codes.tsx'
import { OwnEmail } from './own-email.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { Self } from './self.tsx'

const texts = words({
  en: { title: 'Your account', lead: 'Only you see this page.' },
  nl: { title: 'Je account', lead: 'Alleen jij ziet deze pagina.' },
})

export function Account() {
  const { title, lead } = useWords(texts)
  return (
    <Page title={title} lead={lead}>
      <div className={classes.parts}>
        <Self />
        <OwnEmail />
        <OwnPassword />
        <AppCodes />
        <OwnPasskeys />
        <OwnSessions />
      </div>
    </Page>
  )
}
