// Language and colours, chosen for this browser.
import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { type Language, useLanguage, useWords, words } from '../words/language.tsx'

const texts = words({
  en: { language: 'Language', colours: 'Colours', light: 'Light', dark: 'Dark', auto: 'Auto' },
  nl: { language: 'Taal', colours: 'Kleuren', light: 'Licht', dark: 'Donker', auto: 'Auto' },
})

export function LanguageChoice() {
  const { language, choose } = useLanguage()
  const said = useWords(texts)
  return (
    <SegmentedControl
      size="xs"
      className="account-choice"
      aria-label={said.language}
      value={language}
      onChange={(next) => choose(next as Language)}
      data={[
        { value: 'nl', label: 'Nederlands' },
        { value: 'en', label: 'English' },
      ]}
    />
  )
}

export function ColourChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const said = useWords(texts)
  return (
    <SegmentedControl
      size="xs"
      className="account-choice"
      aria-label={said.colours}
      value={colorScheme}
      onChange={(next) => setColorScheme(next as typeof colorScheme)}
      data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: said[value] }))}
    />
  )
}
