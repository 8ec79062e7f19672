import { type CheckedSentence, check, linesOf, whyWordForWord } from '@bespeak/domain/check/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Fact, Source } from '@bespeak/domain/resume/sources.ts'

export interface ToCheck {
  text: string
  lines: readonly Source[]
  /** Whom the text is for: company, role or person. */
  addressee: string
  /** The day, `2026-07-01`. */
  today: string
}

export interface CheckedText {
  sentences: CheckedSentence[]
  /** Why only whole lines count; null where everything is in English. */
  wordForWord: string | null
}

export const checkText = ({ text, lines, ...options }: ToCheck): CheckedText => ({
  sentences: check(text, lines, options),
  wordForWord: whyWordForWord(text, lines),
})

/** All that a person states. */
export const personLines = ({ document, facts }: { document: ResumeDocument; facts: readonly Fact[] }): Source[] =>
  linesOf(document, facts)
