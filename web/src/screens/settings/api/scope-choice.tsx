// Which scopes: a set for a purpose, or module by module.
import { Checkbox, Chip, Group, Input } from '@mantine/core'
import { useSession } from '../../../api/session.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import classes from './keys.module.css'
import { isSameSet, PRESETS, SCOPE_MODULES, type Scope } from './scopes.ts'

const texts = words({
  en: {
    label: 'What it may',
    hint: 'As little as it needs. It never may more than you: what your role loses, the key loses too.',
    module: 'Module',
    read: 'See',
    write: 'Change',
  },
  nl: {
    label: 'Wat hij mag',
    hint: 'Zo weinig als nodig. Hij mag nooit meer dan jij: wat je rol verliest, verliest de sleutel ook.',
    module: 'Module',
    read: 'Bekijken',
    write: 'Wijzigen',
  },
})

interface ScopeChoiceProps {
  readonly value: readonly Scope[]
  readonly error?: string | undefined
  onChange(scopes: Scope[]): void
}

export function ScopeChoice({ value, error, onChange }: ScopeChoiceProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { can } = useSession()
  const toggle = (scope: Scope, isGiven: boolean) =>
    onChange(isGiven ? [...value, scope] : value.filter((one) => one !== scope))
  const box = (scope: Scope, label: string) => (
    <Checkbox
      size="sm"
      w="fit-content"
      aria-label={label}
      checked={value.includes(scope)}
      disabled={!can(scope)}
      onChange={(event) => toggle(scope, event.target.checked)}
    />
  )
  return (
    <Input.Wrapper label={said.label} description={said.hint} error={error} labelElement="div" role="group">
      <Group gap={6} my="sm">
        {PRESETS.map((preset) => {
          const scopes = preset.scopes.filter(can)
          return (
            <Chip
              key={preset.name.en}
              size="xs"
              checked={isSameSet(scopes, value)}
              onChange={() => onChange([...scopes])}
            >
              {preset.name[language]}
            </Chip>
          )
        })}
      </Group>
      <table className={classes.scopes}>
        <thead>
          <tr>
            <th scope="col">{said.module}</th>
            <th scope="col">{said.read}</th>
            <th scope="col">{said.write}</th>
          </tr>
        </thead>
        <tbody>
          {SCOPE_MODULES.map(({ name, read, write }) => (
            <tr key={read}>
              <th scope="row">{name[language]}</th>
              <td>{box(read, `${name[language]}: ${said.read}`)}</td>
              <td>{box(write, `${name[language]}: ${said.write}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Input.Wrapper>
  )
}
