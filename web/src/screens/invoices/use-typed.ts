// A value while it is typed: it is saved a moment after the last letter, or when the field is left.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemOf } from '../../api/problems.ts'

const PAUSE_MS = 600

interface Typed {
  readonly value: unknown
  readonly problem?: string | undefined
}

export function useTyped(saved: unknown, save: (value: unknown) => Promise<unknown>) {
  const [typed, setTyped] = useState<Typed>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<Typed>(undefined)

  function note(next: Typed | undefined) {
    latest.current = next
    setTyped(next)
  }

  function change(value: unknown) {
    note({ value })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void commit(), PAUSE_MS)
  }

  async function commit() {
    clearTimeout(timer.current)
    const now = latest.current
    if (!now || now.problem) return
    const value = typeof now.value === 'string' && now.value.trim() === '' ? null : now.value
    if (isSame(value, saved)) return note(undefined)
    try {
      await save(value)
      if (latest.current === now) note(undefined)
    } catch (error) {
      const { fields, detail, title } = problemOf(error)
      if (latest.current === now) note({ ...now, problem: Object.values(fields).join(' ') || detail || title })
    }
  }

  const leave = useEffectEvent(() => void commit())
  useEffect(() => () => leave(), [])
  return { value: typed ? typed.value : saved, problem: typed?.problem, change, commit }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
