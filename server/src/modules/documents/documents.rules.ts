// What may come in as a file, what may go, and how a file is named on its way out. Active content, such as SVG, is not taken.
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'

export const MOST_BYTES = 20_000_000

/** Each type with a look at its bytes; a file that is not what it says is refused. */
const LOOKS: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  'application/pdf': begins('%PDF-'),
  'image/png': begins('\x89PNG\r\n\x1a\n'),
  'image/jpeg': begins('\xff\xd8\xff'),
  'image/webp': (bytes) => begins('RIFF')(bytes) && begins('WEBP', 8)(bytes),
  'image/gif': begins('GIF8'),
  'text/plain': isText,
  'text/csv': isText,
  'text/xml': isMarkup,
  'application/xml': isMarkup,
  'application/msword': isOldOffice,
  'application/vnd.ms-excel': isOldOffice,
  'application/vnd.ms-powerpoint': isOldOffice,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isZip,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isZip,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': isZip,
  'application/vnd.oasis.opendocument.text': isZip,
  'application/vnd.oasis.opendocument.spreadsheet': isZip,
  'application/vnd.oasis.opendocument.presentation': isZip,
}

export const fileTypes: readonly string[] = Object.keys(LOOKS)

export function checkContent(type: string, bytes: Uint8Array): void {
  if (!LOOKS[type]?.(bytes)) throw new Problem('unsupported-media-type', `The file is not what it says: ${type}.`)
}

/** A name, no path, that reads as it is written: it ends up on the disk of whoever downloads it. */
export function checkFileName(name: string): void {
  if (/[/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(name) || /^\.+$/.test(name.trim()))
    checkFields([
      fieldError(
        '/name',
        'invalid',
        'name must be a file name, without a path, line breaks or signs that turn its direction.',
      ),
    ])
}

/** The papers behind the books stay as long as the books do. */
export function checkDisposable({ kind, isBooked }: { readonly kind: string; readonly isBooked: boolean }): void {
  if (kind === 'invoice_pdf' || kind === 'invoice_ubl')
    throw new Problem('in-use', 'This is the paper of a final invoice, which stays as long as the invoice does.')
  if (kind === 'quote_pdf')
    throw new Problem('in-use', 'This is the paper of a quote that was sent, which stays as long as the quote does.')
  if (isBooked) throw new Problem('in-use', 'A purchase invoice was approved on the strength of this document.')
}

/** What was printed here is named and filed by what it is the paper of. */
export function checkMovable({ kind }: { readonly kind: string }): void {
  if (kind === 'attachment' || kind === 'purchase_invoice') return
  throw new Problem('in-use', 'This paper was printed by Kantoor and keeps its name and its place.')
}

/** RFC 6266: a plain name for old programs, the real one beside it. */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

function begins(text: string, at = 0): (bytes: Uint8Array) => boolean {
  return (bytes) => [...text].every((sign, i) => bytes[at + i] === sign.charCodeAt(0))
}

function isZip(bytes: Uint8Array): boolean {
  return begins('PK\x03\x04')(bytes)
}

function isOldOffice(bytes: Uint8Array): boolean {
  return begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')(bytes)
}

function isText(bytes: Uint8Array): boolean {
  return !bytes.includes(0)
}

// What a browser would draw or run is no document of ours, whatever stands before its first element.
function isMarkup(bytes: Uint8Array): boolean {
  const opening = new TextDecoder().decode(bytes.subarray(0, 4000)).trimStart()
  const elements = opening.replaceAll(/<!--.*?(?:-->|$)|<\?.*?(?:\?>|$)/gs, '')
  const first = /<(?:[\w.-]+:)?([\w.-]+)/.exec(elements)?.[1] ?? 'html'
  return isText(bytes) && opening.startsWith('<') && !/<!doctype html/i.test(opening) && !/^(svg|html)$/i.test(first)
}
