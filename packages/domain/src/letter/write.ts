import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { achievementSentences } from './achievements.ts'
import { proofParagraph } from './body.ts'
import { type Choice, choiceFor, plainest } from './choice.ts'
import { closing, salutationFor, signOffFor } from './closing.ts'
import { credentials, skillsNamed } from './credentials.ts'
import { draft, firstWordOf, say, textOf } from './draft.ts'
import { gistOf } from './evidence.ts'
import { groupsOf } from './groups.ts'
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
import { inNearWords } from './near-words.ts'
import { notesOn } from './notes.ts'
import { motivationOf, opening } from './opening.ts'
import { contentOf } from './page.ts'
import { nothingSaid, type Said } from './said.ts'
import { emailOf, shortMessageOf } from './short-forms.ts'

/** A cover letter in which every sentence can be traced to the resume or to the advertisement. */
export const writeLetter = (document: ResumeDocument, job: Job, options: LetterOptions): Letter =>
  letterFrom(gather(document, job, options), options.style)

export function letterFrom(ground: Ground, style: LetterStyle): Letter {
  const material = inStyle(ground, style)
  const { document, job, options } = material
  const { drafts, doubted } = inNearWords(replaced(material, linesFor(material)), ground)
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
    ...{ lines: ground.lines, doubted },
    words,
    notes: notesOn(drafts.flat(), material, job),
  }
}

/** How many lines of the resume each style tells: a short, true letter says more than a long one. */
const linesOf: Record<LetterStyle, number> = { professional: 6, warm: 5, concise: 3, enthusiastic: 4 }

/** As many as keep the letter within its measure. */
function linesFor(material: Material): number {
  const { style } = material.options
  let lines = linesOf[style]
  while (lines > 1 && wordsOf(compose(material, lines)) > mostWords(style)) lines--
  return lines
}

const turns = 12

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

/** The paragraphs with so many lines of the resume; paragraph `index` takes the wordings of another turn. */
function compose(material: Material, lines: number, { index, turn } = { index: -1, turn: 0 }): LetterSentence[][] {
  const { ad, options, ledger, introductions, newest, proofs, seed, tie } = material
  const state = nothingSaid(material.isHonest)
  const choiceOf = (at: number): Choice =>
    proofs.length === 0 ? plainest : choiceFor(`${seed}\n${at}`, at === index ? turn : 0)
  const isTied = tie !== null && !options.motivation?.trim()
  const groups = groupsOf(isTied ? proofs.filter((proof) => proof !== tie.proof) : proofs, lines)
  const paragraphs: LetterSentence[][] = []
  const add = (sentences: readonly LetterSentence[]) => {
    const honest = sentences.filter(material.isHonest)
    if (honest.length > 0) paragraphs.push(honest)
  }
  add(
    opening(
      {
        ...{ ad, introductions, ledger, engagement: newest, style: options.style, proofs: groups.flat() },
        ...{ motivation: motivationOf(options.motivation), tie: isTied ? tie : null },
      },
      state,
      choiceOf(0),
    ),
  )
  for (const group of groups) {
    const at = paragraphs.length
    // A paragraph says again where it is.
    state.engagement = null
    add(proofParagraph(group, ad, state, { choice: choiceOf(at), index: at - 1, turn: at === index ? turn : 0 }))
  }
  add(untold(material, paragraphs.flat()))
  add([
    ...formalities(material, state, textOf(paragraphs.flat())),
    ...closing(ad, options.style, choiceOf(paragraphs.length)),
  ])
  return paragraphs
}

/** What must not be missing and could not be said in any of the usual ways: as the person has it. */
function untold(
  { named, confirmed, strongest, sources, isBritish }: Material,
  told: readonly LetterSentence[],
): LetterSentence[] {
  const gists = new Set(
    told.flatMap((it) => it.sources).map((id) => gistOf(sources.find((source) => source.id === id)?.text ?? '')),
  )
  const quoted = strongest && !gists.has(gistOf(strongest.text)) ? [strongest] : []
  const resume = { frame: isBritish ? 'CV' : 'resume' }
  return [
    ...confirmed,
    ...achievementSentences(named),
    ...quoted.map(({ id, text }) =>
      draft(say`One line of my ${resume} to point to: “${text.replace(/\.$/, '')}”`, [id]),
    ),
  ]
}

/** Skills and papers that they ask for and no line has told. */
function formalities(material: Material, state: Said, letter: string): LetterSentence[] {
  const { document, sources, ledger, options } = material
  const named = options.style === 'concise' ? [] : skillsNamed(sources, ledger, letter)
  return [...named, ...credentials(document, sources, ledger, options.today, state)]
}

const wordsOf = (paragraphs: readonly (readonly LetterSentence[])[]) => wordCount(paragraphs.map(textOf).join(' '))

const toParagraph = (sentences: readonly LetterSentence[]): LetterParagraph => ({ sentences: [...sentences] })
