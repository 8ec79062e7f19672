import { AppError } from '../../../kernel/errors.ts'

/** More than ten pages: none longer is printed. */
export const mostCharacters = 40_000
const mostBytes = 128 * 1024

export const tooLong = () => new AppError('TOO_LARGE', 'A letter has at most 40,000 characters. Please shorten it.')

/** Before anything is read in it. */
export function refuseLongLetter(given: string): void {
  if (Buffer.byteLength(given) > mostBytes) throw tooLong()
}
