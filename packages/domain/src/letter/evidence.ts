import { contentStems } from '../english/words.ts'
import { speaksToSoftware } from '../job/addressed.ts'

/** What tells a reader, or software, what to do tells nothing of the person. */
const orders =
  /^\W*(?:system|assistant|user|developer|important|note|attention|instructions?)\s*:|^\W*you (?:are|must|should|will)\b|\bthis (?:candidate|applicant|resume|cv|application)\b/i

const fewestWords = 2

/** Whether a line can stand for something in a letter: it is no order, and more than figures. */
export const isEvidence = (text: string): boolean =>
  !orders.test(text) && !speaksToSoftware(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= fewestWords

/** The same for lines that say the same in the same words. */
export const gistOf = (text: string): string => [...new Set(contentStems(text))].sort().join(' ')
