// A password of one's own; the service says what is wrong with one.
import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { api } from '../../api/api.ts'
import { problemOf } from '../../api/problems.ts'
import { queries } from '../../api/queries.ts'
import { sessionQuery } from '../../api/session.ts'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    current: 'Current password',
    notNeeded: 'Not needed if you came by a sign-in link.',
    password: 'New password',
    save: 'Save the password',
    later: 'Later',
  },
  nl: {
    current: 'Huidig wachtwoord',
    notNeeded: 'Niet nodig als je met een aanmeldlink binnenkwam.',
    password: 'Nieuw wachtwoord',
    save: 'Wachtwoord opslaan',
    later: 'Later',
  },
})

interface ChoosePasswordProps {
  readonly needsCurrent: boolean
  readonly onDone: () => void
  readonly canWait?: boolean
}

export function ChoosePassword({ needsCurrent, onDone, canWait = false }: ChoosePasswordProps) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const said = useWords(texts)
  const save = api.useMutation('put', '/session/password', {
    meta: { quiet: true },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: sessionQuery().queryKey })
      onDone()
    },
  })
  const { fields, detail } = save.error ? problemOf(save.error) : { fields: {} as Record<string, string>, detail: '' }

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ body: { password, ...(current ? { current } : {}) } })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {needsCurrent && (
          <PasswordInput
            label={said.current}
            description={said.notNeeded}
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
            error={fields.current}
            size="md"
          />
        )}
        <PasswordInput
          label={said.password}
          autoComplete="new-password"
          required
          withAsterisk={false}
          maxLength={1000}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={fields.password ?? (fields.current ? undefined : detail)}
          data-autofocus
          autoFocus
          size="md"
        />
        <Group justify="flex-end" gap="xs">
          {canWait && (
            <Button variant="subtle" size="md" onClick={onDone}>
              {said.later}
            </Button>
          )}
          <Button type="submit" size="md" loading={save.isPending}>
            {said.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
