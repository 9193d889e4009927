// Done at once and taken back just as easily: it shows, a toast offers Undo, and only when that is gone the request leaves.
import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { showProblem } from '../api/problems.ts'
import { queries } from '../api/queries.ts'
import { useWords, words } from '../words/language.tsx'

const texts = words({ en: { undo: 'Undo' }, nl: { undo: 'Ongedaan maken' } })
const SECONDS = 6

export interface Deed {
  /** As one says it afterwards: 'Acme is deleted'. */
  readonly said: string
  /** Shows it as done; returns what takes that back. */
  readonly show: () => () => void
  /** client.DELETE('/crm/note/{id}', { params, ...init }): with init the request outlives the page. */
  readonly send: (init: { readonly keepalive: true }) => Promise<{ readonly error?: unknown }>
}

/** const undoable = useUndo(); undoable({ said, show, send }) */
export function useUndo(): (deed: Deed) => void {
  const { undo } = useWords(texts)
  return (deed) => doSoon(deed, undo)
}

/** For what is done already: undo does the opposite. const offer = useUndoOffer(); offer({ said, undo }) */
export function useUndoOffer(): (done: { readonly said: string; undo(): void }) => void {
  const { undo } = useWords(texts)
  return (done) => offerUndo(done.said, () => Promise.resolve(), done.undo, undo)
}

/** Sends what still waits for its toast to end. */
export async function sendWaiting(): Promise<void> {
  await Promise.all([...waiting].map((one) => one.finish()))
}

/** Takes back the last deed that still can be; false when there is none. */
export function undoLast(): boolean {
  const last = [...waiting].at(-1)
  last?.undo()
  return last !== undefined
}

interface Waiting {
  finish(): Promise<void>
  undo(): void
}

const waiting = new Set<Waiting>()
let deeds = 0

function doSoon(deed: Deed, undoWord: string): void {
  const takeBack = deed.show()
  offerUndo(deed.said, () => send(deed, takeBack), takeBack, undoWord)
}

function offerUndo(said: string, onEnd: () => Promise<void>, takeBack: () => void, undoWord: string): void {
  const id = `undo ${++deeds}`
  const one: Waiting = {
    async finish() {
      if (!waiting.delete(one)) return
      notifications.hide(id)
      await onEnd()
    },
    undo() {
      if (!waiting.delete(one)) return
      notifications.hide(id)
      takeBack()
    },
  }
  waiting.add(one)
  notifications.show({
    id,
    autoClose: SECONDS * 1000,
    withAutoCloseProgress: true,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" miw={0} className="breakable">
          {said}
        </Text>
        <Button size="compact-sm" variant="subtle" flex="none" onClick={one.undo}>
          {undoWord}
        </Button>
      </Group>
    ),
    onClose: () => void one.finish(),
  })
}

async function send({ send: request }: Deed, takeBack: () => void): Promise<void> {
  const { error } = await request({ keepalive: true }).catch((thrown: unknown) => ({ error: thrown }))
  if (error === undefined) return
  takeBack()
  showProblem(error)
  void queries.invalidateQueries()
}

// A page that is hidden may never be seen again.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendWaiting()
})
