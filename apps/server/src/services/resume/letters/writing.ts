import { supports } from '@bespeak/domain/claims/index.ts'
import type { Job } from '@bespeak/domain/job/job.ts'
import {
  type Letter,
  type LetterStyle,
  letterFrom,
  letterGround,
  letterStyles,
  unsupportedIn,
} from '@bespeak/domain/letter/index.ts'
import type { LetterChoices } from '@bespeak/domain/letter/letter.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { element, serialise } from '@bespeak/domain/resume/html/node.ts'
import { textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import type { Settled } from '@bespeak/domain/resume/settled.ts'
import { letterWithReplies, numberedPage } from '@bespeak/domain/writers/index.ts'
import { badInput } from '../../../kernel/errors.ts'
import { jobIn } from '../engine/job-in.ts'
import type { TailorStep } from '../engine/telling.ts'
import { factsFrom } from '../facts/facts-from.ts'
import type { Said } from '../facts/said.ts'
import { parseHtml } from '../html/parse.ts'
import { type MadeSuggestion, suggestedSentences } from '../suggestions/suggested.ts'
import type { ModelWords } from '../writers/models.ts'
import { ownAssistant } from '../writers/names.ts'
import type { ReplyOutcome } from '../writers/reply-work.ts'
import type { Made } from './behind.ts'
import type { Choices, KeptLetter, LetterPage } from './kept-letter.ts'
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
  choices: Choices
  today: string
  styles: readonly LetterStyle[]
  /** What a language model wrote, where one was asked; and why it wrote nothing. */
  words?: ModelWords | null | undefined
  note?: string | null | undefined
}

export interface AgainTask extends LetterTask {
  page: LetterPage
  /** The paragraph of the page that is wanted in other words. */
  paragraph: number
}

type Begin = (step: TailorStep) => void

interface Wanted {
  replaceParagraph?: number
  worded?: readonly string[]
}

/** A letter in each of the styles; every sentence is held against its sources before it leaves. */
function written(task: LetterTask, begin: Begin, wanted: Wanted = {}, check = supports, document = task.document) {
  const { choices, today, settled } = task
  begin('reading')
  const facts = factsFrom(task.said)
  const job = { ...jobIn(task.advertisement), company: task.company }
  begin('comparing')
  const options = { ...wanted, today, facts, settled, check, against: task.words?.against, ...given(choices) }
  const ground = letterGround(document, job, options)
  begin('writing')
  const letters = (task.styles.length > 0 ? task.styles : letterStyles).map((style) => letterFrom(ground, style))
  begin('checking')
  for (const letter of letters) refuseUnsupported(letter, document, job, options)
  return { letters, ground, options, origins: originsIn(task.document, facts, choices, task.made) }
}

function refuseUnsupported(letter: Letter, document: ResumeDocument, job: Job, options: LetterChoices): void {
  const [found] = unsupportedIn(letter, document, job, { ...options, style: letter.style })
  if (found) throw new Error('A sentence of a letter says more than its sources.')
}

const given = ({ motivation, recipient, achievements }: Choices) => ({
  motivation: motivation ?? undefined,
  recipient: recipient ?? undefined,
  achievements,
})

