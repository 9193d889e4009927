// Everything that can tell of somebody: where it is, and what becomes of it when he asks to be forgotten.
import { raw, type Sql, sql } from '../db/sql.ts'
import type { Subject } from './subject.ts'

/**
 * erased: what tells of him goes. nameless: it stays and no longer says who it was. kept: the law keeps it as it is.
 * manual: words that people wrote, which only people can judge.
 */
export const fates = ['erased', 'nameless', 'kept', 'manual'] as const
export type Fate = (typeof fates)[number]

/** Why something stays: the words for it are the screens'. */
export const reasons = ['tax', 'wages', 'agreement', 'leave', 'work', 'free_text'] as const
export type Reason = (typeof reasons)[number]

export interface Category {
  readonly key: string
  /** The list that shows it, with its rights. */
  readonly list: string
  readonly fate: Fate
  readonly reason?: Reason
  /** Which rows t of that list; undefined where he cannot have any. */
  of(subject: Subject): Sql | undefined
}

const ofPerson = ({ personId }: Subject) => (personId ? sql`t.person_id = ${personId}` : undefined)
const ofEmployee = ({ employeeId }: Subject) => (employeeId ? sql`t.employee_id = ${employeeId}` : undefined)

export const categories: readonly Category[] = [
  one('person', 'person.list', ({ personId }) => personId),
  one('employee', 'employee.list', ({ employeeId }) => employeeId),
  one('user', 'user.list', ({ userId }) => userId),
  { key: 'contactrole', list: 'contactrole.list', fate: 'erased', of: ofPerson },
  { key: 'note', list: 'note.list', fate: 'erased', of: ofPerson },
  { key: 'document', list: 'document.list', fate: 'erased', of: (subject) => attachmentsOf(subject) },
  { key: 'mail', list: 'mail.list', fate: 'erased', of: mailsTo },
  { key: 'absence', list: 'absence.list', fate: 'erased', of: ofEmployee },
  { key: 'audit', list: 'audit.list', fate: 'erased', of: auditOf },
  { key: 'sales', list: 'sales.list', fate: 'nameless', reason: 'work', of: ofPerson },
  { key: 'project', list: 'project.list', fate: 'nameless', reason: 'work', of: ofPerson },
  { key: 'hours', list: 'hours.list', fate: 'nameless', reason: 'wages', of: ofEmployee },
  { key: 'contract', list: 'contract.list', fate: 'nameless', reason: 'wages', of: ofEmployee },
  { key: 'leave', list: 'leave.list', fate: 'nameless', reason: 'leave', of: ofEmployee },
  { key: 'planning', list: 'planning.list', fate: 'nameless', reason: 'work', of: ofEmployee },
  { key: 'invoice', list: 'invoice.list', fate: 'kept', reason: 'tax', of: invoicesTo },
  { key: 'quote', list: 'quote.list', fate: 'kept', reason: 'agreement', of: ofPerson },
  { key: 'cost', list: 'cost.list', fate: 'kept', reason: 'tax', of: ofEmployee },
  ...(['note', 'organization', 'task', 'hours'] as const).map(
    (kind): Category => ({
      key: `${kind}_text`,
      list: `${kind}.list`,
      fate: 'manual',
      reason: 'free_text',
      of: (subject) => mentionsIn(kind, subject),
    }),
  ),
]

/** What a word, which need not be of anybody known, is found in. */
export const mentions: readonly { readonly key: string; readonly list: string; readonly of: (word: string) => Sql }[] =
  [
    ...(['note', 'organization', 'task', 'hours'] as const).map((kind) => ({
      key: `${kind}_text`,
      list: `${kind}.list`,
      of: (word: string) => sql`${TEXTS[kind]} like (select search_text(${patternOf(word)}))`,
    })),
    {
      key: 'mail',
      list: 'mail.list',
      of: (word) => sql`search_text(t.recipient || ' ' || t.text) like (select search_text(${patternOf(word)}))`,
    },
    {
      key: 'invoice',
      list: 'invoice.list',
      of: (word) => sql`search_text(t.billing::text) like (select search_text(${patternOf(word)}))`,
    },
    {
      key: 'quote',
      list: 'quote.list',
      of: (word) => sql`search_text(t.content::text) like (select search_text(${patternOf(word)}))`,
    },
  ]

function one(key: string, list: string, idOf: (subject: Subject) => string | null): Category {
  return {
    key,
    list,
    fate: 'erased',
    of: (subject) => {
      const id = idOf(subject)
      return id ? sql`t.id = ${id}` : undefined
    },
  }
}

/** Papers of invoices and quotes belong to those. */
export function attachmentsOf({ personId }: Subject): Sql | undefined {
  return personId
    ? sql`t.person_id = ${personId} and t.kind = 'attachment' and t.invoice_id is null and t.purchase_invoice_id is null`
    : undefined
}

/**
 * One that is on its way is still needed to get there. An address that he asked to sign in with is his as well, although it may
 * never have counted.
 */
export function mailsTo({ calledBy, userId }: Subject): Sql | undefined {
  const addresses = calledBy.filter((one) => one.includes('@')).map((one) => one.toLowerCase())
  const isAsked = sql`(t.kind = 'security' and exists (
    select from audit a where a.record_id = t.id and a.operation = 'session.begin_email' and a.actor_id = ${userId}))`
  return addresses.length > 0
    ? sql`(lower(t.recipient) = any(${addresses}::text[]) or ${isAsked}) and t.status <> 'waiting'`
    : undefined
}

function auditOf({ personId, employeeId, userId }: Subject): Sql {
  const ids = [personId, employeeId, userId].filter((id) => id !== null)
  return sql`t.record_id = any(${ids}::uuid[])`
}

function invoicesTo({ personId, calledBy }: Subject): Sql | undefined {
  if (!personId) return undefined
  return sql`(t.person_id = ${personId} or (t.status = 'finalised' and
    (t.billing ->> 'name' = any(${calledBy}::text[]) or t.billing ->> 'attention' = any(${calledBy}::text[]) or t.billing ->> 'email' = any(${calledBy}::text[]))))`
}

// As it is searched: without accents and capitals.
const TEXTS: Readonly<Record<'note' | 'organization' | 'task' | 'hours', Sql>> = {
  note: raw('t.search'),
  organization: raw(`search_text(concat_ws(' ', t.name, t.email, t.invoice_email, t.invoice_attention, t.note))`),
  task: raw(`search_text(t.name || ' ' || coalesce(t.description, ''))`),
  hours: raw('t.search'),
}

// Notes of his own are counted there already. A name of two letters is part of half of all words.
function mentionsIn(kind: keyof typeof TEXTS, { calledBy, personId }: Subject): Sql | undefined {
  const patterns = calledBy.filter((one) => one.length > 2).map(patternOf)
  if (patterns.length === 0) return undefined
  const others = kind === 'note' && personId ? sql` and t.person_id is distinct from ${personId}` : raw('')
  return sql`${TEXTS[kind]} like any (array(select search_text(pattern) from unnest(${patterns}::text[]) pattern))${others}`
}

function patternOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
}
