// Which of our relations sent an invoice: whoever has its VAT number, else its number in the register, and so on down to the name.
export interface Numbers {
  readonly vat_number: string | null
  readonly coc_code: string | null
  readonly peppol_id: string | null
  readonly iban: string | null
  readonly name: string | null
}

export type MatchedBy = keyof Numbers

export interface Matched<Known> {
  readonly by: MatchedBy
  /** One, or several of which nobody can tell which it is. */
  readonly all: readonly Known[]
}

const ORDER: readonly MatchedBy[] = ['vat_number', 'coc_code', 'peppol_id', 'iban', 'name']

export function matchOf<Known extends Numbers>(sought: Numbers, known: readonly Known[]): Matched<Known> | null {
  for (const by of ORDER) {
    const all = known.filter((one) => isSameNumber(by, sought[by], one[by]))
    const named = all.filter((one) => isSameNumber('name', sought.name, one.name))
    if (all.length > 0) return { by, all: all.length > 1 && named.length === 1 ? named : all }
  }
  return null
}

export function isSameNumber(of: MatchedBy, one: string | null, other: string | null): boolean {
  const [left, right] = [normal(of, one), normal(of, other)]
  return left !== '' && left === right
}

/** Letters and figures only, so that what is written in two ways is seen to be the same. */
export function compact(text: string | null): string {
  return text?.toUpperCase().replaceAll(/[^0-9A-Z]/g, '') ?? ''
}

// A VAT number is written with and without its country; that of a company in the register with and without letters before it.
function normal(of: MatchedBy, text: string | null): string {
  if (of === 'name') return text?.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '') ?? ''
  if (of === 'vat_number' || of === 'coc_code') return compact(text).replace(/^[A-Z]{2}(?=[0-9A-Z]{6})/, '')
  return compact(text)
}
