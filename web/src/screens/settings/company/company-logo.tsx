// The logo on papers: a PNG or JPEG, chosen from the computer.
import { Button, FileButton, Group, Image } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../../api/api.ts'
import { showProblem } from '../../../api/problems.ts'
import { usePatch, useRecords } from '../../../api/records.ts'
import { useSession } from '../../../api/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { PROFILES, type Profile } from './profile-page.tsx'

const texts = words({
  en: { choose: 'Choose a logo', other: 'Another logo', remove: 'Remove', alt: (name: string) => `Logo of ${name}` },
  nl: { choose: 'Logo kiezen', other: 'Ander logo', remove: 'Weghalen', alt: (name: string) => `Logo van ${name}` },
})

export function CompanyLogo({ profile }: { profile: Profile }) {
  const said = useWords(texts)
  const { can } = useSession()
  const patch = usePatch(PROFILES)
  const [isBusy, setBusy] = useState(false)
  const { id, name, logo_document_id: logoId } = profile
  const { data } = useRecords('/documents/document', { ids: logoId ?? '' }, logoId !== null)
  const logo = logoId ? data?.data[0] : undefined
  if (!can('crm:write')) return null

  async function put(file: File) {
    const { data: made, error } = await client.POST('/documents/document', {
      params: { query: { name: file.name } },
      body: file as never,
      bodySerializer: (body: unknown) => body as File,
      headers: { 'Content-Type': file.type },
    })
    if (!made) throw error
    await patch.mutateAsync({ id, body: { logo_document_id: made.data.id } })
  }

  async function choose(file: File | null) {
    if (!file) return
    setBusy(true)
    await put(file).catch(showProblem)
    setBusy(false)
  }

  return (
    <Group gap="sm" mb="sm">
      {logo && <Image src={logo.download_url} alt={said.alt(name)} h={48} w="auto" maw={220} fit="contain" />}
      <FileButton accept="image/png,image/jpeg" onChange={(file) => void choose(file)}>
        {(props) => (
          <Button
            {...props}
            size="xs"
            variant="default"
            loading={isBusy}
            leftSection={<Icon name="upload" size={14} />}
          >
            {logoId ? said.other : said.choose}
          </Button>
        )}
      </FileButton>
      {logoId && (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          onClick={() => void patch.mutateAsync({ id, body: { logo_document_id: null } }).catch(showProblem)}
        >
          {said.remove}
        </Button>
      )}
    </Group>
  )
}
