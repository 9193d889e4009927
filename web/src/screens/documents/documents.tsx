// All documents. What has the focus is shown beside the list: space opens, the arrows go on, Escape closes.
import { Drawer, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type LinkProps, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, useMemo } from 'react'
import { useSession } from '../../api/session.ts'
import { useKeyHelp } from '../../shell/keys.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { ChooseFiles, FileDrop } from '../../ui/file-drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ListSearch } from '../../ui/list-search.ts'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { UploadList } from '../../ui/upload-list.tsx'
import { useUploads } from '../../ui/uploads.ts'
import { useWords, words } from '../../words/language.tsx'
import { BelongsTo } from './belongs-to.tsx'
import { DocumentPane } from './document-pane.tsx'
import { useDocument } from './document-query.ts'
import classes from './documents.module.css'
import { iconOf, KINDS, type StoredDocument } from './words.ts'

const PATH = '/documents/document'

const texts = words({
  en: {
    title: 'Documents',
    add: 'Upload',
    drop: 'Drop to keep these files',
    none: 'No documents yet',
    teach: 'Drop files anywhere on this page. Papers of invoices and quotes come here by themselves.',
    preview: 'Preview',
    keys: [
      { keys: 'Space', does: 'Show the document beside the list' },
      { keys: 'Esc', does: 'Close the preview' },
    ],
  },
  nl: {
    title: 'Documenten',
    add: 'Uploaden',
    drop: 'Laat los om deze bestanden te bewaren',
    none: 'Nog geen documenten',
    teach: 'Sleep bestanden naar deze pagina. Facturen en offertes komen er vanzelf bij te staan.',
    preview: 'Voorbeeld',
    keys: [
      { keys: 'Spatie', does: 'Het document naast de lijst tonen' },
      { keys: 'Esc', does: 'Het voorbeeld sluiten' },
    ],
  },
})

const name: Column<typeof PATH> = {
  key: 'name',
  head: { en: 'Name', nl: 'Naam' },
  sort: 'name',
  cell: (row) => <DocumentName document={row} />,
}
const place: Column<typeof PATH> = {
  key: 'project_id',
  head: { en: 'Belongs to', nl: 'Hoort bij' },
  cell: (row) => <BelongsTo document={row} />,
  phone: 'line',
  width: 260,
}
const kind: Column<typeof PATH> = {
  key: 'kind',
  head: { en: 'Kind', nl: 'Soort' },
  kind: 'choice',
  options: KINDS,
  width: 150,
}
const added: Column<typeof PATH> = {
  key: 'created_at',
  head: { en: 'Added', nl: 'Toegevoegd' },
  kind: 'instant',
  sort: 'created_at',
  phone: 'line',
  width: 180,
}
const columns = [name, place, kind, added]
const fewer = [name, { ...place, width: 170 }]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'kind', head: { en: 'Kind', nl: 'Soort' }, options: KINDS },
  { key: 'organization_id', head: { en: 'Organization', nl: 'Organisatie' }, of: 'organization' },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, of: 'project' },
  { key: 'person_id', head: { en: 'Person', nl: 'Persoon' }, of: 'person' },
]
const openFilters = filters.map((filter) =>
  filter.key === 'kind' ? { ...filter, options: KINDS.filter(({ value }) => !/invoice/.test(value)) } : filter,
)

export function Documents() {
  const said = useWords(texts)
  const { can } = useSession()
  const { hash: show } = useLocation()
  const navigate = useNavigate()
  const shown = useDocument(show)
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const uploads = useUploads(useAbout())
  useKeyHelp(said.keys)
  const go = (id = '') => void navigate({ to: '.', search: true, hash: id, replace: true, resetScroll: false })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && shown) go()
    const id = event.key === ' ' ? documentAt(event.target) : undefined
    if (!id) return
    event.preventDefault()
    go(id === show ? '' : id)
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const id = shown && isWide ? documentAt(event.target) : undefined
    if (id && id !== show) go(id)
  }

  const add = can('crm:write') && <ChooseFiles label={said.add} onFiles={uploads.add} />
  const pane = shown && <DocumentPane key={shown.id} document={shown} onClose={() => go()} />
  const isBeside = Boolean(shown && isWide)
  return (
    <Page title={said.title} actions={add}>
      {can('crm:write') && <FileDrop says={said.drop} onFiles={uploads.add} />}
      <UploadList {...uploads} />
      <div className={isBeside ? classes.split : undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows inside have the focus and the roles */}
        <div className={classes.list} onKeyDown={onKeyDown} onFocus={onFocus}>
          <RecordList
            path={PATH}
            title={said.title}
            columns={isBeside ? fewer : columns}
            filters={can('invoices:read') ? filters : openFilters}
            open={openDocument}
            empty={<Empty icon="document" title={said.none} text={said.teach} action={add} />}
          />
        </div>
        {isBeside && (
          <aside className={classes.pane} aria-label={said.preview}>
            {pane}
          </aside>
        )}
      </div>
      {!isWide && (
        <Drawer opened={Boolean(shown)} onClose={() => go()} position="bottom" size="90%" withCloseButton={false}>
          {pane}
        </Drawer>
      )}
    </Page>
  )
}

// What is dropped on a list of one customer or project belongs there.
function useAbout() {
  const { organization_id, project_id, person_id } = useSearch({ from: '/inside/documents' }) as ListSearch
  return useMemo(() => {
    const one = Object.entries({ organization_id, project_id, person_id })
    return Object.fromEntries(one.filter(([, id]) => typeof id === 'string' && id.length === 36))
  }, [organization_id, project_id, person_id])
}

function DocumentName({ document }: { document: StoredDocument }) {
  return (
    <Group component="span" gap="xs" wrap="nowrap" data-document={document.id}>
      <Icon name={iconOf(document)} size={16} />
      <span className="breakable">{document.name}</span>
    </Group>
  )
}

function documentAt(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLAnchorElement)) return undefined
  return target.querySelector<HTMLElement>('[data-document]')?.dataset.document
}

function openDocument({ id }: StoredDocument): LinkProps {
  return { to: '.', search: true, hash: id, replace: true, resetScroll: false }
}
