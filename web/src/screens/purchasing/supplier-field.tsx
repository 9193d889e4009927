// Who sent the invoice: found by itself, by typing, or made from what the file tells.
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { RecordSelect } from '../../ui/record-select.tsx'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: { supplier: 'Supplier', make: (name: string) => `Make ${name} a relation` },
  nl: { supplier: 'Leverancier', make: (name: string) => `${name} toevoegen` },
})

interface SupplierFieldProps {
  readonly value: string | null
  readonly name: string | null
  /** As the file tells, where nobody of that kind is known. */
  readonly unknown: Shapes['PurchaseProposalSupplier'] | null
  readonly error: string | undefined
  onChange(id: string | null, name: string | null): void
}

export function SupplierField({ value, name, unknown, error, onChange }: SupplierFieldProps) {
  const said = useWords(texts)
  const canMake = useSession().can('crm:write')
  const refresh = useRefresh()
  const { mutateAsync, isPending } = api.useMutation('post', '/crm/organization')
  const [made, setMade] = useState<string>()

  async function make({ address, ...supplier }: Shapes['PurchaseProposalSupplier']) {
    const known = filled({ ...supplier, address: address && filled(address) })
    const { data } = await mutateAsync({ body: known as unknown as Shapes['OrganizationScreenCreate'] })
    void refresh('/crm/organization')
    setMade(data.name)
    onChange(data.id, data.name)
  }

  return (
    <Stack gap={6}>
      <RecordSelect
        of="organization"
        label={said.supplier}
        required
        value={value}
        name={name ?? made}
        error={error}
        onChange={onChange}
      />
      {!value && unknown?.name && canMake && (
        <Button
          variant="light"
          size="xs"
          loading={isPending}
          leftSection={<Icon name="plus" size={14} />}
          onClick={() => void make(unknown).catch(() => {})}
        >
          {said.make(unknown.name)}
        </Button>
      )}
    </Stack>
  )
}

function filled(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
