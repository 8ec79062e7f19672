import { AppError } from '../../../kernel/errors.ts'

/** More than ten pages: none longer is printed. */
export const mostCharacters = 40_000
const mostBytes = 128 * 1024
/** Each is answered with its sources: twice as many as such a letter has. */
export const mostSentences = 1_000

export const tooLong = () =>
  new AppError('TOO_LARGE', 'A letter can have at most 40,000 characters. Please shorten it.')

export const tooManySentences = () =>
  new AppError('TOO_LARGE', 'A letter can have at most 1,000 sentences. Please shorten it.')

/** Before anything is read in it. */
export function refuseLongLetter(given: string): void {
  if (Buffer.byteLength(given) > mostBytes) throw tooLong()
}
