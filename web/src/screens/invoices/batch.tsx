// Many of the same, one after the other: how far it is, what was refused and why. One refusal does not stop the others.
import { Alert, Anchor, Button, Group, List, Modal, Progress, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { problemOf } from '../../api/problems.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    busy: (done: number, all: number) => `${done} of ${all} done`,
    stop: 'Stop after this one',
    close: 'Close',
    failed: (n: number) => (n === 1 ? '1 did not work' : `${n} did not work`),
    stopped: (n: number) => `Stopped: ${n} were not begun.`,
  },
  nl: {
    busy: (done: number, all: number) => `${done} van ${all} klaar`,
    stop: 'Na deze stoppen',
    close: 'Sluiten',
    failed: (n: number) => (n === 1 ? '1 is niet gelukt' : `${n} zijn niet gelukt`),
    stopped: (n: number) => `Gestopt: met ${n} is niet begonnen.`,
  },
})

export interface Made {
  /** Of the invoice that it led to. */
  readonly id: string
  readonly text: string
}

export interface Task {
  readonly name: string
  run(): Promise<readonly Made[]>
}

export interface Batch {
  readonly title: string
  /** Said of what worked: '4 drafts are made'. */
  done(count: number): string
  readonly tasks: readonly Task[]
  onEnd(): void
}

interface Running {
  readonly batch: Batch
  readonly count: number
  readonly made: readonly Made[]
  readonly failed: readonly { readonly name: string; readonly why: string }[]
  readonly isEnded: boolean
}

export function useBatch() {
  const [running, setRunning] = useState<Running>()
  const isStopped = useRef(false)

  async function run(batch: Batch) {
    isStopped.current = false
    let now: Running = { batch, count: 0, made: [], failed: [], isEnded: false }
    setRunning(now)
    for (const { name, run: work } of batch.tasks) {
      if (isStopped.current) break
      try {
        now = { ...now, made: [...now.made, ...(await work())] }
      } catch (error) {
        const { detail, title } = problemOf(error)
        now = { ...now, failed: [...now.failed, { name, why: detail || title }] }
      }
      now = { ...now, count: now.count + 1 }
      setRunning(now)
    }
    setRunning({ ...now, isEnded: true })
    batch.onEnd()
  }

  const stop = () => {
    isStopped.current = true
  }
  const close = () => setRunning(undefined)
  return { run, dialog: running && <BatchView {...running} onStop={stop} onClose={close} /> }
}

function BatchView({ batch, count, made, failed, isEnded, onStop, onClose }: Running & Acts) {
  const said = useWords(texts)
  const all = batch.tasks.length
  return (
    <Modal opened onClose={isEnded ? onClose : onStop} title={batch.title} centered withCloseButton={isEnded}>
      <Stack gap="md">
        {!isEnded && <Progress value={(count / all) * 100} aria-label={batch.title} animated />}
        <Text role="status">{isEnded ? batch.done(made.length) : said.busy(count, all)}</Text>
        {isEnded && made.length > 0 && (
          <List size="sm" spacing={4} listStyleType="none">
            {made.map(({ id, text }) => (
              <List.Item key={id}>
                <Anchor
                  renderRoot={(props) => <Link to="/invoices/$id" params={{ id }} {...props} />}
                  onClick={onClose}
                >
                  {text}
                </Anchor>
              </List.Item>
            ))}
          </List>
        )}
        {failed.length > 0 && (
          <Alert color="red" icon={<Icon name="alert" />} title={said.failed(failed.length)}>
            <List size="sm" spacing={4}>
              {failed.map(({ name, why }) => (
                <List.Item key={name}>
                  <b>{name}</b>: {why}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        {isEnded && count < all && <Text size="sm">{said.stopped(all - count)}</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={isEnded ? onClose : onStop}>
            {isEnded ? said.close : said.stop}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

interface Acts {
  onStop(): void
  onClose(): void
}
