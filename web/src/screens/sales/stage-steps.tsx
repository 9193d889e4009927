// The stages in their order, the present one marked; each is one click away.
import { useRecords } from '../../api/records.ts'
import { useWords, words } from '../../words/language.tsx'
import type { Opportunity } from './sales-queries.ts'
import classes from './stage-steps.module.css'
import { useDecide } from './use-decide.ts'

const texts = words({ en: { stages: 'Stage' }, nl: { stages: 'Fase' } })

export function StageSteps({ sale, canEdit }: { sale: Opportunity; canEdit: boolean }) {
  const said = useWords(texts)
  const { move } = useDecide()
  const { data } = useRecords('/sales/stage', { sort: 'position', limit: 100 })
  const stages = data?.data.filter(({ id, is_active }) => is_active || id === sale.stage_id) ?? []
  const at = stages.findIndex(({ id }) => id === sale.stage_id)
  const isOpen = sale.status === 'open'
  return (
    <fieldset className={classes.steps} aria-label={said.stages} data-closed={!isOpen || undefined}>
      {stages.map(({ id, name, is_active }, i) => (
        <button
          key={id}
          type="button"
          className={classes.step}
          data-passed={i < at || undefined}
          aria-current={id === sale.stage_id ? 'step' : undefined}
          disabled={!canEdit || !isOpen || !is_active || id === sale.stage_id}
          onClick={() => void move(sale, { id, name })}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
