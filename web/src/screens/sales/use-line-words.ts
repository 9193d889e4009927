// How a line is measured and billed, in a few words.
import { optionLabel } from '../../ui/value.ts'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { BILLING_METHODS, CYCLES } from '../projects/words.ts'
import type { QuoteLine } from './line-drafts.ts'
import { unitOf } from './words.ts'

type Measured = Pick<QuoteLine, 'quantity' | 'unit' | 'unit_price' | 'billing_method' | 'cycle' | 'discount_percentage'>

const texts = words({
  en: { per: (cycle: string) => `per ${cycle}`, discount: (share: string) => `${share} discount` },
  nl: { per: (cycle: string) => `per ${cycle}`, discount: (share: string) => `${share} korting` },
})

export function useLineWords() {
  const said = useWords(texts)
  const { money, number } = useFormats()
  const { language } = useLanguage()
  return {
    measure: ({ quantity, unit, unit_price }: Measured) =>
      quantity === 1 && unit === null
        ? ''
        : [number(quantity ?? 0), unit && unitOf(unit, quantity ?? 0, language), '×', money(unit_price ?? 0)]
            .filter(Boolean)
            .join(' '),
    /** A fixed price goes without saying. */
    billing: ({ billing_method, cycle, discount_percentage }: Measured) => [
      billing_method && billing_method !== 'fixed_price' && optionLabel(BILLING_METHODS, billing_method, language),
      cycle && said.per(optionLabel(CYCLES, cycle, language).toLowerCase()),
      discount_percentage > 0 && said.discount(`${number(discount_percentage)}%`),
    ],
  }
}
