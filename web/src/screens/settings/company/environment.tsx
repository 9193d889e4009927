// What no company owns: the name of the whole, its time zone, and how it works.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, type Shapes } from '../../../api/api.ts'
import { refreshSession } from '../../../api/session.ts'
import { EditValue } from '../../../ui/edit-value.tsx'
import { Fact, FactList } from '../../../ui/facts.tsx'
import { Page } from '../../../ui/page.tsx'
import { RecordView } from '../../../ui/record-view.tsx'
import { Section } from '../../../ui/section.tsx'
import type { Valued } from '../../../ui/value.ts'
import { ValueText } from '../../../ui/value-text.tsx'
import { type Both, useLanguage, useWords, words } from '../../../words/language.tsx'
import { timeZones } from './time-zones.ts'

type Change = Shapes['EnvironmentUpdate']

const texts = words({
  en: {
    title: 'Environment',
    lead: 'What holds for everybody here, whichever company the work is for.',
    general: 'General',
    short: 'Short name in addresses',
  },
  nl: {
    title: 'Omgeving',
    lead: 'Wat hier voor iedereen geldt, voor welk bedrijf het werk ook is.',
    general: 'Algemeen',
    short: 'Korte naam in adressen',
  },
})

const facts: readonly (Valued & { readonly key: keyof Change; readonly head: Both<string> })[] = [
  { key: 'name', head: { en: 'Name', nl: 'Naam' } },
  { key: 'time_zone', head: { en: 'Time zone', nl: 'Tijdzone' }, kind: 'choice', options: timeZones() },
  {
    key: 'accepted_quote_wins',
    head: { en: 'An accepted quote wins its opportunity', nl: 'Akkoord op een offerte wint de kans' },
    kind: 'flag',
  },
  { key: 'leave_since', head: { en: 'Leave is counted since', nl: 'Verlof telt vanaf het jaar' } },
]

export function useEnvironmentPatch() {
  const cache = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (body: Change) => {
      const { data, error } = await client.PATCH('/settings/environment', { body })
      if (!data) throw error
      return data
    },
    onSuccess: (answer) => {
      cache.setQueryData(api.queryOptions('get', '/settings/environment').queryKey, answer)
      return refreshSession()
    },
  })
}

export function Environment() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const query = api.useQuery('get', '/settings/environment')
  const { mutateAsync } = useEnvironmentPatch()
  const save = (key: keyof Change, value: unknown) =>
    mutateAsync({ [key]: key === 'leave_since' && value !== null ? Number(value) : value } as Change)
  return (
    <Page title={said.title} lead={said.lead}>
      <RecordView query={query}>
        {(environment) => (
          <Section title={said.general}>
            <FactList>
              {facts.map((fact) => (
                <Fact key={fact.key} label={fact.head[language]}>
                  <EditValue
                    label={fact.head[language]}
                    valued={fact}
                    value={environment[fact.key]}
                    save={(value) => save(fact.key, value)}
                  >
                    <ValueText valued={fact} value={environment[fact.key]} />
                  </EditValue>
                </Fact>
              ))}
              <Fact label={said.short}>{environment.slug}</Fact>
            </FactList>
          </Section>
        )}
      </RecordView>
    </Page>
  )
}
