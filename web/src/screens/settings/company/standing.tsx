// Which company is the one that new work begins with, and which is no longer used.
import { Badge, Group } from '@mantine/core'
import { showProblem } from '../../../api/problems.ts'
import { usePatch, useRefresh } from '../../../api/records.ts'
import { refreshSession } from '../../../api/session.ts'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { useDelete } from '../../../ui/use-delete.ts'
import { useWords, words } from '../../../words/language.tsx'
import { PROFILES, type Profile } from './profile-page.tsx'

const texts = words({
  en: {
    standard: 'Default',
    off: 'Not in use',
    makeDefault: 'Make this the default',
    stop: 'Take out of use',
    start: 'Use again',
    remove: 'Delete',
    removed: (name: string) => `${name} is deleted`,
  },
  nl: {
    standard: 'Standaard',
    off: 'Niet in gebruik',
    makeDefault: 'Standaard maken',
    stop: 'Niet meer gebruiken',
    start: 'Weer gebruiken',
    remove: 'Verwijderen',
    removed: (name: string) => `${name} is verwijderd`,
  },
})

export function StandingActions({ profile }: { profile: Profile }) {
  const said = useWords(texts)
  const { mutateAsync } = usePatch(PROFILES)
  const refresh = useRefresh()
  const remove = useDelete(PROFILES)
  const { id, name, is_default: isDefault, is_active: isActive } = profile
  const change = (body: { is_default?: boolean; is_active?: boolean }) =>
    mutateAsync({ id, body }).then(() => Promise.all([refresh(PROFILES), refreshSession()]), showProblem)
  return (
    <Group gap="xs">
      {isDefault && <Badge>{said.standard}</Badge>}
      {!isActive && <Badge color="gray">{said.off}</Badge>}
      {!isDefault && (
        <MoreMenu
          actions={[
            { label: said.makeDefault, icon: 'star', run: () => void change({ is_default: true }) },
            {
              label: isActive ? said.stop : said.start,
              icon: isActive ? 'pause' : 'play',
              run: () => void change({ is_active: !isActive }),
            },
            { label: said.remove, icon: 'trash', run: () => remove(id, said.removed(name)) },
          ]}
        />
      )}
    </Group>
  )
}
