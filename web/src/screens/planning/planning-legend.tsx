import { useWords, words } from '../../words/language.tsx'
import classes from './board.module.css'

const texts = words({
  en: {
    under: 'free to full',
    over: 'over capacity',
    off: 'leave, absence, holiday',
    tentative: 'tentative',
    hint: 'Draw on a row to plan; drag, stretch, Alt to copy. Press ? for the keys.',
  },
  nl: {
    under: 'vrij tot vol',
    over: 'boven capaciteit',
    off: 'verlof, afwezig, feestdag',
    tentative: 'onder voorbehoud',
    hint: 'Teken op een rij om te plannen; sleep, rek uit, Alt kopieert. Druk op ? voor de toetsen.',
  },
})

export function PlanningLegend({ canPlan }: { canPlan: boolean }) {
  const said = useWords(texts)
  return (
    <div className={classes.legend}>
      {(['under', 'over', 'off', 'tentative'] as const).map((tone) => (
        <span key={tone}>
          <i className={classes.swatch} data-tone={tone} /> {said[tone]}
        </span>
      ))}
      {canPlan && <span>{said.hint}</span>}
    </div>
  )
}
