// One planning as a block: told in words, moved and stretched by the pointer; its keys are those of the board.
import { VisuallyHidden } from '@mantine/core'
import { Icon } from '../../ui/icon.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import type { Placed } from './blocks.ts'
import classes from './board.module.css'
import type { Planning } from './board-data.ts'
import { conflictText, daysText, hoursOf, useBlockNames } from './words.ts'

const texts = words({ en: { tentative: 'tentative' }, nl: { tentative: 'onder voorbehoud' } })

export const LANE_PX = 26
export const TOP_PX = 4

interface BoardBlockProps {
  readonly placed: Placed<Planning>
  readonly canChange: boolean
  readonly isMoving: boolean
  readonly isRefused: boolean
}

export function BoardBlock({ placed, canChange, isMoving, isRefused }: BoardBlockProps) {
  const { block, from, to, lane, isFromBefore, isBeyond } = placed
  const said = useWords(texts)
  const { language } = useLanguage()
  const formats = useFormats()
  const { name, about } = useBlockNames()(block)
  const hours = hoursOf(block, formats, language)
  const conflicts = block.conflicts.map((one) => conflictText(one, formats, language))
  const isTentative = block.status === 'tentative'
  const more = [daysText(block.start_date, block.end_date, formats), about, isTentative && said.tentative, block.note]
  const isDraft = block.id.startsWith('draft')
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.block}
      style={{
        top: TOP_PX + lane * LANE_PX,
        height: LANE_PX - 3,
        left: isFromBefore ? 0 : 2,
        width: `calc(${(to - from + 1) * 100}% - ${isBeyond ? 1 : 5}px)`,
      }}
      data-block={block.id}
      data-tentative={isTentative || undefined}
      data-moving={isMoving || undefined}
      data-fixed={canChange ? undefined : true}
      data-draft={isDraft || undefined}
      data-before={isFromBefore || undefined}
      data-beyond={isBeyond || undefined}
      data-refused={isRefused || undefined}
      title={[name, hours, ...more, ...conflicts].filter(Boolean).join('\n')}
    >
      {canChange && !isFromBefore && <span data-edge="from" className={classes.edge} />}
      {conflicts.length > 0 && <Icon name="alert" size={13} />}
      <strong>{name}</strong> <small>{hours}</small>
      <VisuallyHidden>{[...more, ...conflicts].filter(Boolean).join(', ')}</VisuallyHidden>
      {canChange && !isBeyond && <span data-edge="to" className={classes.edge} />}
    </button>
  )
}
