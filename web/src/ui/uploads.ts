// Files on their way to the service, one after another: each with how far it is, and what went wrong with it.
import { useCallback, useRef, useState } from 'react'
import { client, type Shapes } from '../api/api.ts'
import { newKey } from '../api/new-key.ts'
import { problemOf, type SeenProblem } from '../api/problems.ts'
import { useRefresh } from '../api/records.ts'
import { sendWithProgress } from '../api/send-with-progress.ts'
import type { paths } from '../api/types.ts'

/** What is said of every file, such as the project it belongs to. */
export type About = Omit<paths['/documents/document']['post']['parameters']['query'], 'name'>
export type StoredDocument = Shapes['Document']

export interface Sent {
  readonly key: string
  readonly file: File
  /** From 0 to 1. */
  readonly share: number
  readonly problem?: SeenProblem
}

export interface Uploads {
  /** Those that are not there yet; what has arrived is in the lists. */
  readonly waiting: readonly Sent[]
  add(files: readonly File[]): void
  dismiss(key: string): void
}

/** const { waiting, add } = useUploads({ project_id }); onStored learns of each as it arrives. */
export function useUploads(about: About, onStored?: (stored: StoredDocument) => void): Uploads {
  const [waiting, setWaiting] = useState<readonly Sent[]>([])
  const line = useRef(Promise.resolve())
  const refresh = useRefresh()

  const dismiss = useCallback((key: string) => setWaiting((all) => all.filter((one) => one.key !== key)), [])

  async function send(one: Sent) {
    const note = (part: Partial<Sent>) =>
      setWaiting((all) => all.map((other) => (other.key === one.key ? { ...other, ...part } : other)))
    try {
      const stored = await storeFile(one.file, about, one.key, (share) => note({ share }))
      await refresh('/documents/document')
      dismiss(one.key)
      onStored?.(stored)
    } catch (error) {
      note({ problem: problemOf(error) })
    }
  }

  function add(files: readonly File[]) {
    const fresh = files.map((file) => ({ key: newKey(), file, share: 0 }))
    setWaiting((all) => [...all.filter(({ problem }) => !problem), ...fresh])
    for (const one of fresh) line.current = line.current.then(() => send(one))
  }
  return { waiting, add, dismiss }
}

/** With the same key it is stored once, however often it is sent. */
export async function storeFile(
  file: File,
  about: About,
  key = newKey(),
  onProgress: (share: number) => void = () => {},
): Promise<StoredDocument> {
  const { data, error } = await client.POST('/documents/document', {
    params: { query: { name: file.name, ...about }, header: { 'Idempotency-Key': key } },
    body: file as never,
    bodySerializer: (body: unknown) => body as File,
    headers: { 'Content-Type': typeOf(file) },
    fetch: sendWithProgress(onProgress),
  })
  if (!data) throw error
  return data.data
}

// Browsers know few types by name; what they do not know is told by how the name ends.
function typeOf({ name, type }: File): string {
  if (type) return type
  return /\.(xml|ubl)$/i.test(name) ? 'application/xml' : 'application/octet-stream'
}
