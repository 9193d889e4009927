// Back up to the list a record is from, as it was left.
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { lastSearch } from './list-search.ts'
import classes from './up-link.module.css'

export function UpLink({ to, children }: { to: LinkProps['to']; children: ReactNode }) {
  return (
    <Link to={to!} search={lastSearch(to!) as never} className={classes.up}>
      <Icon name="back" size={14} />
      {children}
    </Link>
  )
}
