// The form of a new purchase invoice: filled by the file where it could be read. Saving records it, keeps the PDF that came
// inside, and books the lines as costs where a project is chosen.
import { Fieldset, SimpleGrid, Skeleton, Stack, Switch } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { useRecords, useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { Field, FormView, useRecordForm } from '../../ui/form.tsx'
import { useWords, words } from '../../words/language.tsx'
import { bookLines } from './book-lines.ts'
import { CostPlace, NOWHERE, type Place } from './cost-place.tsx'
import { keepAttachment } from './keep-attachment.ts'
import { EMPTY, PurchaseLines, type TypedLine } from './purchase-lines.tsx'
import { Doubles } from './remarks.tsx'
import { SupplierField } from './supplier-field.tsx'
import { useChecked, useLineNames } from './use-checked.ts'
import type { Proposal } from './words.ts'

const texts = words({
  en: {
    act: 'Record invoice',
    number: 'Invoice number',
    date: 'Date',
    due: 'Due',
    company: 'Your company',
    note: 'Remark',
    costs: 'Costs on a project',
    approve: 'Approve right away',
  },
  nl: {
    act: 'Factuur boeken',
    number: 'Factuurnummer',
    date: 'Datum',
    due: 'Vervalt',
    company: 'Jouw bedrijf',
    note: 'Opmerking',
    costs: 'Kosten op een project',
    approve: 'Meteen goedkeuren',
  },
})

type Body = Shapes['PurchaseInvoiceScreenCreate']

/** A line that is added has the VAT of the company, so that is awaited. */
export function PurchaseForm({ proposal }: { proposal?: Proposal }) {
  const { data } = useRecords('/invoices/companyprofile', { limit: 100 })
  if (!data) return <Skeleton h={420} aria-hidden="true" />
  return <Form profiles={data.data} {...(proposal ? { proposal } : {})} />
}

type Profile = Shapes['CompanyProfile']

function Form({ proposal, profiles }: { proposal?: Proposal; profiles: readonly Profile[] }) {
  const said = useWords(texts)
  const { can } = useSession()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [supplierName, setSupplierName] = useState(proposal?.organization_name ?? null)
  const [place, setPlace] = useState<Place>(NOWHERE)
  const { mutateAsync } = api.useMutation('post', '/purchasing/purchaseinvoice', { meta: { quiet: true } })

  const form = useRecordForm<Body>({
    initial: useMemo(() => initialOf(proposal, vatOf(profiles)), [proposal, profiles]),
    isNew: true,
    async save(body) {
      const { data } = await mutateAsync({ body })
      const afterwards = [keepAttachment(proposal, data.id), bookLines(data.id, place)]
      await Promise.all(afterwards).catch(showProblem)
      void refresh('/purchasing/purchaseinvoice', '/purchasing/cost', '/documents/document')
      await navigate({ to: '/purchasing/$id', params: { id: data.id } })
    },
  })
  const { values, errors, setFieldValue } = form.form
  const lines = (values.lines ?? []) as readonly TypedLine[]
  const checked = useChecked({ ...values, lines })
  useLineNames(form.names, lines.length)
  useEffect(() => void form.names.add('organization_id'), [form.names])
  const profile = profiles.find(({ id }) => id === values.company_profile_id) ?? profiles.find((one) => one.is_default)
  const doubles = [
    ...(checked?.doubles ?? []),
    ...(proposal?.doubles ?? []).filter(({ reason }) => reason === 'same_file'),
  ]

  return (
    <FormView form={form} act={said.act}>
      <Doubles doubles={doubles} />
      <SupplierField
        value={values.organization_id ?? null}
        name={supplierName}
        unknown={proposal?.supplier ?? null}
        error={errors.organization_id as string | undefined}
        onChange={(id, name) => {
          setFieldValue('organization_id', (id ?? undefined) as never)
          setSupplierName(name)
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <Field form={form} name="number" label={said.number} required />
        <Field form={form} name="invoice_date" label={said.date} kind="day" required />
        <Field form={form} name="due_date" label={said.due} kind="day" />
      </SimpleGrid>
      {profiles.length > 1 && (
        <Field form={form} name="company_profile_id" label={said.company} kind="record" of="companyProfile" />
      )}
      <PurchaseLines
        lines={lines}
        totals={checked}
        currency={profile?.currency}
        vatPercentage={vatOf(profiles, profile)}
        errors={errors}
        onChange={(next) => setFieldValue('lines', next as never)}
      />
      <Field form={form} name="note" label={said.note} kind="long" />
      {can('projects:read') && (
        <Fieldset legend={said.costs}>
          <CostPlace place={place} onChange={setPlace} />
        </Fieldset>
      )}
      {can('approve_purchases') && (
        <Stack align="flex-end">
          <Switch
            label={said.approve}
            checked={values.status === 'approved'}
            onChange={(event) => setFieldValue('status', (event.target.checked ? 'approved' : undefined) as never)}
          />
        </Stack>
      )}
    </FormView>
  )
}

function initialOf(proposal: Proposal | undefined, vat_percentage: number): Partial<Body> {
  const blank = [{ ...EMPTY, vat_percentage }]
  if (!proposal) return { lines: blank as never }
  const { document_id, number, invoice_date, due_date, note, organization_id, company_profile_id, lines } = proposal
  const known = { number, invoice_date, due_date, note, organization_id, company_profile_id, document_id }
  const read = lines.map((line) => ({ ...EMPTY, ...line }))
  return { ...known, lines: read.length > 0 ? read : blank } as unknown as Partial<Body>
}

function vatOf(profiles: readonly Profile[], of = profiles.find(({ is_default }) => is_default)): number {
  return of?.vat_rates.find(({ is_default }) => is_default)?.percentage ?? 0
}
