import { describe, expect, it } from 'vitest'
import { allowedActions, checkTransition, isStatusChange, type Transitions } from './transition.ts'

type Light = 'red' | 'green' | 'broken'
const lights: Transitions<Light, Light> = { red: ['green'], green: ['red'], broken: ['red', 'green'] }

describe('a table of transitions', () => {
  it('says what is possible from a state', () => {
    expect(allowedActions(lights, 'red')).toEqual(['green', 'broken'])
    expect(allowedActions(lights, 'broken')).toEqual([])
  })

  it('lets pass what it lists', () => {
    expect(() => checkTransition(lights, 'red', 'green')).not.toThrow()
  })

  it('refuses the rest and names from, to and what is allowed', () => {
    expect(() => checkTransition(lights, 'red', 'red')).toThrow(
      expect.objectContaining({
        code: 'invalid-transition',
        detail: '"red" is not possible from "red". Possible from there: green, broken.',
        extra: { from: 'red', to: 'red', allowed: ['green', 'broken'] },
      }),
    )
    expect(() => checkTransition(lights, 'broken', 'green')).toThrow('Nothing is possible from there.')
  })

  it('takes the present status for no change', () => {
    expect(isStatusChange(lights, 'broken', 'broken')).toBe(false)
    expect(isStatusChange(lights, 'green', 'broken')).toBe(true)
    expect(() => isStatusChange(lights, 'broken', 'red')).toThrow(
      expect.objectContaining({ code: 'invalid-transition' }),
    )
  })
})
