import { api, type Shapes } from '../../../api/api.ts'
import { useRefresh } from '../../../api/records.ts'
import { Field, useRecordForm } from '../../../ui/form.tsx'
import { FormDrawer } from '../../../ui/form-drawer.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { PROFILES } from './profile-page.tsx'

const texts = words({
  en: {
    title: 'New company',
    name: 'Name',
    legal: 'Legal name',
    address: 'Address',
    coc: 'Chamber of commerce number',
    vat: 'VAT number',
    iban: 'IBAN',
  },
  nl: {
    title: 'Nieuw bedrijf',
    name: 'Naam',
    legal: 'Statutaire naam',
    address: 'Adres',
    coc: 'KvK-nummer',
    vat: 'Btw-nummer',
    iban: 'IBAN',
  },
})

interface CompanyCreateProps {
  onMade(id: string): void
  onClose(): void
}

export function CompanyCreate({ onMade, onClose }: CompanyCreateProps) {
  const said = useWords(texts)
  const refresh = useRefresh()
  const { mutateAsync } = api.useMutation('post', PROFILES, { meta: { quiet: true } })
  const form = useRecordForm<Shapes['CompanyProfileCreate']>({
    initial: {},
    isNew: true,
    async save(body) {
      const { data } = await mutateAsync({ body })
      await refresh(PROFILES)
      onMade(data.id)
      onClose()
    },
  })
  return (
    <FormDrawer title={said.title} form={form} onClose={onClose}>
      <Field form={form} name="name" label={said.name} required autoFocus />
      <Field form={form} name="legal_name" label={said.legal} required />
      <Field form={form} name="address" kind="address" label={said.address} />
      <Field form={form} name="coc_code" label={said.coc} />
      <Field form={form} name="vat_number" label={said.vat} />
      <Field form={form} name="iban" label={said.iban} />
    </FormDrawer>
  )
}
