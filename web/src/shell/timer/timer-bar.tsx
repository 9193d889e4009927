// The running timer in the header: what it is for, how long it runs, and the button that stops it.
import { ActionIcon, Popover, Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useReachable } from '../../api/reach.ts'
import { useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import { Elapsed } from './elapsed.tsx'
import { onOtherPage, openOutbox, sendSteps } from './outbox.ts'
import type { TimerEditorProps } from './timer-editor.tsx'
import { workText } from './timing.ts'
import { polledTimingQuery, timingQuery } from './timing-query.ts'
import { answerToggle } from './toggle.ts'
import { useTold } from './told.ts'
import { useTimer } from './use-timer.ts'
import './timer.css'

const texts = words({
  en: {
    start: 'Start timer',
    stop: 'Stop timer',
    change: 'Change the timer',
    unnamed: 'No project yet',
    running: 'The timer runs:',
    stopped: 'No timer runs.',
  },
  nl: {
    start: 'Timer starten',
    stop: 'Timer stoppen',
    change: 'Timer wijzigen',
    unnamed: 'Nog geen project',
    running: 'De timer loopt:',
    stopped: 'Er loopt geen timer.',
  },
})

// Fields are heavy, and most of the time nobody asks for these. Without a connection they may not come; the clock goes on.
const fetchEditor = () => import('./timer-editor.tsx').then(({ TimerEditor: it }) => ({ default: it }))
const fetchQuestion = () => import('./still-working.tsx').then(({ StillWorking: it }) => ({ default: it }))
const missing = () => ({ default: () => null })
const TimerEditor = lazy<ComponentType<TimerEditorProps>>(() => fetchEditor().catch(missing))
const StillWorking = lazy(() => fetchQuestion().catch(missing))
const QUIET_MS = 2500

export function TimerBar() {
  const { canTime } = useTimer()
  return canTime ? <Bar /> : null
}

function Bar() {
  const handle = useTimer()
  const { timer, aheadMs, start, stop } = handle
  const [isOpen, setOpen] = useState(false)
  const said = useWords(texts)
  useQuery(polledTimingQuery())
  useSending()
  const isReachable = useReachable()
  const toggle = useEffectEvent(() => {
    setOpen(!timer && isReachable)
    void (timer ? stop() : start())
  })
  useEffect(() => answerToggle(() => toggle()), [])
  useEffect(() => {
    const soon = setTimeout(() => void fetchEditor().catch(missing), QUIET_MS)
    return () => clearTimeout(soon)
  }, [])
  const name = timer ? (workText(timer) ?? said.unnamed) : ''

  return (
    <>
      <VisuallyHidden role="status">{timer ? `${said.running} ${name}` : said.stopped}</VisuallyHidden>
      <Popover
        opened={isOpen && timer !== null}
        onChange={setOpen}
        position="bottom-end"
        returnFocus
        shadow="md"
        width={380}
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: 'timer-editor' }}
      >
        {timer ? (
          <div className="timer" data-running>
            <Popover.Target>
              <UnstyledButton className="timer-what" onClick={() => setOpen(!isOpen)}>
                <span className="timer-dot" aria-hidden />
                <VisuallyHidden>{said.change}</VisuallyHidden> <span className="timer-name">{name}</span>{' '}
                <Elapsed timer={timer} aheadMs={aheadMs} />
              </UnstyledButton>
            </Popover.Target>
            <ActionIcon
              size={30}
              radius="xl"
              variant="filled"
              aria-label={said.stop}
              title={`${said.stop} (T)`}
              onClick={() => void stop()}
            >
              <Icon name="stop" size={16} />
            </ActionIcon>
          </div>
        ) : (
          <UnstyledButton
            className="timer timer-start"
            title={`${said.start} (T)`}
            onClick={() => {
              setOpen(isReachable)
              void start()
            }}
          >
            <Icon name="play" size={16} />
            <span className="timer-start-word">{said.start}</span>
          </UnstyledButton>
        )}
        <Popover.Dropdown aria-label={said.change}>
          <Suspense fallback={<Skeleton height={360} />}>
            {timer && <TimerEditor handle={handle} timer={timer} close={() => setOpen(false)} />}
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      <Suspense>{timer && <StillWorking handle={handle} timer={timer} />}</Suspense>
    </>
  )
}

// What was pressed without a connection leaves as soon as there is one.
function useSending() {
  const { environment, user } = useSession()
  const isReachable = useReachable()
  const cache = useQueryClient()
  const told = useTold()
  const who = `${environment.id}.${user.id}`
  const open = useEffectEvent(() => openOutbox(who, told))
  const send = useEffectEvent(() => void sendSteps(told))
  useEffect(() => {
    // A change of person comes with a fresh page.
    open()
    return onOtherPage(() => void cache.invalidateQueries(timingQuery()))
  }, [cache])
  useEffect(() => {
    if (isReachable) send()
  }, [isReachable])
}
