import { patternOf } from '../text/patterns.ts'
import { tailorWords } from '../words/tailor.ts'

const marks = patternOf(tailorWords.marks, 'giu')

/** The first piece of markup, link or address in a text that the person's own words do not have; null if there is none. */
export const foreignMarks = (text: string, own: string): string | null =>
  text.match(marks)?.find((mark) => !own.includes(mark)) ?? null
