import { readableText } from '@bespeak/domain/job/text.ts'
import { badInput } from '../../../kernel/errors.ts'

/** The longest advertisement that can be tailored to. */
export const mostCharacters = 6_000

/** What a person would see of an advertisement, without what hides in it. */
const cleaned = (text: string) =>
  readableText(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const counted = (count: number) => count.toLocaleString('en-GB')

// Longer than any page that holds one: so long, it is not even cleaned.
const mostPasted = 50_000

/** An advertisement as it was pasted: clean, not empty, and no longer than one is. */
export function advertisementIn(pasted: string): string {
  const text = pasted.length > mostPasted ? pasted : cleaned(pasted)
  if (text === '') throw badInput({ jobDescription: 'Paste a job advertisement to tailor to' })
  if (text.length <= mostCharacters) return text
  throw badInput({
    jobDescription: `This advertisement has ${counted(text.length)} characters, and ${counted(mostCharacters)} fit. Please keep what says who they look for and what they ask.`,
  })
}

/** One that was saved may be longer: what fits, up to the end of a line. */
export function advertisementOf({ description }: { description: string }): string {
  const text = cleaned(description)
  if (text.length <= mostCharacters) return advertisementIn(text)
  const start = text.slice(0, mostCharacters)
  return start.slice(0, Math.max(start.lastIndexOf('\n'), mostCharacters / 2)).trim()
}
