// An opportunity on the board. Its handle drags it, moves it with the keys, and opens the ways it can go.
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Shapes } from '../../api/api.ts'
import { BoardCard, BoardHandle, cardName } from '../../ui/board/board-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './pipeline.module.css'
import type { Opportunity } from './sales-queries.ts'
import { staleDays } from './stale.ts'

const texts = words({
  en: {
    move: (name: string) => `Move ${name}: arrow keys, W for won, L for lost`,
    to: (stage: string) => `To ${stage}`,
    won: 'Won',
    lost: 'Lost …',
    late: (day: string) => `was expected ${day}`,
    expected: (day: string) => `by ${day}`,
    stale: (days: number) => `No change for ${days} days`,
    quotes: (n: number) => (n === 1 ? '1 quote' : `${n} quotes`),
  },
  nl: {
    move: (name: string) => `${name} verplaatsen: pijltjes, W voor gewonnen, L voor verloren`,
    to: (stage: string) => `Naar ${stage}`,
    won: 'Gewonnen',
    lost: 'Verloren …',
    late: (day: string) => `verwacht op ${day}`,
    expected: (day: string) => `voor ${day}`,
    stale: (days: number) => `${days} dagen niets gewijzigd`,
    quotes: (n: number) => (n === 1 ? '1 offerte' : `${n} offertes`),
  },
})

interface PipelineCardProps {
  readonly sale: Opportunity
  readonly stages: Shapes['SalesPipeline']['stages']
  readonly today: string
  readonly canEdit: boolean
  readonly isDragged: boolean
  onPointerDown(event: PointerEvent, id: string): void
  onHandleKey(event: KeyboardEvent, sale: Opportunity): void
  onChoose(column: string): void
}

export function PipelineCard({ sale, today, canEdit, isDragged, onPointerDown, ...rest }: PipelineCardProps) {
  const { id, name, amount, expected_close_date: expected, effective_probability } = sale
  const said = useWords(texts)
  const { wholeMoney, day, percent } = useFormats()
  const stale = staleDays(sale)
  const isLate = expected !== null && expected < today
  return (
    <BoardCard
      id={id}
      canMove={canEdit}
      isDragged={isDragged}
      onPointerDown={onPointerDown}
      top={
        <>
          <Link to="/sales/opportunities/$id" params={{ id }} className={cardName} draggable={false}>
            {name}
          </Link>
          {canEdit && <Handle sale={sale} {...rest} />}
        </>
      }
    >
      <span className={classes.customer}>{sale.organization_name ?? sale.person_name}</span>
      <span className={classes.worth}>
        {amount !== null && <b className="amount">{wholeMoney(amount)}</b>}
        <span className="amount">{percent(effective_probability / 100)}</span>
      </span>
      {expected && (
        <span data-late={isLate || undefined}>{isLate ? said.late(day(expected)) : said.expected(day(expected))}</span>
      )}
      {sale.quote_ids.length > 0 && (
        <span>
          <Icon name="document" size={12} />
          {said.quotes(sale.quote_ids.length)}
        </span>
      )}
      {sale.owner_employee_name && <span>{sale.owner_employee_name}</span>}
      {stale !== undefined && (
        <span data-warn>
          <Icon name="clock" size={12} />
          {said.stale(stale)}
        </span>
      )}
    </BoardCard>
  )
}

function Handle({
  sale,
  stages,
  onHandleKey,
  onChoose,
}: Pick<PipelineCardProps, 'sale' | 'stages' | 'onHandleKey' | 'onChoose'>) {
  const said = useWords(texts)
  const others = stages.filter(({ stage_id, is_active }) => is_active && stage_id !== sale.stage_id)
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <BoardHandle of={sale.id} label={said.move(sale.name)} onKeyDown={(event) => onHandleKey(event, sale)} />
      </Menu.Target>
      <Menu.Dropdown>
        {sale.allowed_actions.includes('won') && (
          <Menu.Item leftSection={<Icon name="check" size={16} />} onClick={() => onChoose('won')}>
            {said.won}
          </Menu.Item>
        )}
        {sale.allowed_actions.includes('lost') && (
          <Menu.Item leftSection={<Icon name="close" size={16} />} onClick={() => onChoose('lost')}>
            {said.lost}
          </Menu.Item>
        )}
        {others.map(({ stage_id, stage_name }) => (
          <Menu.Item key={stage_id} leftSection={<Icon name="right" size={16} />} onClick={() => onChoose(stage_id)}>
            {said.to(stage_name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
