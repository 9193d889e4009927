// What a webhook is told of: everything, whole resources, or single kinds of them.
import { Checkbox, Input, SegmentedControl, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { actionName, allOf, KIND_GROUPS, type Kind, kindsOf, type Resource, resourceName } from './kinds.ts'
import classes from './webhooks.module.css'

const texts = words({
  en: {
    label: 'Told of',
    all: 'Everything I may read',
    some: 'What I choose',
    more: (name: string) => `Single kinds of ${name}`,
  },
  nl: {
    label: 'Hoort van',
    all: 'Alles wat ik mag lezen',
    some: 'Wat ik kies',
    more: (name: string) => `Losse gebeurtenissen van ${name}`,
  },
})

interface KindChoiceProps {
  readonly value: readonly Kind[]
  readonly error?: string | undefined
  onChange(kinds: Kind[]): void
}

export function KindChoice({ value, error, onChange }: KindChoiceProps) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const isAll = value.includes('*')
  return (
    <Input.Wrapper label={said.label} error={error} labelElement="div" role="group">
      <SegmentedControl
        mt={4}
        fullWidth
        size="sm"
        aria-label={said.label}
        value={isAll ? 'all' : 'some'}
        onChange={(next) => onChange(next === 'all' ? ['*'] : [])}
        data={[
          { value: 'all', label: said.all },
          { value: 'some', label: said.some },
        ]}
      />
      {!isAll &&
        KIND_GROUPS.map(({ name, resources }) => (
          <fieldset key={name.en} className={classes.group}>
            <legend>{name[language]}</legend>
            {resources.map((resource) => (
              <ResourceChoice key={resource} resource={resource} value={value} onChange={onChange} />
            ))}
          </fieldset>
        ))}
    </Input.Wrapper>
  )
}

function ResourceChoice({ resource, value, onChange }: { resource: Resource } & Omit<KindChoiceProps, 'error'>) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const kinds = kindsOf(resource)
  const whole = value.includes(allOf(resource))
  const some = kinds.filter((kind) => whole || value.includes(kind))
  const [isOpen, setOpen] = useState(!whole && some.length > 0)
  const rest = value.filter((kind) => kind !== allOf(resource) && !kinds.includes(kind))
  const choose = (chosen: readonly Kind[]) =>
    onChange([...rest, ...(chosen.length === kinds.length ? [allOf(resource)] : chosen)])
  const name = resourceName(resource, language)
  return (
    <div>
      <div className={classes.resource}>
        <Checkbox
          size="sm"
          label={name}
          checked={some.length === kinds.length}
          indeterminate={some.length > 0 && some.length < kinds.length}
          onChange={(event) => choose(event.target.checked ? kinds : [])}
        />
        {kinds.length > 1 && (
          <UnstyledButton
            className={classes.unfold!}
            aria-label={said.more(name)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'up' : 'down'} size={16} />
          </UnstyledButton>
        )}
      </div>
      {isOpen && (
        <div className={classes.actions}>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              size="xs"
              label={actionName(kind, language)}
              aria-label={`${name}: ${actionName(kind, language)}`}
              checked={some.includes(kind)}
              onChange={(event) => choose(event.target.checked ? [...some, kind] : some.filter((one) => one !== kind))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
