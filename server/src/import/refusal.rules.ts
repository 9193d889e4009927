// Why a file as a whole cannot be read. It travels between threads as plain words.

export type FileRefusal = 'empty' | 'broken' | 'too_large' | 'old_excel' | 'not_a_table' | 'no_rows'

export interface Refused {
  readonly refusal: FileRefusal
  readonly message: string
}

export function refuseFile(refusal: FileRefusal, message: string): Error & Refused {
  return Object.assign(new Error(message), { refusal })
}

export function isRefused(error: unknown): error is Error & Refused {
  return error instanceof Error && 'refusal' in error
}
