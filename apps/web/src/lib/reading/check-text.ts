import { isEnglish } from '@bespeak/domain/ats/view.ts'
import { type CheckedSentence, check, linesOf } from '@bespeak/domain/check/index.ts'
import { words } from '@bespeak/domain/language/words.ts'
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
  /** What is not in English, which the check is made for. */
  foreign: { text: boolean; resume: boolean }
}

export const checkText = ({ text, lines, ...options }: ToCheck): CheckedText => ({
  sentences: check(text, lines, options),
  foreign: { text: !isEnglish(words(text)), resume: !isEnglish(lines.flatMap((line) => words(line.text))) },
})

/** All that a person states. */
export const personLines = ({ document, facts }: { document: ResumeDocument; facts: readonly Fact[] }): Source[] =>
  linesOf(document, facts)
