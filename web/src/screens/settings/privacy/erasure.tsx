// The record of an erasure: what went, what stayed and why, and that the change log has forgotten it too.
import { Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { api, type Shapes } from '../../../api/api.ts'
import { Page } from '../../../ui/page.tsx'
import { RecordView } from '../../../ui/record-view.tsx'
import { UpLink } from '../../../ui/up-link.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords, words } from '../../../words/language.tsx'
import { Found } from './found.tsx'
import classes from './privacy.module.css'

const PAUSE_MS = 700

const texts = words({
  en: {
    all: 'Privacy',
    title: 'Erased',
    lead: (when: string, who: string) => `On ${when}, by ${who}. Of whom it was is not kept.`,
    erased: 'What went',
    kept: 'What stayed',
    cleaning: 'The change log forgets the names in a moment …',
    cleaned: (n: string) => `The change log has forgotten it too: ${n} entries were cleaned.`,
  },
  nl: {
    all: 'Privacy',
    title: 'Gewist',
    lead: (when: string, who: string) => `Op ${when}, door ${who}. Van wie het was bewaren we niet.`,
    erased: 'Wat verdween',
    kept: 'Wat bleef',
    cleaning: 'De wijzigingen vergeten de namen zo …',
    cleaned: (n: string) => `Ook de wijzigingen zijn het vergeten: ${n} regels zijn schoongemaakt.`,
  },
})

export function ErasureRecord() {
  const { id } = useParams({ from: '/inside/settings/privacy/erasures/$id' })
  const query = api.useQuery(
    'get',
    '/settings/erasure/{id}',
    { params: { path: { id } } },
    { refetchInterval: ({ state }) => (state.data && !state.data.data.cleaned_at ? PAUSE_MS : false) },
  )
  return <RecordView query={query}>{(erasure) => <Shown erasure={erasure} />}</RecordView>
}

function Shown({ erasure }: { erasure: Shapes['Erasure'] }) {
  const said = useWords(texts)
  const { instant, number } = useFormats()
  const { erased, kept, user_name, created_at, cleaned_at, audit_entries } = erasure
  const groups = [
    { title: said.erased, items: erased },
    { title: said.kept, items: kept },
  ].filter(({ items }) => items.length > 0)
  return (
    <Page
      title={said.title}
      lead={said.lead(instant(created_at), user_name)}
      above={<UpLink to="/settings/privacy">{said.all}</UpLink>}
    >
      <Text role="status">{cleaned_at ? said.cleaned(number(audit_entries ?? 0)) : said.cleaning}</Text>
      <div className={classes.fates}>
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title} className={classes.fate}>
            <h2 className={classes.heading}>{title}</h2>
            <ul className={classes.rows}>
              {items.map((item) => (
                <Found key={item.key} item={{ path: '', ids: [], ...item }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  )
}
