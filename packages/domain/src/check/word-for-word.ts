import type { Source } from '../resume/sources.ts'
import { isEnglish } from '../text/language.ts'
import { areEnglish } from './person.ts'

/** How a text in another language is compared, in one sentence; null where everything is in English. */
export function whyWordForWord(text: string, lines: readonly Pick<Source, 'text'>[]): string | null {
  const counts = 'so only what your resume says word for word counts as yours.'
  if (!isEnglish(text)) return `This text isn't in English, ${counts}`
  return areEnglish(lines) ? null : `Your resume isn't in English, ${counts}`
}
