// What every screen stands in: look, language, data, and the way from one to the other.
import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useMemo } from 'react'
import { queries } from './api/queries.ts'
import { pageNonce } from './nonce.ts'
import { router } from './routes.tsx'
import { colours, themeIn } from './theme.ts'
import './ui/newest-toasts.ts'
import { LanguageProvider, useLanguage } from './words/language.tsx'

export function App() {
  return (
    <LanguageProvider>
      <Spoken />
    </LanguageProvider>
  )
}

function Spoken() {
  const { language } = useLanguage()
  const theme = useMemo(() => themeIn(language), [language])
  return (
    <MantineProvider theme={theme} cssVariablesResolver={colours} defaultColorScheme="auto" getStyleNonce={pageNonce}>
      <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [0, 6] }}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </DatesProvider>
      <Notifications position="bottom-center" limit={4} />
    </MantineProvider>
  )
}
