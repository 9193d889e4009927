import { useWords, words } from '../../words/language.tsx'
import classes from './board.module.css'

const texts = words({
  en: { none: 'No team', people: (count: number) => (count === 1 ? '1 person' : `${count} people`) },
  nl: { none: 'Zonder team', people: (count: number) => (count === 1 ? '1 persoon' : `${count} mensen`) },
})

export const TEAM_PX = 40

interface BoardTeamProps {
  readonly name: string | null
  readonly count: number
  readonly top: number
  readonly index: number
}

export function BoardTeam({ name, count, top, index }: BoardTeamProps) {
  const said = useWords(texts)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it belongs to a grid that is no table
    // biome-ignore lint/a11y/useFocusableInteractive: it only names the rows below it
    <div role="row" aria-rowindex={index} className={classes.team} style={{ top, height: TEAM_PX }} data-still>
      {/* biome-ignore lint/a11y/useSemanticElements: see the row */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see the row */}
      <span role="rowheader">
        {name ?? said.none} <small>{said.people(count)}</small>
      </span>
    </div>
  )
}
