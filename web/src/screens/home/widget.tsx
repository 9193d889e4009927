// A part of the first screen under its heading. While one arranges, each can be moved and hidden.
import { ActionIcon, Title } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './home.module.css'

const texts = words({
  en: {
    before: (name: string) => `Move ${name} forward`,
    after: (name: string) => `Move ${name} back`,
    hide: (name: string) => `Hide ${name}`,
  },
  nl: {
    before: (name: string) => `${name} naar voren`,
    after: (name: string) => `${name} naar achteren`,
    hide: (name: string) => `${name} verbergen`,
  },
})

export interface Arranging {
  move(by: 1 | -1): void
  /** How it was just moved: in another column it is drawn anew, and the focus goes along. */
  readonly moved: 1 | -1 | undefined
  hide(): void
  /** Set, and another each time, when the focus comes here because what had it went away. */
  readonly next: object | undefined
}

/** Set while the person arranges the screen. */
export const ArrangingContext = createContext<Arranging | undefined>(undefined)

interface WidgetProps {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function Widget({ title, actions, children }: WidgetProps) {
  const said = useWords(texts)
  const arranging = useContext(ArrangingContext)
  const hide = useRef<HTMLButtonElement>(null)
  const next = arranging?.next
  useEffect(() => {
    if (next) hide.current?.focus()
  }, [next])
  return (
    <section className={classes.widget} aria-label={title}>
      <div className={classes.head}>
        <Title order={2} size="h5">
          {title}
        </Title>
        {arranging ? (
          <>
            <ActionIcon
              variant="default"
              autoFocus={arranging.moved === -1}
              aria-label={said.before(title)}
              onClick={() => arranging.move(-1)}
            >
              <Icon name="up" size={16} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              autoFocus={arranging.moved === 1}
              aria-label={said.after(title)}
              onClick={() => arranging.move(1)}
            >
              <Icon name="down" size={16} />
            </ActionIcon>
            <ActionIcon ref={hide} variant="default" aria-label={said.hide(title)} onClick={arranging.hide}>
              <Icon name="close" size={16} />
            </ActionIcon>
          </>
        ) : (
          actions
        )}
      </div>
      {children}
    </section>
  )
}

interface BigFigureProps {
  readonly link: LinkProps
  readonly hint: ReactNode
  readonly children: ReactNode
}

/** A figure that opens the rows behind it. */
export function BigFigure({ link, hint, children }: BigFigureProps) {
  return (
    <div>
      <Link {...link} className={classes.big}>
        <b>{children}</b>
        <span>{hint}</span>
      </Link>
    </div>
  )
}
