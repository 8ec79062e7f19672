import type { Letter, LetterForm, LetterProof, LetterStyle } from '@bespeak/domain/letter/index.ts'

/** What a sentence rests on, as a page shows it. */
export interface Origin {
  /** A line of the resume, what the person wrote for this letter, an answer of theirs, or the advertisement. */
  kind: 'line' | 'you' | 'said' | 'ad'
  /** Its words, as they stand there. */
  text: string
  /** Which line of the tailored resume it was, from 1. */
  line: number | null
  /** The heading that the line stands under. */
  place: string | null
}

export interface WrittenSentence {
  text: string
  /** Which paragraph of the letter, from 0; salutation and close are none. */
  paragraph: number
  origins: Origin[]
  /** The sentence whose place it takes, where it is that one in another word. */
  instead?: string | undefined
}

export interface StandingSentence extends WrittenSentence {
  /** Typed by the person. */
  yours: boolean
}

/** A letter as it stands, taken apart. */
export interface Standing {
  salutation: string
  paragraphs: string[]
  closing: string
  signature: string
  /** Which block of its content the first paragraph is, from 0. */
  first: number
  sentences: StandingSentence[]
}

/** A line that could be named in the letter. */
export interface OfferedLine {
  text: string
  line: number | null
  requirement: string | null
  chosen: boolean
  /** The heading of its role; nothing on letters of before. */
  role?: string | null | undefined
}

/** A line that the letter shows, and how the person mended it for this letter. */
export interface KeptProof extends LetterProof {
  edited: string | null
}

/** What the person chose for it. */
export interface Choices {
  motivation: string | null
  recipient: string | null
  achievements: string[]
  /** All that it shows, in this order, in place of our choice. */
  only?: string[] | undefined
}

/** What it is written by. */
export interface WantedLetter extends Choices {
  /** The style's own where nothing is said. */
  form?: LetterForm | undefined
}

/** A letter as it is kept beside its words. */
export interface KeptLetter
  extends Pick<Letter, 'role' | 'shortMessage' | 'emailSubject' | 'emailBody' | 'notes'>,
    Choices {
  /** `own`: the person wrote it without us. */
  style: LetterStyle | 'own'
  /** The layout; nothing on letters of sentences. */
  form?: LetterForm | undefined
  proofs?: KeptProof[] | undefined
  /** Whose words its sentences are: `own-assistant`, or the name of a model; ours where nothing is said. */
  writer?: string | undefined
  /** Every sentence that was ever written for it: one that comes back has its sources again. */
  written: WrittenSentence[]
  /** Each paragraph as it was written, and the ways it was worded so far. */
  worded: string[][]
  lines: OfferedLine[]
  standing: Standing
}

/** A letter with its words. */
export interface LetterPage {
  content: string
  letter: KeptLetter
}
