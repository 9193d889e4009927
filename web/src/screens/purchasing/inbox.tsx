// What came in and waits: each file with what could be read from it. Opening one shows it beside the form it fills in.
import { Stack } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { Empty } from '../../ui/empty.tsx'
import { ChooseFiles, FileDrop } from '../../ui/file-drop.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { ListSkeleton } from '../../ui/record-list-table.tsx'
import { UploadList } from '../../ui/upload-list.tsx'
import { useUploads } from '../../ui/uploads.ts'
import { useWords, words } from '../../words/language.tsx'
import { InboxRow } from './inbox-row.tsx'
import { ACCEPTED, PAPER } from './papers.ts'
import { useWaiting } from './purchase-queries.ts'
import { PurchasingTabs } from './purchasing-tabs.tsx'

const texts = words({
  en: {
    title: 'Inbox',
    lead: 'Drop PDF or UBL files anywhere on this page.',
    upload: 'Upload',
    drop: 'Drop to put these in the inbox',
    none: 'The inbox is empty',
    teach: 'Drop what suppliers send you here: a PDF, or a UBL file, which fills everything in by itself.',
  },
  nl: {
    title: 'Inbox',
    lead: 'Sleep pdf- of UBL-bestanden naar deze pagina.',
    upload: 'Uploaden',
    drop: 'Laat los om ze in de inbox te zetten',
    none: 'De inbox is leeg',
    teach: 'Sleep hierheen wat leveranciers je sturen: een pdf, of een UBL-bestand, dat alles zelf invult.',
  },
})

export function Inbox() {
  const said = useWords(texts)
  const { can } = useSession()
  const canAdd = can('invoices:write') && can('crm:write')
  const uploads = useUploads(PAPER)
  const { data, error, refetch, isFetching } = useWaiting()
  const add = canAdd && <ChooseFiles label={said.upload} accept={ACCEPTED} onFiles={uploads.add} />
  const isEmpty = data?.data.length === 0 && uploads.waiting.length === 0
  return (
    <Page title={said.title} above={<PurchasingTabs />} lead={!isEmpty && canAdd && said.lead} actions={add}>
      {canAdd && <FileDrop says={said.drop} onFiles={uploads.add} />}
      <Stack gap="xs">
        <UploadList {...uploads} />
        {!data &&
          (error ? <ProblemView error={error} retry={refetch} isTrying={isFetching} /> : <ListSkeleton isPhone />)}
        {isEmpty && <Empty icon="cart" title={said.none} text={said.teach} />}
        <ul className="plain-list" aria-label={said.title}>
          {data?.data.map((document) => (
            <InboxRow key={document.id} document={document} />
          ))}
        </ul>
      </Stack>
    </Page>
  )
}
