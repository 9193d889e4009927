// What anybody can do before he has signed in is counted by the address that he comes from.
import { secondsLeft } from '../http/rate-limit.ts'
import { ownerOf } from '../shared/networks.ts'
import type { OAuthGround } from './ground.ts'
import { refusal } from './refusal.ts'

export interface MostNew {
  readonly what: 'register' | 'document'
  readonly perMinute: number
  readonly words: string
}

/** Refuses the one too many. */
export async function countNew({ limiter, clock }: OAuthGround, ip: string, most: MostNew): Promise<void> {
  const window = await limiter.hit(`oauth ${most.what} ${ownerOf(ip)}`)
  if (window.hits > most.perMinute) throw refusal('slow_down', most.words, { retryAfter: secondsLeft(window, clock) })
}
