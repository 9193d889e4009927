// Every right in plain words, in the groups of the modules: the same for roles, keys and assistants.
import type { Right } from '../api/session.ts'
import { type Both, words } from './language.tsx'

export interface RightWords {
  readonly right: Right
  /** In the matrix, such as 'See hours'. */
  readonly name: Both<string>
  /** What it means, in one sentence. */
  readonly means: Both<string>
}

export interface RightGroup {
  readonly name: Both<string>
  readonly rights: readonly RightWords[]
}

export const RIGHT_GROUPS: readonly RightGroup[] = [
  group({ en: 'Relations', nl: 'Relaties' }, [
    right(
      'crm:read',
      { en: 'See', nl: 'Bekijken' },
      {
        en: 'Sees organizations, persons, notes and documents.',
        nl: 'Ziet organisaties, personen, notities en documenten.',
      },
    ),
    right(
      'crm:write',
      { en: 'Change', nl: 'Wijzigen' },
      { en: 'Adds, changes and deletes them.', nl: 'Voegt ze toe, wijzigt en verwijdert ze.' },
    ),
  ]),
  group({ en: 'Projects', nl: 'Projecten' }, [
    right(
      'projects:read',
      { en: 'See', nl: 'Bekijken' },
      { en: 'Sees projects, services, tasks and budgets.', nl: 'Ziet projecten, diensten, taken en budgetten.' },
    ),
    right(
      'projects:write',
      { en: 'Change', nl: 'Wijzigen' },
      {
        en: 'Makes and changes projects, services and tasks, and closes them.',
        nl: 'Maakt en wijzigt projecten, diensten en taken, en sluit ze af.',
      },
    ),
  ]),
  group({ en: 'Hours', nl: 'Uren' }, [
    right(
      'hours:read',
      { en: 'See', nl: 'Bekijken' },
      { en: 'Sees hours and hour types.', nl: 'Ziet uren en urensoorten.' },
    ),
    right(
      'hours:write',
      { en: 'Book', nl: 'Schrijven' },
      { en: 'Books the own hours and submits them.', nl: 'Schrijft de eigen uren en dient ze in.' },
    ),
    right(
      'approve_hours',
      { en: 'Approve', nl: 'Goedkeuren' },
      {
        en: 'Approves and rejects hours of others, and may book for them.',
        nl: 'Keurt uren van anderen goed of af, en mag ze voor hen schrijven.',
      },
    ),
  ]),
  group({ en: 'Invoices and purchasing', nl: 'Facturen en inkoop' }, [
    right(
      'invoices:read',
      { en: 'See', nl: 'Bekijken' },
      { en: 'Sees invoices, payments, costs and purchases.', nl: 'Ziet facturen, betalingen, kosten en inkoop.' },
    ),
    right(
      'invoices:write',
      { en: 'Change', nl: 'Wijzigen' },
      {
        en: 'Makes invoices, finalizes and sends them, and books purchases.',
        nl: 'Maakt facturen, maakt ze definitief, verstuurt ze en boekt inkoop.',
      },
    ),
    right(
      'approve_purchases',
      { en: 'Approve purchases', nl: 'Inkoop goedkeuren' },
      { en: 'Approves what may be paid.', nl: 'Keurt goed wat betaald mag worden.' },
    ),
  ]),
  group({ en: 'Sales', nl: 'Verkoop' }, [
    right(
      'sales:read',
      { en: 'See', nl: 'Bekijken' },
      { en: 'Sees opportunities and quotes.', nl: 'Ziet kansen en offertes.' },
    ),
    right(
      'sales:write',
      { en: 'Change', nl: 'Wijzigen' },
      {
        en: 'Makes opportunities and quotes, and moves them on.',
        nl: 'Maakt kansen en offertes en brengt ze verder.',
      },
    ),
  ]),
  group({ en: 'People', nl: 'Mensen' }, [
    right(
      'hrm:read',
      { en: 'See', nl: 'Bekijken' },
      {
        en: 'Sees colleagues, teams and planning, and the own leave.',
        nl: 'Ziet collega’s, teams en planning, en het eigen verlof.',
      },
    ),
    right(
      'hrm:write',
      { en: 'Ask and report', nl: 'Aanvragen en melden' },
      { en: 'Asks for leave and reports the own absence.', nl: 'Vraagt verlof aan en meldt eigen verzuim.' },
    ),
    right(
      'approve_leave',
      { en: 'Approve leave', nl: 'Verlof goedkeuren' },
      { en: 'Sees and decides on the leave of others.', nl: 'Ziet het verlof van anderen en beslist erover.' },
    ),
    right(
      'absence',
      { en: 'Absence of others', nl: 'Verzuim van anderen' },
      { en: 'Sees everybody’s absence with its kind.', nl: 'Ziet ieders verzuim, met de soort.' },
    ),
    right(
      'planning',
      { en: 'Plan others', nl: 'Anderen inplannen' },
      { en: 'Plans the work of others.', nl: 'Plant het werk van anderen in.' },
    ),
    right(
      'people',
      { en: 'Manage people', nl: 'Mensen beheren' },
      {
        en: 'Manages employees, contracts, teams, rates and leave entitlements.',
        nl: 'Beheert medewerkers, contracten, teams, tarieven en verloftegoeden.',
      },
    ),
    right(
      'cost_rates',
      { en: 'Cost rates', nl: 'Kostprijzen' },
      { en: 'Sees what an hour of somebody costs.', nl: 'Ziet wat een uur van iemand kost.' },
    ),
  ]),
  group({ en: 'Kantoor itself', nl: 'Kantoor zelf' }, [
    right(
      'approve_own',
      { en: 'Approve one’s own', nl: 'Eigen werk goedkeuren' },
      { en: 'Decides also on what is one’s own.', nl: 'Beslist ook over wat van zichzelf is.' },
    ),
    right(
      'settings',
      { en: 'Settings', nl: 'Instellingen' },
      {
        en: 'Changes the settings, webhooks, and the keys and assistants of everybody.',
        nl: 'Wijzigt de instellingen, webhooks, en de sleutels en assistenten van iedereen.',
      },
    ),
    right(
      'users',
      { en: 'Users and roles', nl: 'Gebruikers en rollen' },
      {
        en: 'Invites people and gives rights, as far as one has them oneself.',
        nl: 'Nodigt mensen uit en geeft rechten, voor zover je ze zelf hebt.',
      },
    ),
  ]),
]

const byRight = new Map(RIGHT_GROUPS.flatMap(({ name, rights }) => rights.map((one) => [one.right, { name, one }])))

/** 'Hours: See'. */
export function rightName(wanted: Right): Both<string> {
  const found = byRight.get(wanted)
  if (!found) return { en: wanted, nl: wanted }
  const { name, one } = found
  return { en: `${name.en}: ${one.name.en.toLowerCase()}`, nl: `${name.nl}: ${one.name.nl.toLowerCase()}` }
}

function group(name: Both<string>, rights: readonly RightWords[]): RightGroup {
  return { name: words(name), rights }
}

function right(of: Right, name: Both<string>, means: Both<string>): RightWords {
  return { right: of, name: words(name), means: words(means) }
}
