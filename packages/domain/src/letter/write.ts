import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { achievementSentences } from './achievements.ts'
import { argumentOf, mostLines } from './argument.ts'
import { proofParagraph } from './body.ts'
import { type Choice, choiceFor, plainest } from './choice.ts'
import { closing, salutationFor, signOffFor } from './closing.ts'
import { credentials } from './credentials.ts'
import { draft, firstWordOf, say, textOf } from './draft.ts'
import { isToldBy } from './evidence.ts'
import {
  type Letter,
  type LetterOptions,
  type LetterParagraph,
  type LetterSentence,
  type LetterStyle,
  mostWords,
  wordCount,
} from './letter.ts'
import { type Ground, gather, inStyle, type Material } from './material.ts'
import { meaning } from './meaning.ts'
import { notesOn } from './notes.ts'
import { motivationOf, opening } from './opening.ts'
import { contentOf } from './page.ts'
import { nothingSaid } from './said.ts'
import { emailOf, shortMessageOf } from './short-forms.ts'

/** A cover letter in which every sentence can be traced to the resume or to the advertisement. */
export const writeLetter = (document: ResumeDocument, job: Job, options: LetterOptions): Letter =>
  letterFrom(gather(document, job, options), options.style)

export function letterFrom(ground: Ground, style: LetterStyle): Letter {
  const material = inStyle(ground, style)
  const { document, job, options } = material
  const drafts = replaced(material, linesFor(material))
  const paragraphs = drafts.map(toParagraph)
  const words = wordsOf(drafts)
  const letter = {
    style,
    company: material.ad.company,
    role: material.ad.role,
    salutation: salutationFor(options.recipient, material.ad, style),
    paragraphs,
    signOff: signOffFor(style, material.isBritish),
    signature: document.basics.name?.trim() ?? '',
  }
  return {
    ...letter,
    content: contentOf(letter),
    shortMessage: shortMessageOf(material),
    ...emailOf(letter, material),
    ...{ lines: ground.lines, doubted: [] },
    words,
    notes: notesOn(drafts.flat(), material, job),
  }
}

/** As many as keep the letter within its measure. */
function linesFor(material: Material): number {
  const { style } = material.options
  let lines = mostLines(style)
  while (lines > 1 && wordsOf(compose(material, lines)) > mostWords(style)) lines--
  return lines
}

const turns = 24

/** The letter with one paragraph in other words, as far as there are others that keep it within its rules. */
function replaced(material: Material, lines: number): LetterSentence[][] {
  const { replaceParagraph: index = -1, worded = [], style } = material.options
  const first = compose(material, lines)
  if (!first[index]) return first
  const before = new Set([textOf(first[index]), ...worded])
  for (let turn = 1; turn <= turns; turn++) {
    const other = compose(material, lines, { index, turn })[index]
    const next = other ? first.with(index, other) : first
    if (!before.has(textOf(next[index] ?? [])) && wordsOf(next) <= mostWords(style) && !beginsAlike(next)) return next
  }
  return first
}

const beginsAlike = (paragraphs: readonly (readonly LetterSentence[])[]): boolean => {
  const openings = paragraphs.flat().map(({ text }) => firstWordOf(text))
  return openings.some((word, at) => at > 1 && word === openings[at - 1] && word === openings[at - 2])
}

/**
 * An argument: why this work, what was done of it in one role, what that means for them, and the offer to talk. With so
 * many lines of the resume; paragraph `index` takes the wordings of another turn.
 */
function compose(material: Material, lines: number, { index, turn } = { index: -1, turn: 0 }): LetterSentence[][] {
  const { ad, options, introductions, newest, lead, proofs, seed, isHonest } = material
  const { style } = options
  const state = nothingSaid(isHonest)
  const turnOf = (at: number) => (at === index ? turn : 0)
  const choiceOf = (at: number): Choice => (proofs.length === 0 ? plainest : choiceFor(`${seed}\n${at}`, turnOf(at)))
  const { main, more, first, second, use, subject } = argumentOf(material, style, lines)
  const paragraphs: LetterSentence[][] = []
  const add = (sentences: readonly LetterSentence[]) => {
    const honest = sentences.filter(isHonest)
    if (honest.length > 0) paragraphs.push(honest)
  }
  const engagement = newest && lead?.engagement?.id === newest.id ? newest : null
  const motivation = motivationOf(options.motivation)
  add(
    opening(
      { ad, introductions, engagement, style, motivation, need: first, proofs: [...main, ...more] },
      state,
      choiceOf(0),
    ),
  )
  if (main.length > 0) add(proofParagraph(main, state, { choice: choiceOf(1), need: null, turn: turnOf(1) }))
  // A paragraph says again where it is.
  state.engagement = null
  const means = main.length > 0 ? [meaning({ ad, need: use, proofs: main, style }, state, choiceOf(2))] : []
  const added =
    more.length > 0 ? proofParagraph(more, state, { choice: choiceOf(2), need: second, turn: turnOf(2) }) : []
  const besides = [...added, ...untold(material, [...paragraphs.flat(), ...added])]
  // Alone it would be a paragraph of one sentence.
  if (besides.length > 0) add([...means, ...besides])
  const last = besides.length > 0 ? [] : means
  const papers = credentials(material, state, textOf(paragraphs.flat()))
  add([
    ...last,
    ...papers,
    closing(ad, style, choiceOf(paragraphs.length), { need: subject, proofs: [...main, ...more] }),
  ])
  return paragraphs
}

/** What must not be missing and could not be said in any of the usual ways: as the person has it. */
function untold({ named, strongest, sources, isBritish }: Material, told: readonly LetterSentence[]): LetterSentence[] {
  const texts = told.flatMap((it) => it.sources).map((id) => sources.find((source) => source.id === id)?.text ?? '')
  const quoted = strongest && !texts.some((it) => isToldBy(strongest.text, it)) ? [strongest] : []
  const resume = { frame: isBritish ? 'CV' : 'resume' }
  return [
    ...achievementSentences(named),
    ...quoted.map(({ id, text }) => draft(say`My ${resume} puts it in one line: “${text.replace(/\.$/, '')}”`, [id])),
  ]
}

const wordsOf = (paragraphs: readonly (readonly LetterSentence[])[]) => wordCount(paragraphs.map(textOf).join(' '))

const toParagraph = (sentences: readonly LetterSentence[]): LetterParagraph => ({ sentences: [...sentences] })
