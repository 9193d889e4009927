// From one screen of a module to another. The links are written by the module, so that their addresses are checked.
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './tabs.module.css'

interface TabsProps {
  readonly label: string
  readonly children: ReactNode
}

export function Tabs({ label, children }: TabsProps) {
  const place = useRef<HTMLElement>(null)
  // On a phone they go on beyond the edge; where one is stays in sight.
  useEffect(() => {
    const current = place.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (current) place.current!.scrollLeft = current.offsetLeft - place.current!.offsetLeft - EDGE
  }, [])
  return (
    <nav ref={place} className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

const EDGE = 40

/** For the link of a tab that stands for the screens below it too. */
export const within = { includeSearch: false } as const
/** For the link of a tab whose address begins those of the others. */
export const exactly = { exact: true, includeSearch: false } as const
