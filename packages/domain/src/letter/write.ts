import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import { upTo } from '../text/split.ts'
import { closingOf, openingOf, salutationFor, signOffFor } from './frames.ts'
import { type LetterGround, letterGround } from './ground.ts'
import { highlights, highlightsOf } from './highlights.ts'
import {
  type Letter,
  type LetterOptions,
  type LetterParagraph,
  type LetterProof,
  type LetterSentence,
  type LetterStyle,
  looks,
  mostWords,
  textOf,
  wordCount,
} from './letter.ts'
import { contentOf } from './page.ts'
import { type Pair, pairParagraphs, pairsOf } from './pairs.ts'
import { headingOver, presentSentence } from './roles.ts'
import { emailOf, shortMessageOf } from './short-forms.ts'

export const writeLetter = (document: ResumeDocument, job: Job, options: LetterOptions): Letter =>
  letterFrom(letterGround(document, job, options), options.style)

/** A letter of frames and of the person's own lines. Another `turn` has other frames. */
export function letterFrom(ground: LetterGround, style: LetterStyle, turn = 0): Letter {
  const { to, choices, document, isBritish } = ground
  const { register, form: usual } = looks[style]
  // [LT2] A style alone leaves the layout to what there is.
  const pairs = choices.form === 'highlights' ? [] : pairsOf(ground)
  const form = choices.form ?? (pairs.length < fewestShown ? 'highlights' : usual)
  const seed = [document.basics.name ?? '', ground.job.text].join('\n')
  const present = presentSentence(ground.present, register, choices.today)
  const opening = [openingOf(register, to, seed, turn), ...(present ? [present] : [])]
  const whole = (body: readonly LetterParagraph[]): LetterParagraph[] => [
    { sentences: opening },
    ...body,
    ...ownReason(ground),
    { sentences: [closingOf(register, seed, turn)] },
  ]
  const made =
    form === 'pairs'
      ? fitted(pairs, ground, (pairs) => whole(pairParagraphs(ground, pairs, present && ground.present)))
      : fitted(highlightsOf(ground), ground, (lines) => whole(highlights(ground, lines, register)))
  const letter = {
    ...{ style, form, company: to.company, role: to.role, paragraphs: made.paragraphs },
    salutation: salutationFor(choices.recipient, to, register),
    signOff: signOffFor(register, isBritish, choices.recipient),
    signature: signatureOf(document.basics.name),
  }
  const shown = made.shown.map(proofOf(ground))
  return {
    ...letter,
    content: contentOf(letter),
    shortMessage: shortMessageOf(opening, shown),
    ...emailOf(letter, opening, shown, ground),
    ...{ proofs: shown, lines: ground.lines, doubted: [], words: wordsOf(made.paragraphs) },
    notes: notesOn(shown),
    missing: made.shown.length < fewestShown ? missing[form] : null,
  }
}

const fewestShown = 2

/** [LT12] */
const missing = {
  highlights:
    'A letter quotes at least two lines of your resume. Add what you did in a job, a project or a course, best with a number, and write it again.',
  pairs:
    'Fewer than two of your lines answer what this ad asks. Choose Highlights, or add lines about what it asks, and write it again.',
}

/** [LT5] As many of ours as keep the letter within its words; what the person chose stays. */
function fitted<Shown extends Source | Pair>(
  all: readonly Shown[],
  { wanted }: LetterGround,
  write: (shown: readonly Shown[]) => LetterParagraph[],
): { shown: Shown[]; paragraphs: LetterParagraph[] } {
  const least = Math.max(wanted.sources.length, fewestShown)
  const shown = [...all]
  let paragraphs = write(shown)
  while (shown.length > least && wordsOf(paragraphs) > mostWords) {
    shown.pop()
    paragraphs = write(shown)
  }
  return { shown, paragraphs }
}

/** [LT11] Why this job, as the person has it; nothing is made up in its place. */
function ownReason({ sources }: LetterGround): LetterParagraph[] {
  const own = sources.get('motivation')
  if (!own) return []
  const text = /[\p{Sentence_Terminal}…]["”’)]?$/u.test(own.text) ? own.text : `${own.text}.`
  return [{ sentences: [{ text, sources: [own.id], job: [] }] }]
}

const proofOf =
  ({ engagements }: LetterGround) =>
  (shown: Source | Pair): LetterProof => {
    const [source, ask] = 'ask' in shown ? [shown.source, shown.ask] : [shown, null]
    return { ask, line: source.text, role: headingOver(source, engagements) }
  }

const sentencesIn = (paragraphs: readonly LetterParagraph[]): LetterSentence[] =>
  paragraphs.flatMap(({ sentences }) => sentences)
const wordsOf = (paragraphs: readonly LetterParagraph[]): number => wordCount(textOf(sentencesIn(paragraphs)))

const notesOn = (shown: readonly LetterProof[]): string[] =>
  shown.some(({ line }) => /\p{N}/u.test(line))
    ? []
    : ['No line in the letter has a number. Where you know how many, how much or how fast, add it to your resume.']

/** `MEI TRAN` of a resume's head is signed as a name is written; `RN` behind it stays. */
function signatureOf(name = ''): string {
  const whole = name.trim().replace(/\s+/g, ' ')
  const own = upTo(whole, ', ')
  const calm = /\p{Ll}/u.test(own)
    ? own
    : own.replace(/\p{L}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
  return calm + whole.slice(own.length)
}
