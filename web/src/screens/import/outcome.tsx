// What a check says would come of the file, or what came of it.
import { Text } from '@mantine/core'
import type { Shapes } from '../../api/api.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'

const texts = words({
  en: {
    checked: (made: string) => `${made === '1' ? '1 row' : `${made} rows`} can be imported. Nothing was changed yet.`,
    none: 'No row can be imported like this. Look at the rows below, mend the file or the columns, and check again.',
    done: (made: string) => (made === '1' ? '1 row was imported.' : `${made} rows were imported.`),
    skipped: (count: string) => `${count} were skipped, because they are here already.`,
    failed: (count: string) => `${count} were not possible.`,
    undone: (count: string) => (count === '1' ? '1 row was taken back.' : `${count} rows were taken back.`),
    left: (count: string) => `${count} had to stay, because somebody changed or uses them.`,
  },
  nl: {
    checked: (made: string) =>
      `${made === '1' ? '1 rij kan' : `${made} rijen kunnen`} worden geïmporteerd. Er is nog niets gewijzigd.`,
    none: 'Zo kan geen enkele rij worden geïmporteerd. Kijk hieronder, verbeter het bestand of de kolommen en controleer opnieuw.',
    done: (made: string) => (made === '1' ? '1 rij is geïmporteerd.' : `${made} rijen zijn geïmporteerd.`),
    skipped: (count: string) => `${count} zijn overgeslagen, omdat ze er al zijn.`,
    failed: (count: string) => `${count} konden niet.`,
    undone: (count: string) => (count === '1' ? '1 rij is weer weggehaald.' : `${count} rijen zijn weer weggehaald.`),
    left: (count: string) => `${count} moesten blijven, omdat iemand ze wijzigde of gebruikt.`,
  },
})

export function Outcome({ row }: { row: Shapes['Import'] }) {
  const said = useWords(texts)
  const { number } = useFormats()
  const { status, made_count: made, skipped_count: skipped, failed_count: failed } = row
  const isUndone = status === 'undone'
  const first = status === 'checked' ? (made > 0 ? said.checked(number(made)) : said.none) : said.done(number(made))
  const parts = isUndone
    ? [said.undone(number(row.undone_count)), row.left_count > 0 && said.left(number(row.left_count))]
    : [first, skipped > 0 && said.skipped(number(skipped)), failed > 0 && said.failed(number(failed))]
  return <Text aria-live="polite">{parts.filter(Boolean).join(' ')}</Text>
}
