// What everybody may change of himself; the rest of what is known is shown below it.
import { client, type Shapes } from '../../api/api.ts'
import { useRefresh } from '../../api/records.ts'
import { refreshSession } from '../../api/session.ts'
import { EditValue } from '../../ui/edit-value.tsx'
import { Fact, FactList, Facts } from '../../ui/facts.tsx'
import { ValueText } from '../../ui/value-text.tsx'
import { useLanguage } from '../../words/language.tsx'
import { personFacts } from './employee-facts.ts'

type Own = keyof Shapes['EmployeeSelfUpdate']

const OWN: readonly string[] = ['first_name', 'last_name', 'phone'] satisfies Own[]
const [own, others] = [true, false].map((isOwn) => personFacts.filter(({ key }) => OWN.includes(key) === isOwn))

export function OwnFacts({ employee }: { employee: Shapes['EmployeeDetail'] }) {
  const { language } = useLanguage()
  const refresh = useRefresh()

  async function save(key: string, value: unknown) {
    const { error } = await client.PATCH('/hrm/employee/self', { body: { [key]: value } })
    if (error) throw error
    await Promise.all([refresh('/hrm/employee'), refreshSession()])
  }

  return (
    <>
      <FactList>
        {own!.map((fact) => {
          const { key, head } = fact
          const value = employee[key as Own]
          return (
            <Fact key={key} label={head[language]}>
              <EditValue label={head[language]} valued={fact} value={value} save={(next) => save(key, next)}>
                <ValueText valued={fact} value={value} />
              </EditValue>
            </Fact>
          )
        })}
      </FactList>
      <Facts path="/hrm/employee" record={employee} facts={others!} canEdit={false} />
    </>
  )
}
