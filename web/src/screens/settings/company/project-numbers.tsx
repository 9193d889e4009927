import { Text } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { EditValue } from '../../../ui/edit-value.tsx'
import { Fact, FactList } from '../../../ui/facts.tsx'
import { useWords, words } from '../../../words/language.tsx'
import { useEnvironmentPatch } from './environment.tsx'

const texts = words({
  en: { format: 'Project number', how: 'Text with {seq} once; {seq:04} gives four digits. New projects follow it.' },
  nl: {
    format: 'Projectnummer',
    how: 'Tekst met één keer {seq}; {seq:04} geeft vier cijfers. Nieuwe projecten volgen het.',
  },
})

export function ProjectNumbers() {
  const said = useWords(texts)
  const { data } = api.useQuery('get', '/settings/environment')
  const { mutateAsync } = useEnvironmentPatch()
  const format = data?.data.project_number_format
  return (
    <>
      <FactList>
        <Fact label={said.format}>
          <EditValue
            label={said.format}
            valued={{}}
            value={format}
            save={(value) => mutateAsync({ project_number_format: String(value ?? '') })}
          >
            {format}
          </EditValue>
        </Fact>
      </FactList>
      <Text size="sm" c="dimmed">
        {said.how}
      </Text>
    </>
  )
}
