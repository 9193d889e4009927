// A document as it looks. Nothing of it runs: a PDF is drawn, an image is an image, everything else is letters.
import { Anchor, Image, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../ui/icon.tsx'
import { PdfView } from '../../ui/pdf-view.tsx'
import { useWords, words } from '../../words/language.tsx'
import classes from './document-preview.module.css'
import { fileAddress, lookOf, type StoredDocument } from './words.ts'

const texts = words({
  en: {
    none: 'This kind of file is not shown here.',
    download: 'Download',
    gone: 'The file could not be fetched. Load this page again to get a new link.',
    cut: 'This is the beginning; download the file for the rest.',
  },
  nl: {
    none: 'Dit soort bestand wordt hier niet getoond.',
    download: 'Downloaden',
    gone: 'Het bestand kon niet worden opgehaald. Laad deze pagina opnieuw voor een nieuwe link.',
    cut: 'Dit is het begin; download het bestand voor de rest.',
  },
})

const MOST_LETTERS = 100_000

export function DocumentPreview({ document }: { document: StoredDocument }) {
  const said = useWords(texts)
  const look = lookOf(document)
  const address = fileAddress(document)
  if (look === 'pdf') return <PdfView key={document.id} name={document.name} source={address} download={null} />
  if (look === 'image') return <Image src={address} alt={document.name} fit="contain" className={classes.image!} />
  if (look === 'text') return <TextPreview key={document.id} document={document} />
  return (
    <Text size="sm" c="dimmed" py="md">
      {said.none}{' '}
      <Anchor href={address} download inherit>
        <Icon name="download" size={14} /> {said.download}
      </Anchor>
    </Text>
  )
}

function TextPreview({ document }: { document: StoredDocument }) {
  const said = useWords(texts)
  const { data, isError } = useQuery({
    queryKey: ['file text', document.id],
    queryFn: () => fetchText(fileAddress(document)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isError)
    return (
      <Text size="sm" role="alert">
        {said.gone}
      </Text>
    )
  if (data === undefined) return <Skeleton h={320} aria-hidden="true" />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre className={classes.text} tabIndex={0}>
        {data.slice(0, MOST_LETTERS)}
      </pre>
      {data.length > MOST_LETTERS && (
        <Text size="xs" c="dimmed" mt={6}>
          {said.cut}
        </Text>
      )}
    </>
  )
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.text()
}
