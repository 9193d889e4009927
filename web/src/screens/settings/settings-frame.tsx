// Around every section: the list of them on the left, or on a phone the way back to that list.
import { useMediaQuery } from '@mantine/hooks'
import { Outlet, useLocation, useParams } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { Empty } from '../../ui/empty.tsx'
import { UpLink } from '../../ui/up-link.tsx'
import { useWords, words } from '../../words/language.tsx'
import { SectionList } from './section-list.tsx'
import { isAllowed, sectionAt } from './sections.ts'
import classes from './settings.module.css'

const texts = words({
  en: {
    settings: 'Settings',
    closed: 'This is not yours to set',
    ask: 'Your role does not have the right for this section. Whoever manages users can give it to you.',
  },
  nl: {
    settings: 'Instellingen',
    closed: 'Hier mag je niet bij',
    ask: 'Je rol heeft geen recht op dit onderdeel. Wie gebruikers beheert kan het je geven.',
  },
})

export function SettingsFrame() {
  const said = useWords(texts)
  const { can } = useSession()
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  const section = sectionAt(pathname)
  // A record leads back to its own section.
  const isRecord = 'id' in useParams({ strict: false })
  const isOpen = !section || isAllowed(section, can)
  return (
    <div className={classes.settings}>
      {!isPhone && (
        <aside className={classes.side} aria-label={said.settings}>
          <SectionList />
        </aside>
      )}
      <div className={classes.content}>
        {isPhone && section && !isRecord && <UpLink to="/settings">{said.settings}</UpLink>}
        {isOpen ? <Outlet /> : <Empty icon="lock" title={said.closed} text={said.ask} />}
      </div>
    </div>
  )
}

export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false }) ?? false
}
