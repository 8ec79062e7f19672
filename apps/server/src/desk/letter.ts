import type { PageSize } from '@bespeak/documents/write/layout.ts'
import type { LetterContent } from '@bespeak/documents/write/letter-content.ts'
import type { LetterStyle } from '@bespeak/domain/letter/index.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { badInput } from '../kernel/errors.ts'
import type { Choices, WrittenSentence } from '../services/resume/letters/kept-letter.ts'
import type { WrittenLetter } from '../services/resume/letters/writing.ts'
import type { TailoredHere } from './tailor.ts'
import { engineHere } from './works.ts'

export interface LetterWanted {
  company: string | null
  style: LetterStyle
  choices: Choices
}

export interface LetterHere extends WrittenLetter {
  company: string
}

const noCompany = 'The advertisement names no company. Please say which it is.'

/** A letter of a tailored resume; every sentence is held against what the person wrote before it leaves. */
export async function letterHere(
  { made, original, said, settled = nothingSettled, advertisement, today }: TailoredHere,
  { company, style, choices }: LetterWanted,
  begin?: (step: string) => void,
): Promise<LetterHere> {
  const named = company ?? made.job.company
  if (!named) throw badInput({ company: noCompany })
  const [letter] = (await engineHere(begin)).letters({
    ...{ document: made.document, made: { ground: { original, facts: made.facts }, edits: made.edits } },
    ...{ said, settled, advertisement, company: named, choices, today, styles: [style] },
  })
  if (!letter) throw new Error('A letter has a style.')
  return { ...letter, company: named }
}

/** With a sentence that the person said yes to. */
export async function letterWith(made: LetterHere, sentence: WrittenSentence): Promise<LetterHere> {
  return { ...made, ...(await engineHere()).letterWithAnswer(made, sentence, true) }
}

/** As it is printed, and as plain text. */
export async function printedLetter(
  { made, today }: TailoredHere,
  { content, letter, company }: LetterHere,
  pageSize: PageSize,
): Promise<{ content: LetterContent; text: string }> {
  const { letterContent, letterText } = await engineHere()
  const printed = { basics: made.document.basics, content, letter, company, pageSize, today }
  return { content: letterContent(printed), text: letterText(printed) }
}
