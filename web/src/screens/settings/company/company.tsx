// Who we are on paper: what stands on quotes and invoices, and the rules of the house.
import { Button, Stack } from '@mantine/core'
import { usePatch } from '../../../api/records.ts'
import { refreshSession } from '../../../api/session.ts'
import type { Column } from '../../../ui/column.ts'
import { EditValue } from '../../../ui/edit-value.tsx'
import { Fact, FactList, Facts } from '../../../ui/facts.tsx'
import { useMaking } from '../../../ui/making.ts'
import { Section } from '../../../ui/section.tsx'
import type { Valued } from '../../../ui/value.ts'
import { ValueText } from '../../../ui/value-text.tsx'
import { type Both, useLanguage, useWords, words } from '../../../words/language.tsx'
import { CompanyCreate } from './company-create.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { PROFILES, type Profile, ProfilePage } from './profile-page.tsx'
import { StandingActions } from './standing.tsx'
import { timeZones } from './time-zones.ts'

const texts = words({
  en: {
    title: 'Company details',
    lead: 'What stands on your quotes and invoices. Change it where it stands.',
    make: 'New company',
    about: 'Company',
    money: 'Bank and payment',
    hours: 'Hours and budgets',
  },
  nl: {
    title: 'Bedrijfsgegevens',
    lead: 'Wat op je offertes en facturen staat. Je wijzigt het waar het staat.',
    make: 'Nieuw bedrijf',
    about: 'Bedrijf',
    money: 'Bank en betaling',
    hours: 'Uren en budgetten',
  },
})

const about: readonly Column<typeof PROFILES>[] = [
  { key: 'name', head: { en: 'Name', nl: 'Naam' }, edit: true },
  { key: 'legal_name', head: { en: 'Legal name', nl: 'Statutaire naam' }, edit: true },
  { key: 'address', head: { en: 'Address', nl: 'Adres' }, kind: 'address', edit: true },
  { key: 'coc_code', head: { en: 'Chamber of commerce', nl: 'KvK-nummer' }, edit: true },
  { key: 'vat_number', head: { en: 'VAT number', nl: 'Btw-nummer' }, edit: true },
  { key: 'email', head: { en: 'E-mail', nl: 'E-mail' }, kind: 'email', edit: true },
  { key: 'phone', head: { en: 'Phone', nl: 'Telefoon' }, kind: 'phone', edit: true },
  { key: 'url', head: { en: 'Website', nl: 'Website' }, kind: 'url', edit: true },
  {
    key: 'time_zone',
    head: { en: 'Time zone', nl: 'Tijdzone' },
    kind: 'choice',
    options: timeZones(),
    edit: true,
  },
  {
    key: 'locale',
    head: { en: 'Language of papers', nl: 'Taal van stukken' },
    kind: 'choice',
    options: [
      { value: 'nl-NL', label: { en: 'Dutch (Netherlands)', nl: 'Nederlands (Nederland)' } },
      { value: 'nl-BE', label: { en: 'Dutch (Belgium)', nl: 'Nederlands (België)' } },
      { value: 'en-GB', label: { en: 'English', nl: 'Engels' } },
    ],
    edit: true,
  },
]

const money: readonly Column<typeof PROFILES>[] = [
  { key: 'iban', head: { en: 'IBAN', nl: 'IBAN' }, edit: true },
  { key: 'bic', head: { en: 'BIC', nl: 'BIC' }, edit: true },
  {
    key: 'payment_term_days',
    head: { en: 'Payment term in days', nl: 'Betaaltermijn in dagen' },
    kind: 'number',
    edit: true,
  },
  { key: 'currency', head: { en: 'Currency', nl: 'Valuta' }, edit: true },
]

export function Company() {
  const said = useWords(texts)
  const [isMaking, { open, close }] = useMaking()
  return (
    <ProfilePage
      title={said.title}
      lead={said.lead}
      actions={
        <Button variant="default" onClick={open}>
          {said.make}
        </Button>
      }
    >
      {(profile, choose) => (
        <Stack gap="md">
          <Section title={said.about} actions={<StandingActions profile={profile} />}>
            <CompanyLogo profile={profile} />
            <Facts path={PROFILES} record={profile} facts={about} canEdit />
          </Section>
          <Section title={said.money}>
            <Facts path={PROFILES} record={profile} facts={money} canEdit onSaved={refreshSession} />
          </Section>
          <Section title={said.hours}>
            <HouseRules profile={profile} />
          </Section>
          {isMaking && <CompanyCreate onMade={choose} onClose={close} />}
        </Stack>
      )}
    </ProfilePage>
  )
}

type Rule = keyof Profile['settings']

const rules: readonly (Valued & { readonly key: Rule; readonly head: Both<string> })[] = [
  {
    key: 'hours_approval',
    head: { en: 'Hours are approved', nl: 'Uren goedkeuren' },
    kind: 'choice',
    options: [
      { value: 'none', label: { en: 'Not needed', nl: 'Niet nodig' } },
      { value: 'manager', label: { en: 'By the manager', nl: 'Door de leidinggevende' } },
    ],
  },
  {
    key: 'hours_overlap',
    head: { en: 'Hours at the same time', nl: 'Uren tegelijk' },
    kind: 'choice',
    options: [
      { value: 'allow', label: { en: 'Allowed', nl: 'Mag' } },
      { value: 'refuse', label: { en: 'Refused', nl: 'Mag niet' } },
    ],
  },
  { key: 'hours_closed_until', head: { en: 'Hours closed up to', nl: 'Uren dicht tot en met' }, kind: 'day' },
  {
    key: 'budget_policy',
    head: { en: 'Beyond the budget', nl: 'Voorbij het budget' },
    kind: 'choice',
    options: [
      { value: 'warn', label: { en: 'Warn', nl: 'Waarschuwen' } },
      { value: 'block', label: { en: 'Refuse hours', nl: 'Uren weigeren' } },
    ],
  },
]

function HouseRules({ profile }: { profile: Profile }) {
  const { language } = useLanguage()
  const patch = usePatch(PROFILES)
  return (
    <FactList>
      {rules.map(({ key, head, ...valued }) => (
        <Fact key={key} label={head[language]}>
          <EditValue
            label={head[language]}
            valued={valued as Valued}
            value={profile.settings[key]}
            save={(value) => {
              const settings = { ...profile.settings, [key]: value }
              return patch.mutateAsync({ id: profile.id, body: { settings }, seen: profile })
            }}
          >
            <ValueText valued={valued as Valued} value={profile.settings[key]} />
          </EditValue>
        </Fact>
      ))}
    </FactList>
  )
}
