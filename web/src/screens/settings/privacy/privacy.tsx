// Somebody asks what you know of him, or to be forgotten: find him everywhere, and see what was erased before.
import { Badge, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../api/api.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useListSearch } from '../../../ui/list-search.ts'
import { Page } from '../../../ui/page.tsx'
import { ProblemView } from '../../../ui/problem-view.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { Erasures } from './erasures.tsx'
import { Found } from './found.tsx'
import classes from './privacy.module.css'

const LEAST = 2

const texts = words({
  en: {
    title: 'Privacy',
    lead: 'Find a person everywhere, hand over all that there is, or erase it.',
    search: 'Name or e-mail address',
    none: 'Nobody and nothing found',
    noneText: 'Try a part of the name, or the e-mail address.',
    person: 'Relation',
    employee: 'Employee',
    user: 'User',
    people: 'People',
    mentions: 'In texts and in what was sent',
  },
  nl: {
    title: 'Privacy',
    lead: 'Vind iemand overal, geef alles mee wat er is, of wis het.',
    search: 'Naam of e-mailadres',
    none: 'Niemand en niets gevonden',
    noneText: 'Probeer een deel van de naam, of het e-mailadres.',
    person: 'Relatie',
    employee: 'Medewerker',
    user: 'Gebruiker',
    people: 'Mensen',
    mentions: 'In teksten en in wat verstuurd is',
  },
})

export function Privacy() {
  const said = useWords(texts)
  const { search, change } = useListSearch()
  const typed = String(search.q ?? '')
  const [asked] = useDebouncedValue(typed.trim(), 250)
  const { data, error, refetch, isFetching } = api.useQuery(
    'get',
    '/settings/privacy',
    { params: { query: { q: asked } } },
    { enabled: asked.length >= LEAST, placeholderData: keepPreviousData },
  )
  const found = asked.length >= LEAST ? data?.data : undefined
  const isNothing = found && found.subjects.length === 0 && found.mentions.length === 0
  return (
    <Page title={said.title} lead={said.lead}>
      <Stack gap="lg">
        <TextInput
          type="search"
          aria-label={said.search}
          placeholder={said.search}
          leftSection={<Icon name="search" size={16} />}
          maw={420}
          maxLength={200}
          value={typed}
          onChange={({ target }) => change({ q: target.value || undefined }, { isTyping: true })}
        />
        <div aria-live="polite" aria-busy={isFetching} className={classes.result}>
          {error ? <ProblemView error={error} retry={refetch} /> : null}
          {isNothing && <Empty icon="search" title={said.none} text={said.noneText} />}
          {found && found.subjects.length > 0 && (
            <section aria-label={said.people}>
              <h2 className={classes.heading}>{said.people}</h2>
              <ul className={classes.rows}>
                {found.subjects.map(({ type, id, name, email, ...is }) => (
                  <li key={id}>
                    <Link to="/settings/privacy/$type/$id" params={{ type, id }} className={classes.row}>
                      <span>
                        {name}{' '}
                        <Text span size="sm" c="dimmed">
                          {email}
                        </Text>
                      </span>
                      <Group gap={4} flex="none">
                        {(['person', 'employee', 'user'] as const)
                          .filter((kind) => is[`is_${kind}`])
                          .map((kind) => (
                            <Badge key={kind} color="gray">
                              {said[kind]}
                            </Badge>
                          ))}
                      </Group>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {found && found.mentions.length > 0 && (
            <section aria-label={said.mentions}>
              <h2 className={classes.heading}>{said.mentions}</h2>
              <ul className={classes.rows}>
                {found.mentions.map((mention) => (
                  <Found key={mention.key} item={mention} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <Erasures />
      </Stack>
    </Page>
  )
}
