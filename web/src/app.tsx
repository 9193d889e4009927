// What every screen stands in: look, language, data, and the way from one to the other.
import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queries } from './api/queries.ts'
import { router } from './routes.tsx'
import { theme } from './theme.ts'
import { LanguageProvider, useLanguage } from './words/language.tsx'

export function App() {
  return (
    <LanguageProvider>
      <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={nonce}>
        <Dated />
        <Notifications position="bottom-right" limit={4} />
      </MantineProvider>
    </LanguageProvider>
  )
}

function Dated() {
  const { language } = useLanguage()
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [0, 6] }}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </DatesProvider>
  )
}

// The page may hold no styles but those that carry the number it was served with.
function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}
