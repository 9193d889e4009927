// Text to be taken along as it stands: a line for a terminal, a body, an answer.
import { VisuallyHidden } from '@mantine/core'
import { CopyButton } from './copy-button.tsx'
import classes from './snippet.module.css'

interface SnippetProps {
  readonly text: string
  /** What it is, for those who hear it. */
  readonly label: string
  /** Long words go on in the next line; without it one scrolls. */
  readonly isWrapped?: boolean
}

export function Snippet({ text, label, isWrapped = false }: SnippetProps) {
  return (
    <figure className={classes.snippet}>
      <VisuallyHidden component="figcaption">{label}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable with the keyboard */}
      <pre tabIndex={0} className={`${classes.text} ${isWrapped ? classes.wrapped : ''}`}>
        {text}
      </pre>
      <div className={classes.copy}>
        <CopyButton text={text} />
      </div>
    </figure>
  )
}
