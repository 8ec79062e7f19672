import type { supports } from '../claims/index.ts'
import type { Doubt, LineNamed, Settled } from '../resume/settled.ts'
import type { Fact } from '../resume/sources.ts'

export const letterStyles = ['professional', 'warm', 'concise', 'enthusiastic'] as const
export type LetterStyle = (typeof letterStyles)[number]

/** What the person chose besides the style. */
export interface LetterChoices {
  /** The day it is written: `2026-07-01`. */
  today: string
  facts?: readonly Fact[] | undefined
  /** Why this job, in the person's own words. */
  motivation?: string | undefined
  /** What the person wants named: lines of the resume, or their own words. */
  achievements?: readonly string[] | undefined
  /** Whom it is addressed to: `Ms Lindqvist`. */
  recipient?: string | undefined
  /** The paragraph that is wanted in other words, from 0; all others stay as they are. */
  replaceParagraph?: number | undefined
  /** How that paragraph was worded before: other words than these, as long as there are any. */
  worded?: readonly string[] | undefined
  /** What the person said of words before. */
  settled?: Settled | undefined
  /** What holds a sentence against its sources. */
  check?: typeof supports | undefined
  /** Texts that a second reader was against. */
  against?: readonly string[] | undefined
}

export interface LetterOptions extends LetterChoices {
  style: LetterStyle
}

/** A line that the person may choose to be named. */
export interface LetterLine {
  /** The id of its source. */
  source: string
  text: string
  /** What of the advertisement it answers; null where nothing is asked by name. */
  requirement: string | null
  chosen: boolean
}

export interface LetterSentence {
  text: string
  /** Ids of the resume's sources; `motivation`, `achievement-1`. Empty where it says nothing of the person. */
  sources: string[]
  /** The advertisement's own words that it repeats. */
  job: string[]
  /** Our own fixed words in it: courtesy, and what joins the rest. They say nothing of the person. */
  frame: string[]
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
  sentences: LetterSentence[]
}

export interface Letter {
  style: LetterStyle
  /** Empty where the advertisement names none. */
  company: string
  role: string
  salutation: string
  paragraphs: LetterParagraph[]
  signOff: string
  signature: string
  /** The whole letter as paragraphs of HTML, escaped. */
  content: string
  /** For a web form: at most 300 characters. */
  shortMessage: string
  emailSubject: string
  emailBody: string
  /** The lines that could be named, the most telling first. */
  lines: LetterLine[]
  /** What could be said besides, if the person says so. */
  doubted: DoubtedSentence[]
  /** Words of the paragraphs. */
  words: number
  /** What the person should know before sending it. */
  notes: string[]
}

/** The most words of a letter: there is no least. */
export const mostWords = (style: LetterStyle): number => (style === 'concise' ? 250 : 400)

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
