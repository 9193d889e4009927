// A row of the week: what it is about, a cell for each day, and what they come to.
import { ActionIcon, Tooltip } from '@mantine/core'
import { memo, useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { hoursText } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { onDrafts } from './drafts.ts'
import { minutesTyped } from './type-hours.ts'
import type { Typing } from './typing.ts'
import classes from './week.module.css'
import { WeekCell } from './week-cell.tsx'
import type { WeekRow as Row } from './week-data.ts'
import type { ShownDay } from './week-days.ts'
import { placeText, refusalIn } from './week-days.ts'

const texts = words({
  en: { remove: 'Leave this row out', none: 'Without project' },
  nl: { remove: 'Deze regel weglaten', none: 'Zonder project' },
})

interface WeekRowProps {
  readonly employeeId: string
  readonly row: Row
  readonly days: readonly ShownDay[]
  readonly typing: Typing
  /** The day whose details are open. */
  readonly openDay: string | undefined
  readonly isRunning: boolean
  /** Takes away a row that was only added and never filled. */
  readonly onRemove?: ((row: Row) => void) | undefined
}

export const WeekRow = memo(function WeekRow(props: WeekRowProps) {
  const { employeeId, row, days, typing, openDay, isRunning, onRemove } = props
  const said = useWords(texts)
  const total = useSyncExternalStore(onDrafts, () => rowMinutes(employeeId, row))
  const { name, about } = placeText(row, said.none)
  return (
    <tr data-week-row data-faint={total === 0 || undefined}>
      <th scope="row" className={classes.place}>
        <span className={classes.placeName}>{name}</span>
        <span className={classes.placeAbout}>{about}</span>
        {onRemove && total === 0 && (
          <Tooltip label={said.remove}>
            <ActionIcon
              className={classes.placeRemove!}
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={`${said.remove}: ${name}, ${about}`}
              onClick={() => onRemove(row)}
            >
              <Icon name="close" size={13} />
            </ActionIcon>
          </Tooltip>
        )}
      </th>
      {days.map((day, at) => (
        <WeekCell
          key={day.date}
          employeeId={employeeId}
          row={row}
          cell={row.days[at]!}
          at={at}
          label={`${day.long}, ${name}, ${about}`}
          refusal={refusalIn(row, day)}
          isToday={day.isToday}
          isFree={day.isFree}
          isRunning={isRunning && day.isToday}
          isOpen={openDay === day.date}
          typing={typing}
        />
      ))}
      <td className={classes.total}>{total > 0 ? hoursText(total) : ''}</td>
    </tr>
  )
})

export function rowMinutes(employeeId: string, row: Row): number {
  return row.days.reduce((sum, cell) => sum + minutesTyped(employeeId, row, cell), 0)
}
