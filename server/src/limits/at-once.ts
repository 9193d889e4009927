// So many requests of one caller are open at once: whoever sends a flood waits for his own answers first.
import type { FastifyReply } from 'fastify'
import { Problem } from '../shared/problem.ts'

/** Refuses the one too many; what it lets in counts until its answer is out or its caller is gone. */
export function openDoor(most: number): (bucket: string, reply: FastifyReply) => void {
  const open = new Map<string, number>()
  return (bucket, { raw }) => {
    // Its caller has gone while it was asked who he is: nothing more will be heard of it.
    if (raw.destroyed) return
    const count = open.get(bucket) ?? 0
    if (count >= most)
      throw new Problem('rate-limited', `You may have ${most} requests open at once.`, { retry_after: 1 })
    open.set(bucket, count + 1)
    let isOpen = true
    const leave = () => {
      if (!isOpen) return
      isOpen = false
      const left = open.get(bucket)! - 1
      if (left === 0) open.delete(bucket)
      else open.set(bucket, left)
    }
    raw.once('finish', leave).once('close', leave)
  }
}
