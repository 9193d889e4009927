// One entry as a block: told and moved by the keyboard as well as by the pointer.

import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties, KeyboardEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { Lane } from '../../ui/lanes.ts'
import { clockOf } from '../../ui/zoned.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import classes from './calendar.module.css'
import type { Block, Span } from './calendar-blocks.ts'
import { longDay, placeText } from './week-days.ts'
import { lockWords } from './week-words.ts'

const texts = words({ en: { none: 'No project' }, nl: { none: 'Geen project' } })

interface CalendarBlockProps {
  readonly block: Block
  readonly span: Span
  readonly lane: Lane
  readonly zoom: number
  readonly isMoving: boolean
  onOpen(): void
  onKeyDown(event: KeyboardEvent): void
}

export function CalendarBlock({ block, span, lane, zoom, isMoving, onOpen, onKeyDown }: CalendarBlockProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const formats = useFormats()
  const { name, about } = placeText(block.row, said.none)
  const lock = lockWords(block.entry, language)
  const times = `${clockOf(span.from)}–${clockOf(span.to)}`
  const more = [longDay(span.date, formats), block.entry.note && about, lock].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={classes.block}
      style={placeOf(span, lane, zoom)}
      data-block={block.id}
      data-moving={isMoving || undefined}
      data-locked={lock ? true : undefined}
      data-short={shortOf(((span.to - span.from) / 60) * zoom)}
      title={lock}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {!lock && <span data-edge="from" className={classes.edge} />}
      <span className={classes.name}>
        {lock && <Icon name="lock" size={12} />}
        {name}
      </span>{' '}
      <span className={classes.about}>{block.entry.note ?? about}</span> <span className={classes.times}>{times}</span>{' '}
      <VisuallyHidden>{more}</VisuallyHidden>
      {!lock && <span data-edge="to" className={classes.edge} />}
    </button>
  )
}

// What no longer fits is left out.
function shortOf(height: number): 'name' | 'times' | undefined {
  return height < 38 ? 'name' : height < 54 ? 'times' : undefined
}

export function placeOf({ from, to }: Span, { at, of }: Lane, zoom: number): CSSProperties {
  const height = ((Math.min(to, 1440) - from) / 60) * zoom
  return {
    top: (from / 60) * zoom + 1,
    height: Math.max(14, height - 2),
    left: `calc(${(at / of) * 100}% + 2px)`,
    width: `calc(${100 / of}% - 5px)`,
  }
}
