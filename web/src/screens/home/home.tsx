// The first screen: what there is to do today on top, then how hours and budgets stand, then how the office does.
import { Button, Group, Skeleton } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { type Right, useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { useTitle } from '../../ui/title.ts'
import { useFormats } from '../../words/formats.ts'
import { type Both, useLanguage, useWords, words } from '../../words/language.tsx'
import { useArrangement } from './arrangement.ts'
import { Budgets } from './budgets.tsx'
import { columnsOf } from './columns.ts'
import { DemoNote } from './demo-note.tsx'
import { FirstSteps } from './first-steps.tsx'
import { greeting } from './greeting.ts'
import classes from './home.module.css'
import { Hours } from './hours.tsx'
import { Outstanding } from './outstanding.tsx'
import { Pipeline } from './pipeline.tsx'
import { Todo } from './todo.tsx'
import { Turnover } from './turnover.tsx'
import { Utilisation } from './utilisation.tsx'
import { ArrangingContext } from './widget.tsx'
import { Work } from './work.tsx'

type HomeData = Shapes['Home']

const texts = words({
  en: { home: 'Home', arrange: 'Arrange this screen', done: 'Done', show: (name: string) => `Show ${name}` },
  nl: { home: 'Start', arrange: 'Dit scherm indelen', done: 'Klaar', show: (name: string) => `${name} tonen` },
})

interface Part {
  readonly name: Both<string>
  /** All of them, to see it at all. */
  readonly rights: readonly Right[]
  readonly isOwn?: true
  /** About, so that the columns end alike. */
  height(home: HomeData): number
  show(home: HomeData): ReactNode
}

const parts = {
  todo: {
    name: words({ en: 'To do today', nl: 'Vandaag te doen' }),
    rights: [],
    height: ({ todo, tasks }) => 80 + 60 * (todo.filter(({ count }) => count > 0).length + tasks.length),
    show: (home) => <Todo home={home} />,
  },
  hours: {
    name: words({ en: 'My hours', nl: 'Mijn uren' }),
    rights: ['hours:read'],
    isOwn: true,
    height: () => 150,
    show: (home) => <Hours home={home} />,
  },
  budgets: {
    name: words({ en: 'My projects', nl: 'Mijn projecten' }),
    rights: ['projects:read'],
    isOwn: true,
    height: ({ projects }) => 120 + 64 * Math.min(6, projects.length),
    show: (home) => <Budgets home={home} />,
  },
  outstanding: {
    name: words({ en: 'Outstanding', nl: 'Openstaand' }),
    rights: ['invoices:read'],
    height: () => 390,
    show: () => <Outstanding />,
  },
  work: {
    name: words({ en: 'Work in progress', nl: 'Onderhanden werk' }),
    rights: ['invoices:read', 'projects:read', 'hours:read'],
    height: () => 400,
    show: () => <Work />,
  },
  pipeline: {
    name: words({ en: 'Pipeline', nl: 'Pijplijn' }),
    rights: ['sales:read', 'sales:write'],
    height: () => 330,
    show: () => <Pipeline />,
  },
  utilisation: {
    name: words({ en: 'Utilisation', nl: 'Bezetting' }),
    rights: ['hrm:read', 'hours:read', 'planning'],
    height: () => 380,
    show: ({ as_of }) => <Utilisation today={as_of} />,
  },
  turnover: {
    name: words({ en: 'Turnover', nl: 'Omzet' }),
    rights: ['invoices:read'],
    height: () => 380,
    show: ({ as_of }) => <Turnover today={as_of} />,
  },
} satisfies Record<string, Part>

type PartName = keyof typeof parts

export function Home() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { long } = useFormats()
  const { user, employee, can } = useSession()
  const { data, error, refetch, isFetching } = api.useQuery('get', '/home')
  const names = (Object.keys(parts) as PartName[]).filter((name) => {
    const { rights, isOwn }: Part = parts[name]
    return rights.every((right) => can(right)) && (!isOwn || employee)
  })
  const arrangement = useArrangement(names)
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false })
  const arranging = (name: PartName) => ({
    move: (by: 1 | -1) => {
      setNext(undefined)
      setMoved({ name, by })
      arrangement.move(name, by)
    },
    moved: moved?.name === name ? moved.by : undefined,
    hide: () => {
      const at = arrangement.shown.indexOf(name)
      setNext({ name: arrangement.shown[at + 1] ?? arrangement.shown[at - 1] })
      if (arrangement.shown.length === 1) done.current?.focus()
      arrangement.hide(name)
    },
    next: next?.name === name ? next : undefined,
  })
  const [isArranging, { toggle }] = useDisclosure()
  const [next, setNext] = useState<{ readonly name: PartName | undefined }>()
  const done = useRef<HTMLButtonElement>(null)
  const [moved, setMoved] = useState<{ readonly name: PartName; readonly by: 1 | -1 }>()
  useTitle(said.home)
  const home = data?.data
  const isKnown = home && !arrangement.isPending

  return (
    <Page
      title={greeting(language, employee?.full_name ?? user.name, new Date().getHours())}
      lead={home ? long(home.as_of) : '\u00a0'}
    >
      {error && !home && <ProblemView error={error} retry={refetch} isTrying={isFetching} />}
      <DemoNote />
      {home && isNew(home) && <FirstSteps />}
      <div className={classes.widgets}>
        {!isKnown && !error && names.slice(0, 4).map((name) => <Skeleton key={name} className={classes.bone!} />)}
        {isKnown &&
          columnsOf(arrangement.shown, (name) => parts[name].height(home), isWide ? 2 : 1).map((column, index) => (
            <div key={index.toString()} className={classes.column}>
              {column.map((name) => (
                <ArrangingContext key={name} value={isArranging ? arranging(name) : undefined}>
                  {parts[name].show(home)}
                </ArrangingContext>
              ))}
            </div>
          ))}
      </div>
      {isKnown && (
        <Group justify="center" gap="xs">
          {isArranging &&
            arrangement.hidden.map((name) => (
              <Button
                key={name}
                variant="default"
                size="xs"
                leftSection={<Icon name="plus" size={14} />}
                onClick={() => {
                  setNext({ name })
                  arrangement.show(name)
                }}
              >
                {said.show(parts[name].name[language])}
              </Button>
            ))}
          <Button
            ref={done}
            variant={isArranging ? 'filled' : 'subtle'}
            color={isArranging ? 'office' : 'gray'}
            size="xs"
            onClick={toggle}
          >
            {isArranging ? said.done : said.arrange}
          </Button>
        </Group>
      )}
    </Page>
  )
}

// Nobody has anything to do, nothing was booked and no project has a budget: mostly an office that just began.
function isNew({ hours, projects, todo }: HomeData): boolean {
  return projects.length === 0 && todo.every(({ count }) => count === 0) && (hours?.week.entries ?? 0) === 0
}
