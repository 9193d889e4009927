// What a stage holds together: all of it, and weighed.
import type { Shapes } from '../../api/api.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import classes from './pipeline.module.css'

const texts = words({
  en: {
    weighted: (amount: string) => `${amount} weighted`,
    chance: (share: string) => `Probability of this stage: ${share}`,
  },
  nl: { weighted: (amount: string) => `${amount} gewogen`, chance: (share: string) => `Kans in deze fase: ${share}` },
})

type Stage = Shapes['SalesPipeline']['stages'][number]

export function StageSums({ stage, currency }: { stage: Stage; currency: string }) {
  const said = useWords(texts)
  const { wholeMoney, percent } = useFormats()
  const { amount, weighted_amount, probability } = stage
  return (
    <div className={classes.sums}>
      <span className="amount">{wholeMoney(amount, currency)}</span>
      <span className="amount quiet" title={said.chance(percent(probability / 100))}>
        {said.weighted(wholeMoney(weighted_amount, currency))}
      </span>
    </div>
  )
}
