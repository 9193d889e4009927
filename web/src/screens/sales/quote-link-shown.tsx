// The address at which the customer reads and answers the quote.
import { Anchor, Text } from '@mantine/core'
import { api } from '../../api/api.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './quote.module.css'

const texts = words({
  en: {
    title: 'Link for the customer',
    text: 'Whoever has it can read and accept the quote.',
    copy: 'Copy link',
    open: 'Look at it',
  },
  nl: {
    title: 'Link voor de klant',
    text: 'Wie hem heeft kan de offerte lezen en akkoord geven.',
    copy: 'Link kopiëren',
    open: 'Bekijken',
  },
})

export function QuoteLinkShown({ id }: { id: string }) {
  const said = useWords(texts)
  const url = api.useQuery('get', '/sales/quote/{id}/link', { params: { path: { id } } }).data?.data.url
  return (
    <section className={classes.next} aria-label={said.title}>
      <Text size="sm">
        <b>{said.title}.</b> {said.text}
      </Text>
      <span className={classes.linked}>
        {url && (
          <>
            <Anchor href={new URL(url).pathname} target="_blank" rel="noreferrer" size="sm">
              {said.open}
            </Anchor>
            <CopyButton text={url} label={said.copy} />
          </>
        )}
      </span>
    </section>
  )
}