/** One in each of the styles that are asked for; none asked for is all of them. */
export function letters(task: LetterTask, begin: Begin, check = supports): WrittenLetter[] {
  const { origins, ...made } = written(task, begin, {}, check)
  return made.letters
    .map((ours) => inWords(ours, task, made))
    .map(({ letter, writer }) => ({
      ...withWriter(pageFor(letter, task.choices, origins), writer),
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
  if (!words) return { letter, writer: undefined }
  const theirs = letterWithReplies(ground, numberedPage(document, options.facts), letter, words.replies).letter
  return theirs ? { letter: theirs, writer: words.writer } : { letter, writer: undefined }
}

const withWriter = ({ content, letter }: LetterPage, writer: string | undefined): LetterPage => ({
  content,
  letter: writer === undefined ? letter : { ...letter, writer },
})

export interface LetterWithReply extends ReplyOutcome {
  trouble: string | null
  /** Null where too little of the reply stands. */
  written: WrittenLetter | null
}

const tooFew = 'Fewer than two sentences of this answer can stand in a letter, so none of it was used.'

/** A letter in the words of a reply, as far as they stand: read against the original, whose lines the prompt has. */
export function letterWithReply(task: LetterTask & { reply: string }, begin: Begin): LetterWithReply {
  const { document } = task.made.ground.original
  const { letters, origins, ground, options } = written(task, begin, {}, supports, document)
  const page = numberedPage(document, options.facts)
  const [builtInLetter] = letters
  if (!builtInLetter) throw new Error('A letter has a style.')
  const { letter, said, ...outcome } = letterWithReplies(ground, page, builtInLetter, [task.reply])
  const { trouble, isCut, stood } = outcome
  const isTold = (text: string) => outcome.refused.some((it) => it.text === text)
  const unused = letter ? [] : said.filter((text) => !isTold(text)).map((text) => ({ text, why: tooFew }))
  const refused = [...outcome.refused, ...unused]
  const suggestions = letter ? suggestionsIn(letter, origins) : []
  const kept = letter && pageFor(letter, task.choices, origins)
  return {
    ...{ trouble, isCut, stood, refused, asked: suggestions.length },
    written: kept && { content: kept.content, letter: { ...kept.letter, writer: ownAssistant }, suggestions },
  }
}

const suggestionsIn = (letter: Letter, origins: ReturnType<typeof originsIn>) =>
  suggestedSentences(letter.doubted, origins.of)

function pageFor(letter: Letter, choices: Choices, origins: ReturnType<typeof originsIn>): LetterPage {
  const { content, style, role, shortMessage, emailSubject, emailBody, notes } = letter
  const open = new Set(letter.doubted.map(({ sentence }) => sentence.text))
  // What the person has not settled rests on nothing yet.
  const sentences = origins.written(letter).map((it) => (open.has(it.text) ? { ...it, origins: [] } : it))
  return {
    content,
    letter: {
      ...{ style, role, shortMessage, emailSubject, emailBody, notes, ...choices },
      written: sentences,
      worded: wordingsOf(letter).map((text) => [text]),
      lines: origins.offered(letter),
      standing: standingIn(content, sentences),
    },
  }
}

const wordingsOf = ({ paragraphs }: Letter): string[] =>
  paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))

const mostWritten = 300
// With another reason each time, there would be no end of wordings.
const mostWordings = 30

/** The page with one paragraph in other words. All others stay as they stand, typed ones too. */
export function letterAgain(task: AgainTask, begin: Begin): LetterPage {
  const { page, paragraph } = task
  const { letter } = page
  const at = ownParagraph(letter, paragraph)
  const before = letter.worded[at] ?? []
  const { letters, origins } = written(task, begin, { replaceParagraph: at, worded: before })
  const [made] = letters
  const fresh = made && wordingsOf(made)[at]
  if (!made || fresh === undefined) throw badInput({ replaceParagraph: notOurs })
  // When all has been said, it begins again with what was said first.
  const isNew = !before.includes(fresh)
  const text = isNew ? fresh : (before.find((it) => it !== letter.standing.paragraphs[paragraph]) ?? fresh)
  const sentences = [...letter.written, ...origins.written(made).filter((it) => it.paragraph === at)]
  const known = new Map(sentences.map((sentence) => [sentence.text, sentence]))
  const all = [...known.values()].slice(-mostWritten)
  const wordings = [...before.filter((it) => it !== text), text].slice(-mostWordings)
  const content = withBlock(page.content, letter.standing.first + paragraph, text)
  return {
    content,
    letter: {
      ...letter,
      ...task.choices,
      written: all,
      worded: letter.worded.with(at, wordings),
      standing: standingIn(content, all),
    },
  }
}

const notOurs = 'This paragraph is your own. Change it in the letter.'

/** Which of the paragraphs that we wrote it is: by a sentence that still stands in it, else by its place. */
function ownParagraph({ standing, written: sentences, worded }: KeptLetter, paragraph: number): number {
  const { paragraphs } = standing
  if (paragraph >= paragraphs.length)
    throw badInput({ replaceParagraph: `The letter has ${paragraphs.length} paragraphs; the first is 0.` })
  const ours = standing.sentences.find((it) => it.paragraph === paragraph && !it.yours)
  const by = sentences.find(({ text }) => text === ours?.text)?.paragraph
  if (by !== undefined) return by
  if (paragraphs.length !== worded.length) throw badInput({ replaceParagraph: notOurs })
  return paragraph
}

/** The page with other words in one of its blocks. */
function withBlock(html: string, index: number, text: string): string {
  let at = 0
  return serialise(
    parseHtml(html).flatMap((node) => {
      const count = pageOf([node]).blocks.filter((block) => textOf(block) !== '').length
      const isIt = at <= index && index < at + count
      at += count
      if (isIt && count > 1) throw badInput({ replaceParagraph: notOurs })
      return isIt ? [element('p', {}, [text])] : [node]
    }),
  )
}
