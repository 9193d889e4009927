// The open opportunities by stage. Cards are dragged, or moved with the keys of their handle: arrows, W for won, L for lost.
import { Skeleton } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { BoardColumn } from '../../ui/board/board-column.tsx'
import { type Spot, useBoardDrag } from '../../ui/board/board-drag.ts'
import { BoardFrame } from '../../ui/board/board-frame.tsx'
import { spotAfter, useFocusAfterMove } from '../../ui/board/board-keys.ts'
import { ProblemView } from '../../ui/problem-view.tsx'
import { useWords, words } from '../../words/language.tsx'
import { DropZones, isDecision } from './drop-zones.tsx'
import { PipelineCard } from './pipeline-card.tsx'
import { PipelineEmpty } from './pipeline-empty.tsx'
import { type Opportunity, type PipelineFilter, useOpenSales, usePipelineReport } from './sales-queries.ts'
import { StageSums } from './stage-sums.tsx'
import { byCloseDate } from './stale.ts'
import { useDecide } from './use-decide.ts'
import { useDeciding } from './use-deciding.tsx'

const texts = words({
  en: {
    board: 'Opportunities by stage',
    none: 'Nothing here',
    moved: (name: string, stage: string) => `${name}: ${stage}`,
  },
  nl: {
    board: 'Kansen per fase',
    none: 'Hier staat niets',
    moved: (name: string, stage: string) => `${name}: ${stage}`,
  },
})

export function PipelineBoard({ filter }: { filter: PipelineFilter }) {
  const said = useWords(texts)
  const canEdit = useSession().can('sales:write')
  const board = useRef<HTMLElement>(null)
  const focusAfterMove = useFocusAfterMove(board)
  const [told, setTold] = useState('')
  const { data, error, refetch } = useOpenSales(filter)
  const report = usePipelineReport(filter).data?.data
  const { move, step } = useDecide()
  const { decide, dialogs } = useDeciding()
  const open = (data?.data ?? []).filter(({ status }) => status === 'open')
  const stages = report?.stages ?? []
  const find = (id: string) => open.find((sale) => sale.id === id)
  const stageOf = (id: string) => stages.find(({ stage_id }) => stage_id === id)
  const canStand = (id: string, column: string) => {
    const sale = find(id)
    if (!canEdit || !sale) return false
    if (isDecision(column)) return sale.allowed_actions.includes(column)
    return sale.stage_id === column || stageOf(column)?.is_active === true
  }

  function drop(id: string, { column }: Spot) {
    const sale = find(id)
    if (!sale || sale.stage_id === column) return
    if (isDecision(column)) return void decide(sale, column)
    const name = stageOf(column)!.stage_name
    void move(sale, { id: column, name })
    setTold(said.moved(sale.name, name))
  }

  const { drag, begin } = useBoardDrag(board, canStand, drop)

  function onHandleKey(event: KeyboardEvent, sale: Opportunity) {
    const decided = { w: 'won', l: 'lost' }[event.key.toLowerCase()]
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (decided && isPlain && isDecision(decided) && canStand(sale.id, decided)) {
      event.preventDefault()
      event.stopPropagation()
      return void decide(sale, decided)
    }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const columns = stages.map(({ stage_id }) => stage_id)
    const spot = spotAfter(event.key, { column: sale.stage_id, index: 0 }, columns, (next) => canStand(sale.id, next))
    event.preventDefault()
    if (!spot) return
    focusAfterMove(sale.id, spot.column)
    void step(sale, spot.column)
    setTold(said.moved(sale.name, stageOf(spot.column)!.stage_name))
  }

  if (error) return <ProblemView error={error} retry={refetch} />
  if (!data || !report) return <Skeleton h={420} />
  // What was decided last may still ask something.
  if (open.length === 0 && Object.keys(filter).length === 0)
    return (
      <>
        <PipelineEmpty />
        {dialogs}
      </>
    )
  const isOver = (id: string, stageId: string) =>
    drag?.id === id && !isDecision(drag.column) ? drag.column === stageId : undefined
  const columnOf = (stageId: string) =>
    open.filter((sale) => isOver(sale.id, stageId) ?? sale.stage_id === stageId).toSorted(byCloseDate)
  return (
    <>
      <BoardFrame board={board} label={said.board} isDragging={drag !== undefined} isLong told={told}>
        {stages.map((stage) => {
          const cards = columnOf(stage.stage_id)
          return (
            <BoardColumn
              key={stage.stage_id}
              id={stage.stage_id}
              name={stage.stage_name}
              count={cards.length}
              isClosed={drag ? !canStand(drag.id, stage.stage_id) : false}
              none={said.none}
              aside={<StageSums stage={stage} currency={report.currency} />}
            >
              {cards.map((sale) => (
                <PipelineCard
                  key={sale.id}
                  sale={sale}
                  stages={stages}
                  today={report.as_of}
                  canEdit={canEdit}
                  isDragged={sale.id === drag?.id}
                  onPointerDown={begin}
                  onHandleKey={onHandleKey}
                  onChoose={(column) => drop(sale.id, { column, index: 0 })}
                />
              ))}
            </BoardColumn>
          )
        })}
        {drag && <DropZones over={drag.column} />}
      </BoardFrame>
      {dialogs}
    </>
  )
}
