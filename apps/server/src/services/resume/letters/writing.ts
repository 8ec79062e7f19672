import { type Letter, type LetterStyle, letterFrom, letterGround, letterStyles } from '@bespeak/domain/letter/index.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import type { Settled } from '@bespeak/domain/resume/settled.ts'
import { letterWithReplies, numberedPage } from '@bespeak/domain/writers/index.ts'
import { badInput } from '../../../kernel/errors.ts'
import { jobIn } from '../engine/job-in.ts'
import type { TailorStep } from '../engine/telling.ts'
import { factsFrom } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'
import { type MadeSuggestion, suggestedSentences } from '../suggestions/suggested.ts'
import type { ModelWords } from '../writers/models.ts'
import { ownAssistant } from '../writers/names.ts'
import type { ReplyOutcome } from '../writers/reply-work.ts'
import type { Made } from './behind.ts'
import type { LetterPage, WantedLetter } from './kept-letter.ts'
import { originsIn } from './origins.ts'
import { standingIn } from './standing.ts'

/** All that a letter is written of. */
export interface LetterTask {
  document: ResumeDocument
  /** What the document was made of. */
  made: Made
  said: readonly Said[]
  /** What the person said of words before. */
  settled: Settled
  advertisement: string
  company: string
  choices: WantedLetter
  today: string
  styles: readonly LetterStyle[]
  /** What a language model wrote, where one was asked; and why it wrote nothing. */
  words?: ModelWords | null | undefined
  note?: string | null | undefined
}

export type Begin = (step: TailorStep) => void

/** A letter in each of the styles. */
export function written(task: LetterTask, begin: Begin, document = task.document) {
  const { choices, today, settled } = task
  begin('reading')
  const facts = factsFrom(task.said)
  const job = { ...jobIn(task.advertisement), company: task.company }
  begin('comparing')
  const options = { today, facts, settled, against: task.words?.against, ...given(choices) }
  const ground = letterGround(document, job, options)
  begin('writing')
  const letters = (task.styles.length > 0 ? task.styles : letterStyles).map((style) => letterFrom(ground, style))
  begin('checking')
  return { letters, ground, options, origins: originsIn(task.document, facts, choices, task.made) }
}

const given = ({ motivation, recipient, achievements, only, form }: WantedLetter) => ({
  motivation: motivation ?? undefined,
  recipient: recipient ?? undefined,
  ...{ achievements, form, proofs: only },
})

/** One in each of the styles that are asked for; none asked for is all of them. */
export function letters(task: LetterTask, begin: Begin): WrittenLetter[] {
  const { origins, ...made } = written(task, begin)
  return made.letters
    .map((ours) => inWords(ours, task, made))
    .map(({ letter, writer }) => ({
      ...pageFor(letter, task.choices, origins, writer),
      suggestions: suggestionsIn(letter, origins),
    }))
}

/** A letter, and what could be said in it besides. */
export interface WrittenLetter extends LetterPage {
  suggestions: MadeSuggestion[]
}

type Basis = Pick<ReturnType<typeof written>, 'ground' | 'options'>

/** In the words of a model as far as they stand; in ours where too little of them does. */
function inWords(ours: Letter, { words, note, document }: LetterTask, { ground, options }: Basis) {
  const letter = note ? { ...ours, notes: [note, ...ours.notes] } : ours
  const theirs = words && letterWithReplies(ground, numberedPage(document, options.facts), letter, words.replies).letter
  if (theirs) return { letter: theirs, writer: words.writer }
  if (ours.missing !== null) throw badInput({ proofs: ours.missing })
  return { letter, writer: undefined }
}

export interface LetterWithReply extends ReplyOutcome {
  trouble: string | null
  /** Null where too little of the reply stands. */
  written: WrittenLetter | null
}

const tooFew = 'Fewer than two sentences of this answer can stand in a letter, so none of it was used.'

/** A letter in the words of a reply, as far as they stand: read against the original, whose lines the prompt has. */
export function letterWithReply(task: LetterTask & { reply: string }, begin: Begin): LetterWithReply {
  const { document } = task.made.ground.original
  const { letters, origins, ground, options } = written(task, begin, document)
  const page = numberedPage(document, options.facts)
  const [builtInLetter] = letters
  if (!builtInLetter) throw new Error('A letter has a style.')
  const { letter, said, ...outcome } = letterWithReplies(ground, page, builtInLetter, [task.reply])
  const { trouble, isCut, stood } = outcome
  const isTold = (text: string) => outcome.refused.some((it) => it.text === text)
  const unused = letter ? [] : said.filter((text) => !isTold(text)).map((text) => ({ text, why: tooFew }))
  const refused = [...outcome.refused, ...unused]
  const suggestions = letter ? suggestionsIn(letter, origins) : []
  const kept = letter && pageFor(letter, task.choices, origins, ownAssistant)
  return {
    ...{ trouble, isCut, stood, refused, asked: suggestions.length },
    written: kept && { ...kept, suggestions },
  }
}

const suggestionsIn = (letter: Letter, origins: ReturnType<typeof originsIn>) =>
  suggestedSentences(letter.doubted, origins.of)

function pageFor(
  letter: Letter,
  { form: _form, ...choices }: WantedLetter,
  origins: ReturnType<typeof originsIn>,
  writer: string | undefined,
): LetterPage {
  const { content, style, form, role, shortMessage, emailSubject, emailBody, notes } = letter
  const open = new Set(letter.doubted.map(({ sentence }) => sentence.text))
  // What the person has not settled rests on nothing yet.
  const told = origins.written(letter).map((it) => (open.has(it.text) ? { ...it, origins: [] } : it))
  // Another line of theirs in its place has its source as well.
  const sentences = [...told, ...origins.shown(letter).filter(({ text }) => !told.some((it) => it.text === text))]
  const proofs = letter.proofs.map((proof) => ({ ...proof, edited: null }))
  return {
    content,
    letter: {
      ...{ style, role, shortMessage, emailSubject, emailBody, notes, ...choices },
      ...(writer === undefined ? { form, proofs } : { writer }),
      written: sentences.slice(0, mostWritten),
      worded: wordingsOf(letter).map((text) => [text]),
      lines: origins.offered(letter),
      standing: standingIn(content, sentences),
    },
  }
}

export const wordingsOf = ({ paragraphs }: Letter): string[] =>
  paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))

/** Of a letter that is changed again and again. */
export const mostWritten = 300
