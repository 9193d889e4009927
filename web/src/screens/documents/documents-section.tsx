// The documents of one customer, project or purchase, on its own screen: added by dropping, looked at without leaving.
import { ActionIcon, Drawer, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type QueryOf, useRecords } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { ChooseFiles, FileDrop } from '../../ui/file-drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ListSearch } from '../../ui/list-search.ts'
import { Section } from '../../ui/section.tsx'
import { UploadList } from '../../ui/upload-list.tsx'
import { type About, useUploads } from '../../ui/uploads.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { DocumentPane } from './document-pane.tsx'
import classes from './documents-section.module.css'
import { fileAddress, iconOf, type StoredDocument } from './words.ts'

const texts = words({
  en: {
    title: 'Documents',
    add: 'Add files',
    none: 'No documents yet. Drop files on this page to keep them here.',
    nothing: 'No documents yet.',
    drop: 'Drop to keep these files here',
    all: (count: number) => `All ${count} documents`,
    look: (name: string) => `Look at ${name}`,
    download: (name: string) => `Download ${name}`,
  },
  nl: {
    title: 'Documenten',
    add: 'Bestanden toevoegen',
    none: 'Nog geen documenten. Sleep bestanden naar deze pagina om ze hier te bewaren.',
    nothing: 'Nog geen documenten.',
    drop: 'Laat los om deze bestanden hier te bewaren',
    all: (count: number) => `Alle ${count} documenten`,
    look: (name: string) => `${name} bekijken`,
    download: (name: string) => `${name} downloaden`,
  },
})

const MOST = 6

/** <DocumentsSection of={{ project_id }} /> */
export function DocumentsSection({ of }: { of: About }) {
  const said = useWords(texts)
  const { can } = useSession()
  const canAdd = can('crm:write') && (of.kind !== 'purchase_invoice' || can('invoices:write'))
  const { kind: _, ...within } = of
  const { data } = useRecords('/documents/document', { ...within, limit: MOST } as QueryOf<'/documents/document'>)
  const uploads = useUploads(of)
  const [shownId, setShown] = useState<string>()
  const shown = data?.data.find(({ id }) => id === shownId)
  const close = () => setShown(undefined)
  return (
    <Section
      title={said.title}
      actions={canAdd && <ChooseFiles label={said.add} size="compact-sm" variant="subtle" onFiles={uploads.add} />}
    >
      {canAdd && <FileDrop says={said.drop} onFiles={uploads.add} />}
      <Stack gap={4}>
        {data?.data.length === 0 && uploads.waiting.length === 0 && (
          <Text c="dimmed" size="sm" className="pretty">
            {canAdd ? said.none : said.nothing}
          </Text>
        )}
        <ul className="plain-list">
          {data?.data.map((document) => (
            <Row key={document.id} document={document} onShow={() => setShown(document.id)} />
          ))}
        </ul>
        <UploadList {...uploads} />
        {data && data.meta.count > MOST && (
          <Link to="/documents" search={within as ListSearch} className={classes.all}>
            {said.all(data.meta.count)}
          </Link>
        )}
      </Stack>
      <Drawer
        opened={shown !== undefined}
        onClose={close}
        position="right"
        size="lg"
        withCloseButton={false}
        padding="lg"
      >
        {shown && <DocumentPane document={shown} onClose={close} />}
      </Drawer>
    </Section>
  )
}

function Row({ document, onShow }: { document: StoredDocument; onShow(): void }) {
  const said = useWords(texts)
  const { ago, instant } = useFormats()
  const { name, created_at } = document
  return (
    <li>
      <Group gap="xs" wrap="nowrap" className={classes.row!}>
        <UnstyledButton className={classes.name!} aria-label={said.look(name)} onClick={onShow}>
          <Icon name={iconOf(document)} size={16} />
          <span className="breakable">{name}</span>
        </UnstyledButton>
        <Text size="xs" c="dimmed" className="figure" title={instant(created_at)}>
          {ago(created_at)}
        </Text>
        <ActionIcon
          component="a"
          href={fileAddress(document)}
          download
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={said.download(name)}
        >
          <Icon name="download" size={14} />
        </ActionIcon>
      </Group>
    </li>
  )
}
