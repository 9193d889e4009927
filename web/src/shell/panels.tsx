// Each panel is fetched when it is first asked for, and in a quiet moment before that.
import { lazy, Suspense, useEffect } from 'react'
import { closePanel, type Panel, useShownPanel } from './panel.ts'

const fetchers = {
  palette: async () => ({ default: (await import('./palette/palette.tsx')).Palette }),
  requests: async () => ({ default: (await import('./requests/requests-panel.tsx')).RequestsPanel }),
  keys: async () => ({ default: (await import('./key-help.tsx')).KeyHelpPanel }),
  password: async () => ({ default: (await import('../screens/sign-in/password-panel.tsx')).PasswordPanel }),
  switch: async () => ({ default: (await import('../screens/sign-in/switch-panel.tsx')).SwitchPanel }),
  modules: async () => ({ default: (await import('./modules-panel.tsx')).ModulesPanel }),
} satisfies Record<Panel, () => Promise<unknown>>

const panels = {
  palette: lazy(fetchers.palette),
  requests: lazy(fetchers.requests),
  keys: lazy(fetchers.keys),
  password: lazy(fetchers.password),
  switch: lazy(fetchers.switch),
  modules: lazy(fetchers.modules),
}

const QUIET_MS = 2000

export function Panels() {
  const shown = useShownPanel()
  useEffect(() => {
    const timer = setTimeout(() => void fetchers.palette().catch(() => {}), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  const Shown = panels[shown]
  return (
    <Suspense>
      <Shown close={closePanel} />
    </Suspense>
  )
}
