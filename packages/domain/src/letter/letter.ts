import type { Doubt, LineNamed, Settled } from '../resume/settled.ts'
import type { Fact } from '../resume/sources.ts'
import { wordsIn } from '../text/spans.ts'
import type { Register } from './texts.ts'

export const letterStyles = ['professional', 'warm', 'concise', 'enthusiastic'] as const
export type LetterStyle = (typeof letterStyles)[number]

/** Lines under their employers, or each beside what the advertisement asks. */
export type LetterForm = 'highlights' | 'pairs'

/** [LT2] All that a style decides. */
export const looks: Record<LetterStyle, { register: Register; form: LetterForm }> = {
  professional: { register: 'formal', form: 'highlights' },
  warm: { register: 'plain', form: 'highlights' },
  concise: { register: 'formal', form: 'pairs' },
  enthusiastic: { register: 'plain', form: 'pairs' },
}

/** What the person chose besides the style. */
export interface LetterChoices {
  /** The day it is written: `2026-07-01`. */
  today: string
  facts?: readonly Fact[] | undefined
  /** The layout, where it is not the style's own. */
  form?: LetterForm | undefined
  /** Why this job, in the person's own words. */
  motivation?: string | undefined
  /** What is shown first: lines of the resume, or words of their own. */
  achievements?: readonly string[] | undefined
  /** All that is shown, in this order, in place of our choice. */
  proofs?: readonly string[] | undefined
  /** Whom it is addressed to: `Ms Lindqvist`. */
  recipient?: string | undefined
  /** What the person said of words before. */
  settled?: Settled | undefined
  /** Texts that a second reader was against. */
  against?: readonly string[] | undefined
}

export interface LetterOptions extends LetterChoices {
  style: LetterStyle
}

/** A line that the person may choose to be shown. */
export interface LetterLine {
  /** The id of its source. */
  source: string
  text: string
  /** What of the advertisement it answers; null where nothing is asked by name. */
  requirement: string | null
  chosen: boolean
  /** The heading of its role. */
  role: string | null
}

export interface LetterSentence {
  text: string
  /** Ids of the resume's sources; `motivation`, `achievement-1`. Empty where it says nothing of the person. */
  sources: string[]
  /** The advertisement's own words that it repeats. */
  job: string[]
}

/** A sentence of a letter that goes into no file until the person has settled it. */
export interface DoubtedSentence {
  sentence: LetterSentence
  /** Which paragraph it stands in, from 0. */
  paragraph: number
  doubts: Doubt[]
  line: LineNamed
  /** No line says it: a yes alone does not make it true. */
  isUntrue?: boolean | undefined
  /** What of the advertisement its line answers. */
  requirement: string | null
}

export interface LetterParagraph {
  /** A heading stands over the lines behind it; text where nothing is said. */
  kind?: 'heading' | 'line' | undefined
  sentences: LetterSentence[]
}

/** A line that the letter shows. */
export interface LetterProof {
  /** The advertisement's words beside it; null under an employer. */
  ask: string | null
  line: string
  /** The heading of its role. */
  role: string | null
}

export interface Letter {
  style: LetterStyle
  form: LetterForm
  /** Empty where the advertisement names none. */
  company: string
  role: string
  salutation: string
  paragraphs: LetterParagraph[]
  signOff: string
  signature: string
  /** The whole letter as HTML, escaped. */
  content: string
  /** For a web form: at most 300 characters. */
  shortMessage: string
  emailSubject: string
  emailBody: string
  proofs: LetterProof[]
  /** The lines that could be shown, the strongest first. */
  lines: LetterLine[]
  /** What could be said besides, if the person says so. */
  doubted: DoubtedSentence[]
  /** Words of the paragraphs. */
  words: number
  /** What the person should know before sending it. */
  notes: string[]
  /** What to add to the resume first, where there is too little to show. */
  missing: string | null
}

/** [LT5] The most words of a letter that we choose the lines of. */
export const mostWords = 170

export const wordCount = (text: string): number => wordsIn(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const textOf = (sentences: readonly LetterSentence[]): string => sentences.map(({ text }) => text).join(' ')
