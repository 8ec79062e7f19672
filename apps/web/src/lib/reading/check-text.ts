import { type CheckedSentence, check, linesOf } from '@bespeak/domain/check/index.ts'
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
  foreign: { text: isForeign([text]), resume: isForeign(lines.map((line) => line.text)) },
})

/** Fewer words may be names alone. */
const fewestWords = 25
/** Resumes in English have twice as many and more, other languages none. */
const leastEnglish = 0.03
const english = /^(?:the|and|of|to|for|with)$/

const isForeign = (texts: readonly string[]): boolean => {
  const words = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
  return words.length >= fewestWords && words.filter((word) => english.test(word)).length < leastEnglish * words.length
}

/** All that a person states. */
export const personLines = ({ document, facts }: { document: ResumeDocument; facts: readonly Fact[] }): Source[] =>
  linesOf(document, facts)
