// The page may hold no styles but those that carry the number it was served with.
declare global {
  var __webpack_nonce__: string | undefined
}

export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
}

// What keeps the page still behind a dialog looks for it under this name only.
globalThis.__webpack_nonce__ = pageNonce()
