// The page outside: one thing to do in the middle, language and colours below.
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ColourChoice, LanguageChoice } from '../../shell/account-choices.tsx'
import { Mark } from '../../shell/mark.tsx'
import { useTitle } from '../../ui/title.ts'
import './sign-in.css'

export function Door({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useTitle(title)
  return (
    <div className="door">
      <main className="door-middle">
        <Mark size={48} />
        <Title order={1} className="door-title">
          {title}
        </Title>
        {lead && <p className="door-lead">{lead}</p>}
        {children}
      </main>
      <footer className="door-choices">
        <LanguageChoice />
        <ColourChoice />
      </footer>
    </div>
  )
}
