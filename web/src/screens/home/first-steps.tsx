// For an office that is still empty: where to begin, each step ticked off by the records themselves.
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { linkTo } from '../../shell/modules.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { STEPS, useStepsDone } from '../welcome/steps.ts'
import classes from './home.module.css'
import { Widget } from './widget.tsx'

const texts = words({
  en: {
    title: 'First steps',
    lead: 'Your office is still empty. Begin where you like; this disappears by itself.',
    done: 'Done',
    all: 'Show all steps',
  },
  nl: {
    title: 'Eerste stappen',
    lead: 'Je kantoor is nog leeg. Begin waar je wilt; dit verdwijnt vanzelf.',
    done: 'Klaar',
    all: 'Alle stappen tonen',
  },
})

export function FirstSteps() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { can } = useSession()
  const steps = STEPS.filter(({ right, id }) => can(right) && id !== 'keys')
  const done = useStepsDone(steps)
  // Who has nothing to do for a day does not work in an empty office.
  if (!done || steps.every(({ id }) => done.has(id))) return null
  const all = (
    <Button component={Link} to="/welcome" size="compact-sm" variant="subtle">
      {said.all}
    </Button>
  )
  return (
    <Widget title={said.title} actions={all}>
      <Text c="dimmed" size="sm" mb="xs" className="pretty">
        {said.lead}
      </Text>
      <ol className={classes.rows}>
        {steps.map((step) => (
          <li key={step.id}>
            <Link {...linkTo(step)} className={classes.row}>
              <span className={classes.mark}>
                <Icon name={done.has(step.id) ? 'check' : 'right'} />
              </span>
              <span className={classes.what}>
                {step.words[language].title}
                <small>{done.has(step.id) ? said.done : step.words[language].text}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Widget>
  )
}
