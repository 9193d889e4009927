import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSession } from '../../api/session.ts'
import { linkTo } from '../../shell/modules.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { allowedGroups } from './sections.ts'
import classes from './settings.module.css'

const texts = words({ en: { sections: 'Sections' }, nl: { sections: 'Onderdelen van de instellingen' } })

export function SectionList() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { routesByPath } = useRouter()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <nav ref={list} aria-label={said.sections} className={classes.list}>
      {allowedGroups(can).map(({ name, sections }) => (
        <div key={name.en}>
          <p>{name[language]}</p>
          <ul aria-label={name[language]}>
            {sections
              .filter(({ to }) => to in routesByPath)
              .map((section) => (
                <li key={section.to}>
                  <Link {...linkTo(section)} activeOptions={{ includeSearch: false }}>
                    {section.name[language]}
                    <Icon name="right" size={16} />
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
