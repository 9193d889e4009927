// One role at a time, for a narrow screen.
import { Checkbox, Group, Select, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { RIGHT_GROUPS } from '../../../words/rights.ts'
import { RoleMenu } from './role-menu.tsx'
import { isOwnerRole, useRoleName } from './role-names.ts'
import classes from './roles.module.css'
import type { RolesShown } from './roles.tsx'

const texts = words({
  en: { role: 'Role', has: 'Has this right', lacks: 'Does not have this right' },
  nl: { role: 'Rol', has: 'Heeft dit recht', lacks: 'Heeft dit recht niet' },
})

export function RoleRights({ roles, rights, copy, rename }: RolesShown) {
  const said = useWords(texts)
  const { language } = useLanguage()
  const nameOf = useRoleName()
  const [id, setId] = useState((roles.find((one) => !isOwnerRole(one)) ?? roles[0]!).id)
  const role = roles.find((one) => one.id === id) ?? roles[0]!
  const given = rights.rightsOf(role)
  return (
    <div>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Select
          label={said.role}
          flex={1}
          data={roles.map((one) => ({ value: one.id, label: nameOf(one) }))}
          value={role.id}
          allowDeselect={false}
          leftSection={isOwnerRole(role) ? <Icon name="lock" size={16} /> : null}
          onChange={(next) => next && setId(next)}
        />
        <RoleMenu role={role} copy={copy} rename={rename} />
      </Group>
      {RIGHT_GROUPS.map(({ name, rights: ofGroup }) => (
        <section key={name.en} aria-label={name[language]}>
          <Title order={2} size="h5" mt="lg">
            {name[language]}
          </Title>
          <ul className={classes.rights}>
            {ofGroup.map((one) => (
              <li key={one.right} className={classes.right}>
                {isOwnerRole(role) ? (
                  <>
                    <span
                      className={classes.has}
                      role="img"
                      aria-label={given.includes(one.right) ? said.has : said.lacks}
                    >
                      <Icon name={given.includes(one.right) ? 'check' : 'minus'} />
                    </span>
                    <div className={classes.text}>
                      <Text size="sm">{one.name[language]}</Text>
                      <span className={classes.means}>{one.means[language]}</span>
                    </div>
                  </>
                ) : (
                  <Checkbox
                    label={one.name[language]}
                    description={one.means[language]}
                    checked={given.includes(one.right)}
                    onChange={(event) => rights.toggle(role, one.right, event.target.checked)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
