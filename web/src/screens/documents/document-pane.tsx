// One document: what it looks like, where it belongs, and the mark by which a copy is told to be the same.
import { ActionIcon, Button, CloseButton, Group, Stack, Text, Title, Tooltip } from '@mantine/core'
import { useSession } from '../../api/session.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Fact, FactList, Facts } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { placeOf } from './belonging.ts'
import { PlaceLink } from './belongs-to.tsx'
import { fileFacts, placeFacts } from './document-facts.ts'
import { DocumentPreview } from './document-preview.tsx'
import { fileAddress, type StoredDocument, sizeText } from './words.ts'

const PATH = '/documents/document'

const texts = words({
  en: {
    download: 'Download',
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
    close: 'Close the preview',
    size: 'Size',
    of: 'Belongs to',
    checksum: 'SHA-256',
  },
  nl: {
    download: 'Downloaden',
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
    close: 'Voorbeeld sluiten',
    size: 'Grootte',
    of: 'Hoort bij',
    checksum: 'SHA-256',
  },
})

interface DocumentPaneProps {
  readonly document: StoredDocument
  onClose(): void
}

export function DocumentPane({ document, onClose }: DocumentPaneProps) {
  const said = useWords(texts)
  const formats = useFormats()
  const { can } = useSession()
  const remove = useDelete(PATH)
  const isFiled = document.kind === 'attachment' || document.kind === 'purchase_invoice'
  const canEdit = isFiled && can(document.kind === 'attachment' ? 'crm:write' : 'invoices:write')
  const printed = isFiled ? undefined : placeOf(document)

  function onDelete() {
    onClose()
    remove(document.id, said.removed(document.name))
  }

  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={2} size="h4" className="breakable">
          {document.name}
        </Title>
        <CloseButton aria-label={said.close} onClick={onClose} />
      </Group>
      <Group gap="xs">
        <Button
          component="a"
          href={fileAddress(document)}
          download
          variant="default"
          size="xs"
          leftSection={<Icon name="download" size={14} />}
        >
          {said.download}
        </Button>
        {canEdit && (
          <Tooltip label={said.remove}>
            <ActionIcon variant="default" size={30} aria-label={said.remove} onClick={onDelete}>
              <Icon name="trash" size={15} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
      <DocumentPreview document={document} />
      <div>
        <Facts path={PATH} record={document} facts={placeFacts} canEdit={canEdit} />
        {printed && (
          <FactList>
            <Fact label={said.of}>
              <PlaceLink {...printed} />
            </Fact>
          </FactList>
        )}
        <Facts path={PATH} record={document} facts={fileFacts} canEdit={false} />
        <FactList>
          <Fact label={said.size}>{sizeText(document.size_bytes, formats)}</Fact>
          <Fact label={said.checksum}>
            <Group gap={4} wrap="nowrap">
              <Text size="xs" ff="monospace" className="breakable">
                {document.sha256}
              </Text>
              <CopyButton text={document.sha256} />
            </Group>
          </Fact>
        </FactList>
      </div>
    </Stack>
  )
}
