// For requests that must count once, however often they are sent. Also where the page is not served over https, unlike randomUUID.
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
