import { languageOf } from '@bespeak/domain/text/language.ts'
import type { Run } from './blocks/block.ts'
import type { DocumentMeta } from './document-meta.ts'

/** Lines under a heading, or beside it. */
export interface LetterList {
  heading: string
  lines: string[]
  beside: boolean
}

/** A paragraph, or lines that belong together. */
export type LetterPart = string | LetterList

/** As text: a heading, and its lines as items. */
export const linesOfPart = (part: LetterPart): string[] =>
  typeof part === 'string' ? [part] : [part.heading, ...part.lines.map((line) => `• ${line}`)].filter((it) => it !== '')

/** A letter as it is set, from top to bottom. What is empty is left out. */
export interface LetterContent {
  sender: {
    name: string
    /** Ways to reach the sender, one after another in a line as on the resume. */
    contact: Run[]
  }
  /** As written: `15 November 2026`. */
  date: string
  /** Person, company, address: a line each. */
  recipient: string[]
  /** What the letter is about, in one line. */
  subject: string
  /** `Dear Ms Okafor,` */
  salutation: string
  paragraphs: LetterPart[]
  /** `Kind regards,` */
  closing: string
  signature: string
}

/** The lines of a letter that a reader reads, in order. */
export const letterLines = (letter: LetterContent): string[] =>
  [
    letter.sender.name,
    ...letter.sender.contact.map(({ text }) => text),
    letter.date,
    ...letter.recipient,
    letter.subject,
    letter.salutation,
    ...letter.paragraphs.flatMap((part) => (typeof part === 'string' ? part : [part.heading, ...part.lines])),
    letter.closing,
    letter.signature,
  ].filter((line) => line.trim() !== '')

export function letterMeta(letter: LetterContent): DocumentMeta {
  const author = letter.sender.name
  return {
    title: author === '' ? 'Cover letter' : `${author} – Cover letter`,
    author,
    lang: languageOf(letterLines(letter).join('\n')),
  }
}
