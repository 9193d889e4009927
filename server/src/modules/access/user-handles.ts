// A passkey keeps whose it is as bytes.

export function uuidBytes(id: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex'))
}

/** Undefined when they are no id. */
export function uuidOf(handle: unknown): string | undefined {
  if (typeof handle !== 'string') return undefined
  const hex = Buffer.from(handle, 'base64url').toString('hex')
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined
}
