import { htmlOf } from '@bespeak/domain/resume/content.ts'
import { refuseLargePage } from '../html/bounds.ts'
import { cleanHtml, refuseTooDeep } from '../html/clean.ts'
import { parseHtml } from '../html/parse.ts'
import type { KeptLetter, LetterPage } from './kept-letter.ts'
import { mostCharacters, mostSentences, refuseLongLetter, tooLong, tooManySentences } from './letter-bounds.ts'
import { proofsIn } from './proofs.ts'
import { standingIn } from './standing.ts'

const own: KeptLetter = {
  ...{ style: 'own', role: '', shortMessage: '', emailSubject: '', emailBody: '', notes: [] },
  ...{ motivation: null, recipient: null, achievements: [], written: [], worded: [], lines: [] },
  standing: { salutation: '', paragraphs: [], closing: '', signature: '', first: 0, sentences: [] },
}

/** What the person made of a letter, clean, and what of it was written by us. */
export function readLetter(given: string, before: KeptLetter | null): LetterPage {
  refuseLongLetter(given)
  const content = cleanHtml(htmlOf({ text: given }))
  refuseTooDeep(content)
  refuseLargePage(parseHtml(content))
  const letter = before ?? own
  const standing = standingIn(content, letter.written)
  const { salutation, paragraphs, closing, signature } = standing
  if ([salutation, ...paragraphs, closing, signature].join('\n').length > mostCharacters) throw tooLong()
  if (standing.sentences.length > mostSentences) throw tooManySentences()
  return { content, letter: { ...letter, standing, ...(letter.proofs && { proofs: proofsIn(standing, letter) }) } }
}
