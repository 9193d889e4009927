// A file that waits: who sent it and for how much, as far as it says so.
import { ActionIcon, Badge, Skeleton, Text, Tooltip } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { iconOf, type StoredDocument } from '../documents/words.ts'
import classes from './inbox.module.css'
import { proposalQuery } from './purchase-queries.ts'
import type { Proposal } from './words.ts'

const texts = words({
  en: {
    scan: 'To fill in',
    look: 'Look at it',
    refused: 'Not read',
    double: 'Recorded already',
    twice: 'Twice in the inbox',
    ready: 'Read',
    remove: (name: string) => `Delete ${name}`,
    removed: (name: string) => `${name} is deleted`,
  },
  nl: {
    scan: 'In te vullen',
    look: 'Even nakijken',
    refused: 'Niet gelezen',
    double: 'Al geboekt',
    twice: 'Dubbel in de inbox',
    ready: 'Gelezen',
    remove: (name: string) => `${name} verwijderen`,
    removed: (name: string) => `${name} is verwijderd`,
  },
})

export function InboxRow({ document }: { document: StoredDocument }) {
  const said = useWords(texts)
  const { ago, day, instant } = useFormats()
  const canWrite = useSession().can('invoices:write')
  const remove = useDelete('/documents/document')
  const proposal = useQuery(proposalQuery(document.id)).data?.data
  const { id, name, created_at } = document
  const supplier = proposal?.organization_name ?? proposal?.supplier?.name
  return (
    <li className={classes.row}>
      <Link to="/purchasing/inbox/$id" params={{ id }} className={classes.open}>
        <Icon name={iconOf(document)} size={20} />
        <div className={classes.text}>
          <Text fw={600} size="sm" className="breakable">
            {supplier ?? name}
          </Text>
          <Text size="xs" c="dimmed" className="breakable">
            {supplier && proposal ? (
              [proposal.number, proposal.invoice_date && day(proposal.invoice_date), name].filter(Boolean).join(' · ')
            ) : (
              <span title={instant(created_at)}>{ago(created_at)}</span>
            )}
          </Text>
        </div>
        {proposal ? <State proposal={proposal} /> : <Skeleton h={20} w={80} />}
        {proposal?.is_read && (
          <Text size="sm" fw={600} className={classes.amount!}>
            <Money amount={proposal.total_incl_vat} currency={proposal.currency ?? undefined} />
          </Text>
        )}
      </Link>
      {canWrite && (
        <Tooltip label={said.remove(name)}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={said.remove(name)}
            onClick={() => remove(id, said.removed(name))}
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  )
}

function State({ proposal: { is_read, doubles, remarks } }: { proposal: Proposal }) {
  const said = useWords(texts)
  const isWrong = remarks.some(({ is_wrong }) => is_wrong)
  const [color, text] = stateOf()
  return <Badge color={color}>{text}</Badge>

  function stateOf(): readonly [color: string, text: string] {
    if (doubles.some(({ purchase_invoice_id }) => purchase_invoice_id)) return ['red', said.double]
    if (doubles.length > 0) return ['yellow', said.twice]
    if (!is_read) return isWrong ? ['red', said.refused] : ['gray', said.scan]
    return isWrong ? ['yellow', said.look] : ['office', said.ready]
  }
}
