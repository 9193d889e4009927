// How invoices and projects are numbered. What the next numbers look like follows while one types.

import { Stack } from '@mantine/core'
import { Section } from '../../../ui/section.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { InvoiceNumbers } from './invoice-numbers.tsx'
import { ProfilePage } from './profile-page.tsx'
import { ProjectNumbers } from './project-numbers.tsx'

const texts = words({
  en: {
    title: 'Numbering',
    lead: 'Invoices and credit notes share one series without gaps. Numbers that were given out never change.',
    invoices: 'Invoices and credit notes',
    projects: 'Projects',
  },
  nl: {
    title: 'Nummering',
    lead: 'Facturen en creditnota’s delen één reeks zonder gaten. Nummers die zijn uitgegeven veranderen nooit.',
    invoices: 'Facturen en creditnota’s',
    projects: 'Projecten',
  },
})

export function Numbering() {
  const said = useWords(texts)
  return (
    <ProfilePage title={said.title} lead={said.lead}>
      {(profile) => (
        <Stack gap="md">
          <Section title={said.invoices}>
            <InvoiceNumbers profile={profile} />
          </Section>
          <Section title={said.projects}>
            <ProjectNumbers />
          </Section>
        </Stack>
      )}
    </ProfilePage>
  )
}
