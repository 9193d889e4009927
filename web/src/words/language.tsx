// Dutch or English: what the person chose, else what the browser asks for.
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import 'dayjs/locale/nl'

export type Language = 'en' | 'nl'

/** The same words in both languages; a word that is missing in one is a fault of types. */
export interface Both<W> {
  readonly en: W
  readonly nl: NoInfer<W>
}

interface Choice {
  readonly language: Language
  choose(language: Language): void
}

const KEPT = 'kantoor.language'
const Chosen = createContext<Choice>({ language: 'en', choose: () => {} })

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choice = useMemo(
    () => ({
      language,
      choose(next: Language) {
        localStorage.setItem(KEPT, next)
        setLanguage(next)
      },
    }),
    [language],
  )
  return <Chosen value={choice}>{children}</Chosen>
}

export function useLanguage(): Choice {
  return useContext(Chosen)
}

/** Returns its argument; it exists so that both languages have the same words. */
export function words<W>(both: Both<W>): Both<W> {
  return both
}

export function useWords<W>(both: Both<W>): W {
  return both[useLanguage().language]
}

/** Where no component asks: what the page now speaks. */
export function languageOfPage(): Language {
  return document.documentElement.lang === 'nl' ? 'nl' : 'en'
}

function firstLanguage(): Language {
  const wanted = localStorage.getItem(KEPT) ?? navigator.language
  return wanted.startsWith('nl') ? 'nl' : 'en'
}
