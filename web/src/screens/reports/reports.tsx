// The ready set of reports.
import { Link, type LinkProps } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { Page } from '../../ui/page.tsx'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import classes from './reports.module.css'
import { specs } from './specs.ts'

const texts = words({
  en: { title: 'Reports', lead: 'Every figure opens the rows behind it.' },
  nl: { title: 'Rapporten', lead: 'Elk cijfer opent de rijen erachter.' },
})

export function Reports() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { can } = useSession()
  return (
    <Page title={said.title} lead={said.lead}>
      <ul className={classes.reports}>
        {specs
          .filter(({ rights }) => rights.every(can))
          .map(({ path, title, about }) => (
            <li key={path}>
              <Link {...({ to: path } as LinkProps)} className={classes.report}>
                <strong>{title[language]}</strong>
                <span>{about[language]}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Page>
  )
}
