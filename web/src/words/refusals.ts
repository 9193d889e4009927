// What the service refuses, in the language of the page. English is what it says itself; the Dutch words are fetched when the
// first refusal comes, so nobody waits for them who needs none.
import { languageOfPage } from './language.tsx'

export interface SentField {
  readonly pointer: string
  readonly code: string
  readonly message: string
}

export interface SentProblem {
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly errors: readonly SentField[]
}

export interface SaidField {
  readonly pointer: string
  /** As it stands at its field, so its name is left out. */
  readonly message: string
  /** As it stands anywhere else. */
  readonly alone: string
}

export interface SaidProblem {
  readonly title: string
  /** All of it, what is said of the fields too. */
  readonly detail: string
  readonly fields: readonly SaidField[]
}

let dutch: typeof import('./dutch/dutch.ts') | undefined

/** To be waited for before a refusal is shown. Without them, when they cannot be had, it is said in English. */
export async function fetchRefusals(): Promise<void> {
  if (dutch || languageOfPage() !== 'nl') return
  try {
    dutch = await import('./dutch/dutch.ts')
  } catch {
    dutch = undefined
  }
}

export function saidProblem(sent: SentProblem): SaidProblem {
  return dutch && languageOfPage() === 'nl' ? dutch.problemInDutch(sent) : asSent(sent)
}

function asSent({ title, detail, errors }: SentProblem): SaidProblem {
  const others = errors.map(({ message }) => message).filter((message) => !detail.includes(message))
  const fields = errors.map(({ pointer, message }) => ({ pointer, message: atField(pointer, message), alone: message }))
  return { title, detail: [detail, ...others].filter(Boolean).join(' '), fields }
}

function atField(pointer: string, message: string): string {
  const name = pointer.split('/').at(-1) ?? ''
  const rest = message.startsWith(`${name} `) ? message.slice(name.length + 1) : message
  return rest === 'is required.' ? 'Fill this in.' : rest.charAt(0).toUpperCase() + rest.slice(1)
}
