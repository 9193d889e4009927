import { type RefObject, useEffect, useState } from 'react'

/** Which part of what scrolls is in sight, in steps, so that scrolling draws seldom. */
export function useSight(scroller: RefObject<HTMLElement | null>): { readonly top: number; readonly height: number } {
  const [sight, setSight] = useState({ top: 0, height: 900 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const top = Math.floor(element.scrollTop / STEP_PX) * STEP_PX
      const height = Math.ceil(element.clientHeight / STEP_PX + 1) * STEP_PX
      setSight((before) => (before.top === top && before.height === height ? before : { top, height }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [scroller])
  return sight
}

const STEP_PX = 120
