// Every section of the settings: where it is, what it is called, and which rights one needs to see it. The order is that of the list.
import type { Right } from '../../api/session.ts'
import { type Both, words } from '../../words/language.tsx'

export interface Section {
  readonly to: string
  readonly name: Both<string>
  /** All of these; none means everybody. */
  readonly rights: readonly Right[]
}

export interface SectionGroup {
  readonly name: Both<string>
  readonly sections: readonly Section[]
}

const GROUPS: readonly SectionGroup[] = [
  {
    name: words({ en: 'Company', nl: 'Bedrijf' }),
    sections: [
      section('company', ['settings', 'invoices:read'], { en: 'Company details', nl: 'Bedrijfsgegevens' }),
      section('numbering', ['settings', 'invoices:read'], { en: 'Numbering', nl: 'Nummering' }),
      section('vat', ['settings', 'invoices:read'], { en: 'VAT rates', nl: 'Btw-tarieven' }),
      section('holidays', ['settings', 'invoices:read'], { en: 'Public holidays', nl: 'Feestdagen' }),
      section('environment', ['settings'], { en: 'Environment', nl: 'Omgeving' }),
    ],
  },
  {
    name: words({ en: 'Work and people', nl: 'Werk en mensen' }),
    sections: [
      section('hour-types', ['settings', 'hours:read'], { en: 'Hour types', nl: 'Urensoorten' }),
      section('rates', ['people', 'hrm:read'], { en: 'Employee rates', nl: 'Medewerkertarieven' }),
      section('templates', ['projects:write'], { en: 'Project templates', nl: 'Projectsjablonen' }),
      section('leave-types', ['people', 'hrm:read'], { en: 'Leave types', nl: 'Verlofsoorten' }),
    ],
  },
  {
    name: words({ en: 'Relations and sales', nl: 'Relaties en verkoop' }),
    sections: [
      section('relation-types', ['settings', 'crm:read'], { en: 'Relation types', nl: 'Relatiesoorten' }),
      section('stages', ['settings', 'sales:read'], { en: 'Sales stages', nl: 'Verkoopfasen' }),
      section('custom-fields', ['settings', 'crm:read'], { en: 'Custom fields', nl: 'Eigen velden' }),
    ],
  },
  {
    name: words({ en: 'Access', nl: 'Toegang' }),
    sections: [
      section('users', ['users'], { en: 'Users', nl: 'Gebruikers' }),
      section('roles', ['users'], { en: 'Roles', nl: 'Rollen' }),
      section('api', [], { en: 'AI and API', nl: 'AI en API' }),
    ],
  },
  {
    name: words({ en: 'What happened', nl: 'Wat er gebeurde' }),
    sections: [
      section('changes', ['settings'], { en: 'Change log', nl: 'Wijzigingen' }),
      section('mail', ['settings'], { en: 'Sent mail', nl: 'Verstuurde mail' }),
    ],
  },
  {
    name: words({ en: 'Data', nl: 'Gegevens' }),
    sections: [
      section('import', [], { en: 'Import', nl: 'Importeren' }),
      section('export', ['settings'], { en: 'Export', nl: 'Exporteren' }),
      section('privacy', ['settings'], { en: 'Privacy', nl: 'Privacy' }),
    ],
  },
]

/** The groups with what these rights allow, without those that are left empty. */
export function allowedGroups(can: (right: Right) => boolean): readonly SectionGroup[] {
  return GROUPS.map(({ name, sections }) => ({ name, sections: sections.filter((one) => isAllowed(one, can)) })).filter(
    ({ sections }) => sections.length > 0,
  )
}

export function isAllowed({ rights }: Section, can: (right: Right) => boolean): boolean {
  return rights.every(can)
}

/** The section an address belongs to, also when it is a page within it. */
export function sectionAt(pathname: string): Section | undefined {
  return GROUPS.flatMap(({ sections }) => sections).find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
}

function section(path: string, rights: readonly Right[], name: Both<string>): Section {
  return { to: `/settings/${path}`, name: words(name), rights }
}
