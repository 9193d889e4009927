// Planned work above its day: accepted by Enter, or dragged to the time at which it was done.
import { VisuallyHidden } from '@mantine/core'
import { type PointerEvent, useRef } from 'react'
import { useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import type { Work } from '../../shell/timer/timing.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './calendar.module.css'
import type { Block } from './calendar-blocks.ts'
import type { ShownDay } from './week-days.ts'

const texts = words({
  en: { planned: 'Planned:', accept: (day: string) => `Book it on ${day}` },
  nl: { planned: 'Gepland:', accept: (day: string) => `Boek het op ${day}` },
})

export interface Planned {
  readonly id: string
  readonly date: string
  readonly minutes: number
  readonly name: string
  readonly work: Work
}

const MOST = 50
const UNTOLD_MINUTES = 60

/** What is planned for these days and not booked yet. */
export function usePlanned(days: readonly ShownDay[], blocks: readonly Block[]): readonly Planned[] {
  const { employee, can } = useSession()
  const asked = {
    employee_id: employee?.id ?? '',
    date_from: days[0]?.date ?? '',
    date_to: days.at(-1)?.date ?? '',
    limit: MOST,
  }
  const { data } = useRecords('/hrm/planning', asked, can('hrm:read') && employee !== null && days.length > 0)
  return days.flatMap(({ date, isFree, refusal }) =>
    (data?.data ?? [])
      .filter((one) => one.start_date <= date && date <= one.end_date && !isFree && !refusal)
      .filter(({ project_id, service_id }) => !isBooked(blocks, date, project_id, service_id))
      .map(({ id, project_id, service_id, project_name, service_name, minutes_per_day, note }) => ({
        id: `${id} ${date}`,
        date,
        minutes: minutes_per_day ?? UNTOLD_MINUTES,
        name: [project_name, service_name].filter(Boolean).join(' · ') || (note ?? '–'),
        work: { project_id, service_id, note, names: { project_name, service_name } },
      })),
  )
}

function isBooked(blocks: readonly Block[], date: string, projectId: string | null, serviceId: string | null): boolean {
  return blocks.some(
    ({ row, ...one }) => one.date === date && row.project_id === projectId && row.service_id === serviceId,
  )
}

interface PlannedChipProps {
  readonly planned: Planned
  readonly day: ShownDay
  onAccept(): void
  /** Over the day, in the coordinates of the page; undefined when the hand left. */
  onDrag(at: { clientX: number; clientY: number } | undefined): void
  onDrop(at: { clientX: number; clientY: number }): void
}

export function PlannedChip({ planned, day, onAccept, onDrag, onDrop }: PlannedChipProps) {
  const said = useWords(texts)
  const { minutes } = useFormats()
  const begun = useRef<{ y: number; isMoving: boolean } | undefined>(undefined)
  const isDropped = useRef(false)
  function down(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'touch') return
    event.currentTarget.setPointerCapture(event.pointerId)
    begun.current = { y: event.clientY, isMoving: false }
  }
  function move({ clientX, clientY }: PointerEvent) {
    if (!begun.current) return
    if (clientY - begun.current.y > 8) begun.current.isMoving = true
    if (begun.current.isMoving) onDrag({ clientX, clientY })
  }
  function up({ clientX, clientY }: PointerEvent) {
    const isMoving = begun.current?.isMoving
    begun.current = undefined
    isDropped.current = isMoving === true
    onDrag(undefined)
    if (isMoving) onDrop({ clientX, clientY })
  }
  return (
    <button
      type="button"
      className={classes.planned}
      title={planned.name}
      onClick={() => {
        // The click that ends a drag is none.
        if (!isDropped.current) onAccept()
        isDropped.current = false
      }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
    >
      <VisuallyHidden>{said.planned}</VisuallyHidden> <span className={classes.plannedName}>{planned.name}</span>{' '}
      <b>{minutes(planned.minutes)}</b> <VisuallyHidden>{said.accept(day.long)}</VisuallyHidden>
    </button>
  )
}
