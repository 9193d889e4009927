import { useQueries } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import type { Right } from '../../api/session.ts'
import { type Both, words } from '../../words/language.tsx'

interface StepWords {
  readonly title: string
  readonly text: string
  readonly act: string
}

export interface Step {
  readonly id: keyof typeof counts
  readonly right: Right
  readonly to: string
  readonly words: Both<StepWords>
}

const one = { params: { query: { limit: 2 } } }

// How many there are is in every list; two are enough to know that somebody beside you is there.
const counts = {
  company: () => api.queryOptions('get', '/invoices/companyprofile', one),
  people: () => api.queryOptions('get', '/hrm/employee', one),
  relations: () => api.queryOptions('get', '/crm/organization', one),
  projects: () => api.queryOptions('get', '/projects/project', one),
  hours: () => api.queryOptions('get', '/hours/hours', one),
  keys: () => api.queryOptions('get', '/settings/apikey', one),
}

export const STEPS: readonly Step[] = [
  {
    id: 'company',
    right: 'settings',
    to: '/settings',
    words: words({
      en: {
        title: 'Your company',
        text: 'Name, address, VAT number and bank account: they stand on every invoice and quote.',
        act: 'Fill in',
      },
      nl: {
        title: 'Je bedrijf',
        text: 'Naam, adres, btw-nummer en bankrekening: ze staan op elke factuur en offerte.',
        act: 'Invullen',
      },
    }),
  },
  {
    id: 'people',
    right: 'users',
    to: '/settings',
    words: words({
      en: {
        title: 'Your people',
        text: 'Invite those who book hours or send invoices. Each gets a sign-in link and a role.',
        act: 'Invite',
      },
      nl: {
        title: 'Je mensen',
        text: 'Nodig uit wie uren schrijft of facturen stuurt. Ieder krijgt een aanmeldlink en een rol.',
        act: 'Uitnodigen',
      },
    }),
  },
  {
    id: 'relations',
    right: 'crm:write',
    to: '/crm',
    words: words({
      en: { title: 'Your first client', text: 'An organization you work for, with its people.', act: 'Add a client' },
      nl: {
        title: 'Je eerste klant',
        text: 'Een organisatie waar je voor werkt, met haar mensen.',
        act: 'Klant toevoegen',
      },
    }),
  },
  {
    id: 'projects',
    right: 'projects:write',
    to: '/projects',
    words: words({
      en: {
        title: 'Your first project',
        text: 'A budget, the services in it, and who works on it.',
        act: 'Start a project',
      },
      nl: {
        title: 'Je eerste project',
        text: 'Een budget, de diensten erin, en wie eraan werkt.',
        act: 'Project beginnen',
      },
    }),
  },
  {
    id: 'hours',
    right: 'hours:write',
    to: '/hours',
    words: words({
      en: { title: 'Your first hours', text: 'Type them in the week, or start the timer.', act: 'Book hours' },
      nl: { title: 'Je eerste uren', text: 'Typ ze in de week, of start de timer.', act: 'Uren schrijven' },
    }),
  },
  {
    id: 'keys',
    right: 'settings',
    to: '/settings',
    words: words({
      en: {
        title: 'Let programs and assistants in',
        text: 'Make an API key, or connect an assistant that reads along and can never change anything.',
        act: 'Connect',
      },
      nl: {
        title: 'Laat programma’s en assistenten meelezen',
        text: 'Maak een API-sleutel, of verbind een assistent die meeleest en nooit iets kan veranderen.',
        act: 'Verbinden',
      },
    }),
  },
]

/** Undefined until it is known of all of them. */
export function useStepsDone(steps: readonly Step[]): ReadonlySet<Step['id']> | undefined {
  const answers = useQueries({
    queries: steps.map(({ id }) => ({ ...(counts[id]() as unknown as CountOptions), select: isDone[id] })),
  })
  if (answers.some(({ isPending }) => isPending)) return undefined
  return new Set(steps.filter((_, i) => answers[i]?.data).map(({ id }) => id))
}

interface Counted {
  readonly data: readonly { readonly address?: unknown; readonly iban?: unknown }[]
  readonly meta: { readonly count: number }
}

interface CountOptions {
  readonly queryKey: readonly unknown[]
  readonly queryFn: () => Promise<Counted>
}

const some = ({ meta }: Counted) => meta.count > 0

const isDone: Readonly<Record<Step['id'], (answer: Counted) => boolean>> = {
  company: ({ data }) => data.some(({ address, iban }) => Boolean(address && iban)),
  people: ({ meta }) => meta.count > 1,
  relations: some,
  projects: some,
  hours: some,
  keys: some,
}
