// From one screen of a module to another. The links are written by the module, so that their addresses are checked.
import type { ReactNode } from 'react'
import classes from './tabs.module.css'

interface TabsProps {
  readonly label: string
  readonly children: ReactNode
}

export function Tabs({ label, children }: TabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** For the link of a tab that stands for the screens below it too. */
export const within = { includeSearch: false } as const
/** For the link of a tab whose address begins those of the others. */
export const exactly = { exact: true, includeSearch: false } as const
