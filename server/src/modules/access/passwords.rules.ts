// What a password has to be: long enough and not one that is guessed first. No rules about digits and marks.
import { isCommonPassword } from '../../shared/common-passwords.ts'
import { checkFields, fieldError } from '../../shared/problem.ts'

const LEAST_CHARACTERS = 8
const MOST_BYTES = 1000

export function checkPassword(password: string): void {
  const refuse = (code: string, message: string) => checkFields([fieldError('/password', code, message)])
  if ([...password].length < LEAST_CHARACTERS)
    refuse('minLength', `A password has at least ${LEAST_CHARACTERS} characters.`)
  if (Buffer.byteLength(password) > MOST_BYTES) refuse('maxLength', `A password has at most ${MOST_BYTES} bytes.`)
  if (isCommonPassword(password))
    refuse('common', 'This password is one of those that are guessed first; choose another one.')
}
