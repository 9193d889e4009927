// Amounts, durations and days as people of the language write them.
import { createContext, useContext } from 'react'
import { type Language, useLanguage } from './language.tsx'

const LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' }

export type Formats = ReturnType<typeof formatsOf>

/** Of the amounts that do not say so themselves: that of the office, once somebody is signed in. */
export const CurrencyContext = createContext('EUR')

export function useFormats(): Formats {
  return formatsOf(useLanguage().language, useContext(CurrencyContext))
}

// Making them takes longer than using them, and every cell of a list asks.
const made = new Map<string, ReturnType<typeof makeFormats>>()

export function formatsOf(language: Language, currency = 'EUR') {
  const key = `${language} ${currency}`
  const formats = made.get(key) ?? makeFormats(language, currency)
  made.set(key, formats)
  return formats
}

function makeFormats(language: Language, own: string) {
  const locale = LOCALES[language]
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const monies = new Map<string, Intl.NumberFormat>()
  function moneyOf(currency: string, fraction?: 0): Intl.NumberFormat {
    const digits = fraction === undefined ? {} : { maximumFractionDigits: fraction }
    const key = `${currency} ${fraction}`
    const money = monies.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
    monies.set(key, money)
    return money
  }
  return {
    locale,
    decimal: language === 'nl' ? (',' as const) : ('.' as const),
    /** Of a calendar day such as 2026-11-16. */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    /** Such as 16–22 Nov 2026. */
    days: (from: string, to: string) => day.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    long: (date: string) => long.format(new Date(`${date}T00:00:00Z`)),
    weekday: (date: string) => weekday.format(new Date(`${date}T00:00:00Z`)),
    instant: (at: string) => instant.format(new Date(at)),
    ago: (at: string, now = Date.now()) => agoOf(ago, (Date.parse(at) - now) / 1000),
    number: (value: number) => number.format(value),
    percent: (share: number) => percent.format(share),
    money: (amount: number, currency = own) => moneyOf(currency).format(amount),
    /** Without a fraction, where only the size matters. */
    whole: (value: number) => whole.format(value),
    wholeMoney: (amount: number, currency = own) => moneyOf(currency, 0).format(amount),
    minutes: hoursText,
  }
}

/** 90 → 1:30, as it is typed into a time sheet. */
export function hoursText(minutes: number): string {
  const whole = Math.abs(Math.round(minutes))
  return `${minutes < 0 ? '−' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function agoOf(format: Intl.RelativeTimeFormat, seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  return format.format(Math.round(seconds / size), unit)
}
