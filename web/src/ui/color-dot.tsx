// The colour of something, chosen from a few that are told apart on light and dark ground.
import { Popover, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useWords, words } from '../words/language.tsx'
import classes from './color-dot.module.css'

const COLORS = {
  '#7c3aed': { en: 'Purple', nl: 'Paars' },
  '#db2777': { en: 'Pink', nl: 'Roze' },
  '#dc2626': { en: 'Red', nl: 'Rood' },
  '#ea580c': { en: 'Orange', nl: 'Oranje' },
  '#ca8a04': { en: 'Yellow', nl: 'Geel' },
  '#059669': { en: 'Green', nl: 'Groen' },
  '#0891b2': { en: 'Cyan', nl: 'Cyaan' },
  '#2563eb': { en: 'Blue', nl: 'Blauw' },
  '#64748b': { en: 'Grey', nl: 'Grijs' },
} as const

const texts = words({
  en: { choose: (name: string) => `Colour of ${name}`, none: 'No colour', named: 'en' as 'en' | 'nl' },
  nl: { choose: (name: string) => `Kleur van ${name}`, none: 'Geen kleur', named: 'nl' },
})

interface ColorDotProps {
  readonly name: string
  readonly color: string | null
  onChange(color: string | null): void
}

export function ColorDot({ name, color, onChange }: ColorDotProps) {
  const said = useWords(texts)
  const [isOpen, { toggle, close }] = useDisclosure()
  const choose = (next: string | null) => {
    close()
    if (next !== color) onChange(next)
  }
  return (
    <Popover opened={isOpen} onChange={(open) => !open && close()} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.dot} aria-label={said.choose(name)} onClick={toggle}>
          <Dot color={color} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={8}>
        <div className={classes.choices}>
          {Object.entries(COLORS).map(([value, label]) => (
            <UnstyledButton
              key={value}
              className={classes.dot}
              aria-label={label[said.named]}
              aria-pressed={value === color}
              onClick={() => choose(value)}
            >
              <Dot color={value} isLarge />
            </UnstyledButton>
          ))}
          <UnstyledButton
            className={classes.dot}
            aria-label={said.none}
            aria-pressed={color === null}
            onClick={() => choose(null)}
          >
            <Dot color={null} isLarge />
          </UnstyledButton>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function Dot({ color, isLarge = false }: { color: string | null; isLarge?: boolean }) {
  return (
    <span
      className={classes.fill}
      data-none={color === null || undefined}
      data-large={isLarge || undefined}
      {...(color ? { style: { background: color } } : {})}
    />
  )
}
