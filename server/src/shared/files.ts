// Files on their way in and out.
import { fieldError, validationProblem } from './problem.ts'

/** What an operation takes as a file. */
export interface Upload {
  readonly types: readonly string[]
  readonly maxBytes: number
}

/** A file as it came in. */
export interface File {
  readonly type: string
  readonly bytes: Uint8Array
}

/** An address that opens one file without a key, for a while. */
export interface FileLink {
  readonly url: string
  readonly expiresAt: string
}

export function readFile(contentType: string | undefined, bytes: Uint8Array | undefined): File {
  if (!contentType || !bytes?.length)
    throw validationProblem([fieldError('', 'required', 'The body must be a file that is not empty.')])
  return { type: contentType.split(';', 1)[0]!.trim().toLowerCase(), bytes }
}
