import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes } from '../../shared/calendar.ts'
import { checkStarted, checkStopped, checkSwitch, isForgotten, isLong, stretchOf, stretchSoFar } from './timer.rules.ts'

const NINE = '2026-03-02T09:00:00.000Z'

describe('what is booked of a timer', () => {
  it.each([
    ['2026-03-02T09:00:00.000Z', '2026-03-02T09:00:59.999Z', null],
    ['2026-03-02T09:00:50.000Z', '2026-03-02T09:01:10.000Z', null],
    ['2026-03-02T09:00:50.000Z', '2026-03-02T09:01:50.000Z', { start_at: NINE, minutes: 1 }],
    ['2026-03-02T09:00:40.123Z', '2026-03-02T10:30:20.000Z', { start_at: NINE, minutes: 90 }],
    ['2026-03-02T09:00:59.999Z', '2026-03-03T09:00:59.999Z', { start_at: NINE, minutes: 1440 }],
  ])('from %s to %s', (start, stop, stretch) => {
    expect(stretchOf(start, stop)).toEqual(stretch)
  })

  it('never overlaps, leaves no minute out and adds up, however often one switches', () => {
    const pauses = fc.array(fc.integer({ min: 60_000, max: 3_600_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59_999 }), pauses, (first, lengths) => {
        const moments = [Date.parse(NINE) + first]
        for (const length of lengths) moments.push(moments.at(-1)! + length)
        const instants = moments.map((moment) => new Date(moment).toISOString())
        const stretches = lengths.map((_, i) => stretchOf(instants[i]!, instants[i + 1]!)!)
        for (const [i, { start_at, minutes }] of stretches.entries()) {
          expect(minutes).toBeGreaterThanOrEqual(1)
          const end = addMinutes(start_at, minutes)
          expect(end <= instants[i + 1]!).toBe(true)
          if (stretches[i + 1]) expect(stretches[i + 1]!.start_at).toBe(end)
        }
        const total = stretches.reduce((sum, { minutes }) => sum + minutes, 0)
        const worked = (moments.at(-1)! - moments[0]!) / 60_000
        expect(Math.abs(total - worked)).toBeLessThan(1)
      }),
    )
  })

  it('always fits an entry if it ran at most a day, and is what one is judged by meanwhile', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 59_999 }),
        fc.integer({ min: 60_000, max: 86_400_000 }),
        (first, length) => {
          const [start, stop] = [Date.parse(NINE) + first, Date.parse(NINE) + first + length]
          const [from, to] = [new Date(start).toISOString(), new Date(stop).toISOString()]
          const stretch = stretchOf(from, to)!
          expect(stretch.minutes).toBeLessThanOrEqual(1440)
          expect(stretchSoFar(from, to)).toEqual(stretch)
        },
      ),
    )
    expect(stretchSoFar(NINE, NINE).minutes).toBe(1)
    expect(stretchSoFar(NINE, addMinutes(NINE, 5000)).minutes).toBe(1440)
  })
})

describe('a timer', () => {
  it('is long from 8 hours on and forgotten after 24', () => {
    const after = [479, 480, 1440, 1441].map((minutes) => addMinutes(NINE, minutes))
    expect(after.map((now) => isLong(NINE, now))).toEqual([false, true, true, true])
    expect(after.map((now) => isForgotten(NINE, now))).toEqual([false, false, false, true])
  })

  it.each([
    ['starts in the future', () => checkStarted(addMinutes(NINE, 1), NINE), 'in_the_future'],
    ['started the day before yesterday', () => checkStarted(addMinutes(NINE, -1441), NINE), 'too_long_ago'],
    [
      'starts before the one it takes over from',
      () => checkSwitch({ started_at: NINE }, addMinutes(NINE, -1)),
      'before_running',
    ],
    [
      'stops in the future',
      () => checkStopped({ started_at: NINE }, addMinutes(NINE, 2), addMinutes(NINE, 1)),
      'in_the_future',
    ],
    ['stops before it started', () => checkStopped({ started_at: NINE }, addMinutes(NINE, -1), NINE), 'before_start'],
    [
      'stops a day and a minute later',
      () => checkStopped({ started_at: NINE }, addMinutes(NINE, 1441), addMinutes(NINE, 9999)),
      'too_long',
    ],
  ])('is refused where it %s', (_, work, code) => {
    expect(work).toThrow(expect.objectContaining({ extra: { errors: [expect.objectContaining({ code })] } }))
  })

  it('is taken over at most a day after it started', () => {
    expect(() => checkSwitch({ started_at: NINE }, addMinutes(NINE, 1440))).not.toThrow()
    expect(() => checkSwitch({ started_at: NINE }, addMinutes(NINE, 1441))).toThrow('timer-forgotten')
  })
})
