// What a browser says of itself, in a few words that people know their devices by.

export interface DeviceWords {
  readonly browser: string | null
  readonly system: string | null
}

export function deviceWords(userAgent: string | null): DeviceWords {
  return { browser: firstIn(BROWSERS, userAgent ?? ''), system: firstIn(SYSTEMS, userAgent ?? '') }
}

// Most call themselves by the names of others as well, so the rarer ones stand first.
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const

function firstIn(names: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return names.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
}
