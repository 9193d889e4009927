// The page by which a person reads what is kept of him. It stands alone: no script, no address elsewhere.

export interface Section {
  readonly key: string
  readonly count: number
  /** The first ones, as the API shows them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

export interface PackagePage {
  readonly name: string
  readonly madeAt: string
  readonly language: 'nl' | 'en'
  readonly sections: readonly Section[]
}

const WORDS = {
  en: {
    title: (name: string) => `What we keep of ${name}`,
    made: (day: string) =>
      `As it stood on ${day}. The same as data is in the folder data, files are in the folder files.`,
    more: (left: number) => `And ${left} more, in the folder data.`,
    nothing: 'Nothing was found.',
  },
  nl: {
    title: (name: string) => `Wat wij bewaren van ${name}`,
    made: (day: string) =>
      `Zoals het stond op ${day}. Hetzelfde als gegevensbestanden staat in de map data, bestanden staan in de map files.`,
    more: (left: number) => `En nog ${left}, in de map data.`,
    nothing: 'Er is niets gevonden.',
  },
} as const

const NAMES: Readonly<Record<string, Readonly<Record<'nl' | 'en', string>>>> = {
  person: { en: 'Relation', nl: 'Relatie' },
  employee: { en: 'Employee', nl: 'Medewerker' },
  user: { en: 'Account', nl: 'Account' },
  contactrole: { en: 'Contact of organizations', nl: 'Contactpersoon van organisaties' },
  note: { en: 'Notes', nl: 'Notities' },
  document: { en: 'Files', nl: 'Bestanden' },
  mail: { en: 'Mails', nl: 'Mails' },
  absence: { en: 'Absence', nl: 'Verzuim' },
  sales: { en: 'Opportunities', nl: 'Verkoopkansen' },
  project: { en: 'Projects', nl: 'Projecten' },
  hours: { en: 'Hours', nl: 'Uren' },
  contract: { en: 'Contracts', nl: 'Contracten' },
  leave: { en: 'Leave', nl: 'Verlof' },
  planning: { en: 'Planning', nl: 'Planning' },
  invoice: { en: 'Invoices', nl: 'Facturen' },
  quote: { en: 'Quotes', nl: 'Offertes' },
  cost: { en: 'Costs', nl: 'Kosten' },
}

export function indexPage({ name, madeAt, language, sections }: PackagePage): string {
  const said = WORDS[language]
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(madeAt))
  const body = sections.map((section) => sectionText(section, language)).join('\n')
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(said.title(name))}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 0 0 1.5rem; width: 100%; }
th, td { border-bottom: 1px solid #ddd; overflow-wrap: anywhere; padding: 0.25rem 0.5rem 0.25rem 0; text-align: left; vertical-align: top; }
th { color: #555; font-weight: 400; width: 16rem; }
</style>
<h1>${escaped(said.title(name))}</h1>
<p>${escaped(said.made(day))}</p>
${body || `<p>${said.nothing}</p>`}
</html>
`
}

function sectionText({ key, count, rows }: Section, language: 'nl' | 'en'): string {
  const left = count - rows.length
  const more = left > 0 ? `<p>${WORDS[language].more(left)}</p>` : ''
  return `<h2>${escaped(NAMES[key]?.[language] ?? key)} (${count})</h2>\n${rows.map(rowText).join('\n')}${more}`
}

function rowText(row: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(row).filter(([name, held]) => !isEmpty(held) && !/(^|_)ids?$/.test(name))
  const lines = fields.map(
    ([name, held]) => `<tr><th>${escaped(name.replaceAll('_', ' '))}</th><td>${escaped(textOf(held))}</td></tr>`,
  )
  return `<table>${lines.join('')}</table>`
}

function isEmpty(held: unknown): boolean {
  return (
    held === null || held === '' || held === undefined || JSON.stringify(held) === '[]' || JSON.stringify(held) === '{}'
  )
}

function textOf(held: unknown): string {
  if (typeof held !== 'object' || held === null) return String(held)
  const parts = Array.isArray(held)
    ? held.map(textOf)
    : Object.values(held)
        .filter((one) => !isEmpty(one))
        .map(textOf)
  return parts.join(', ')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
