import type { Job } from '@bespeak/domain/job/job.ts'
import type { DoubtedSentence } from '@bespeak/domain/letter/letter.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Doubt, LineNamed } from '@bespeak/domain/resume/settled.ts'
import { type Doubted, questionOf } from '@bespeak/domain/tailor/index.ts'
import type { WrittenSentence } from '../letters/kept-letter.ts'
import type { OwnWords } from '../tailored/own-words.ts'
import { type TailorEdit, tailorEdits } from '../tailored/tailor-edits.ts'

export type SuggestedPart = 'resume' | 'letter'

/** Words that are in doubt, where they stand in the text, and what the person is asked about them. */
export interface AskedDoubt {
  words: string
  youWrote: string
  question: string
  from: number
  to: number
}

/** What only the person can settle, as it is shown, and what a yes brings: a change of the page or a sentence. */
export interface Suggested {
  before: string | null
  text: string
  reason: string
  requirement: string | null
  sources: string[]
  doubts: AskedDoubt[]
  edit: TailorEdit | null
  sentence: WrittenSentence | null
  /** No line says it: the person can mend it, take it out, or say it first in words of their own. */
  isUntrue?: boolean | undefined
}

export interface MadeSuggestion extends LineNamed {
  suggestion: Suggested
}

const askedOf = ({ words, youWrote, from, to, why }: Doubt): AskedDoubt => ({
  ...{ words, youWrote, from, to },
  question: questionOf({ words, youWrote, why }),
})

/** Of a tailored page. */
export function suggestedEdits(
  document: ResumeDocument,
  job: Job,
  doubted: readonly Doubted[],
  own: OwnWords,
): MadeSuggestion[] {
  return doubted.flatMap(({ edit: given, doubts, line, isUntrue }) =>
    tailorEdits(document, job, [given], own).map((edit) => ({
      ...line,
      suggestion: {
        ...{ before: edit.before, text: edit.after, reason: edit.reason, requirement: edit.asked },
        ...{ sources: edit.quotes, doubts: doubts.map(askedOf), edit, sentence: null, isUntrue },
      },
    })),
  )
}

const saysNew = 'Something in it is new.'
const saysMore = 'It is not on your resume.'

/** Of a letter: it stands there, and a yes says what it rests on. */
export const suggestedSentences = (
  doubted: readonly DoubtedSentence[],
  originsOf: (sentence: DoubtedSentence['sentence']) => WrittenSentence['origins'],
): MadeSuggestion[] =>
  doubted.map(({ sentence, paragraph, doubts, line, requirement, isUntrue }) => ({
    ...line,
    suggestion: {
      ...{ before: line.line, text: sentence.text, reason: isUntrue ? saysMore : saysNew, requirement, isUntrue },
      ...{ sources: [line.line], doubts: doubts.map(askedOf), edit: null },
      sentence: { text: sentence.text, paragraph, origins: originsOf(sentence) },
    },
  }))
