// A PDF in the page, as it is and not as something like it. Give bytes, or the address of a file of ours.
import { Anchor, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWords, words } from '../words/language.tsx'
import { Icon } from './icon.tsx'
import classes from './pdf-view.module.css'

const texts = words({
  en: {
    download: 'Download PDF',
    failed: 'This file cannot be shown here. Download it to look at it.',
    gone: 'The file could not be fetched. Load this page again to get a new link.',
  },
  nl: {
    download: 'PDF downloaden',
    failed: 'Dit bestand kan hier niet worden getoond. Download het om het te bekijken.',
    gone: 'Het bestand kon niet worden opgehaald. Laad deze pagina opnieuw voor een nieuwe link.',
  },
})

const PdfPages = lazy(() => import('./pdf-pages.tsx').then(({ PdfPages }) => ({ default: PdfPages })))

interface PdfViewProps {
  /** What it is, for those who do not see it: "Invoice 2026-014". */
  readonly name: string
  /** The bytes, or the address of a file such as the download_url of a document; nothing while they are awaited. */
  readonly source: ArrayBuffer | string | undefined
  /** Where it is downloaded from, when that is not the source. Null shows no link. */
  readonly download?: string | null
  /** Beside the link. */
  readonly children?: ReactNode
}

export function PdfView({ name, source, download, children }: PdfViewProps) {
  const said = useWords(texts)
  const address = typeof source === 'string' ? ownAddress(source) : undefined
  const fetched = useQuery({
    queryKey: ['file', address],
    queryFn: () => fetchBytes(address!),
    enabled: address !== undefined,
    // A new link to the same file must not blank what is seen.
    placeholderData: (before: ArrayBuffer | undefined) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  })
  const bytes = typeof source === 'string' ? fetched.data : source
  const [drawn, setDrawn] = useState<'no' | 'yes' | 'failed'>('no')
  const link = download === undefined ? address : download
  return (
    <div className={classes.view} aria-busy={drawn === 'no' && !fetched.isError}>
      {(link || children) && (
        <div className={classes.bar}>
          {children}
          {link && <FileLink href={link}>{said.download}</FileLink>}
        </div>
      )}
      {fetched.isError && (
        <Text role="alert" size="sm">
          {said.gone}
        </Text>
      )}
      {drawn === 'failed' && (
        <Text role="alert" size="sm">
          {said.failed}
        </Text>
      )}
      {drawn === 'no' && !fetched.isError && <Skeleton className={classes.waiting!} aria-hidden="true" />}
      {bytes && (
        <Suspense fallback={null}>
          <PdfPages bytes={bytes} name={name} onDrawn={() => setDrawn('yes')} onFail={() => setDrawn('failed')} />
        </Suspense>
      )}
    </div>
  )
}

/** A file to be downloaded, beside the one that is shown. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={ownAddress(href)} download size="sm" className={classes.link!}>
      <Icon name="download" size={16} /> {children}
    </Anchor>
  )
}

async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.arrayBuffer()
}

/** The service knows itself by its public address; here it is where the page came from. */
function ownAddress(address: string): string {
  const { pathname, search } = new URL(address, location.href)
  return pathname + search
}
