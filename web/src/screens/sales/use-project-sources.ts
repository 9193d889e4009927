// What the services of a new project can come from: quotes of the opportunity, then the templates.
import { useRecords } from '../../api/records.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { QUOTES } from './sales-queries.ts'

const texts = words({
  en: {
    accepted: (number: string, amount: string) => `Quote ${number}, accepted, ${amount}`,
    open: (number: string, amount: string) => `Quote ${number}, ${amount}`,
    template: (name: string) => `Template ${name}`,
  },
  nl: {
    accepted: (number: string, amount: string) => `Offerte ${number}, akkoord, ${amount}`,
    open: (number: string, amount: string) => `Offerte ${number}, ${amount}`,
    template: (name: string) => `Sjabloon ${name}`,
  },
})

export interface Source {
  readonly value: string
  readonly id: string
  readonly label: string
  readonly isQuote: boolean
  /** A quote that the customer has not answered. */
  readonly isOpen: boolean
}

interface Of {
  readonly salesId: string | null
  /** Only this one. */
  readonly quoteId?: string
}

/** undefined until they are known; quotes that can become a project come first. */
export function useProjectSources(of: Of): readonly Source[] | undefined {
  const said = useWords(texts)
  const { money } = useFormats()
  const asked = of.quoteId ? { ids: of.quoteId } : { sales_id: of.salesId ?? 'null' }
  const quotes = useRecords(QUOTES, { ...asked, limit: 100 }).data?.data
  const templates = useRecords('/projects/template', { is_active: true, limit: 100 }).data?.data
  if (!quotes || !templates) return undefined
  const accepted = quotes.filter(({ allowed_actions }) => allowed_actions.includes('make_project'))
  const open = quotes.filter(({ allowed_actions }) => allowed_actions.includes('accept'))
  const ofQuote = ({ id, number, total_excl_vat, currency }: (typeof quotes)[number], isOpen: boolean): Source => ({
    ...{ value: `quote ${id}`, id, isQuote: true, isOpen },
    label: (isOpen ? said.open : said.accepted)(number ?? '', money(total_excl_vat, currency)),
  })
  const ofQuotes = [...accepted.map((quote) => ofQuote(quote, false)), ...open.map((quote) => ofQuote(quote, true))]
  if (of.quoteId) return ofQuotes
  return [
    ...ofQuotes,
    ...templates.map(({ id, name }) => ({
      ...{ value: `template ${id}`, id, isQuote: false, isOpen: false },
      label: said.template(name),
    })),
  ]
}
