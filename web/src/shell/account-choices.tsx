// Language and colours: at the door for this browser, inside for the person.
import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { type Language, useLanguage, useWords, words } from '../words/language.tsx'

const texts = words({
  en: { language: 'Language', colours: 'Colours', light: 'Light', dark: 'Dark', auto: 'Auto' },
  nl: { language: 'Taal', colours: 'Kleuren', light: 'Licht', dark: 'Donker', auto: 'Auto' },
})

export type Colours = 'light' | 'dark' | 'auto'

interface ChoiceProps<Value> {
  readonly size?: 'xs' | 'sm'
  readonly onChoose?: (value: Value) => unknown
}

export function LanguageChoice({ size = 'xs', onChoose }: ChoiceProps<Language>) {
  const { language, choose } = useLanguage()
  const said = useWords(texts)
  function change(next: Language) {
    choose(next)
    void onChoose?.(next)
  }
  return (
    <SegmentedControl
      size={size}
      className="account-choice"
      aria-label={said.language}
      value={language}
      onChange={(next) => change(next as Language)}
      data={[
        { value: 'nl', label: 'Nederlands' },
        { value: 'en', label: 'English' },
      ]}
    />
  )
}

export function ColourChoice({ size = 'xs', onChoose }: ChoiceProps<Colours>) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const said = useWords(texts)
  function change(next: Colours) {
    setColorScheme(next)
    void onChoose?.(next)
  }
  return (
    <SegmentedControl
      size={size}
      className="account-choice"
      aria-label={said.colours}
      value={colorScheme}
      onChange={(next) => change(next as Colours)}
      data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: said[value] }))}
    />
  )
}
