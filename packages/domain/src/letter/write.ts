import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { achievementSentences } from './achievements.ts'
import { proofParagraph } from './body.ts'
import { type Choice, choiceFor, plainest } from './choice.ts'
import { closing, salutationFor, signOffFor, workDescribed } from './closing.ts'
import { credentials, skillsNamed } from './credentials.ts'
import { firstWordOf, textOf } from './draft.ts'
import { groupsOf } from './groups.ts'
import {
  type Letter,
  type LetterOptions,
  type LetterParagraph,
  type LetterSentence,
  type LetterStyle,
  limitsOf,
  wordCount,
} from './letter.ts'
import { type Ground, gather, inStyle, type Material } from './material.ts'
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
  const drafts = replaced(material, planFor(material))
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
    lines: ground.lines,
    words,
    notes: notesOn(words, material.ad, job, material.ledger, options),
  }
}

const targets = { usual: 262, concise: 170 }

/** Paragraphs are of one size: to reach the last line of a small place takes room for more. */
const spare = 6

/** How much goes into it. */
interface Plan {
  lines: number
  /** Everything that there is, since the lines alone do not fill it; and where that does not either, the work described. */
  full: boolean
  described: boolean
}

/** As many lines as bring the letter to a good length, as far as there are any. */
function planFor(material: Material): Plan {
  const { style } = material.options
  const { least, most } = limitsOf(style)
  const target = style === 'concise' ? targets.concise : targets.usual
  const enough = material.proofs.length + spare
  const wordsWith = (lines: number, full = false) => wordsOf(compose(material, { lines, full, described: false }))
  let lines = Math.min(style === 'concise' ? 3 : 5, enough)
  while (lines < enough && wordsWith(lines) < target) lines++
  while (lines > 1 && wordsWith(lines) > most - 10) lines--
  const full = wordsWith(lines) < least
  return { lines, full, described: full && wordsWith(lines, full) < least }
}

const turns = 12

/** The letter with one paragraph in other words, as far as there are others that keep it within its rules. */
function replaced(material: Material, plan: Plan): LetterSentence[][] {
  const { replaceParagraph: index = -1, worded = [], style } = material.options
  const first = compose(material, plan)
  if (!first[index]) return first
  const before = new Set([textOf(first[index]), ...worded])
  for (let turn = 1; turn <= turns; turn++) {
    const other = compose(material, plan, { index, turn })[index]
    const next = other ? first.with(index, other) : first
    if (!before.has(textOf(next[index] ?? [])) && wordsOf(next) <= limitsOf(style).most && !beginsAlike(next))
      return next
  }
  return first
}

const beginsAlike = (paragraphs: readonly (readonly LetterSentence[])[]): boolean => {
  const openings = paragraphs.flat().map(({ text }) => firstWordOf(text))
  return openings.some((word, at) => at > 1 && word === openings[at - 1] && word === openings[at - 2])
}

/** The paragraphs with so many lines of the resume; paragraph `index` takes the wordings of another turn. */
function compose(
  material: Material,
  { lines, full, described }: Plan,
  { index, turn } = { index: -1, turn: 0 },
): LetterSentence[][] {
  const { ad, document, options, ledger, sources, newest, proofs, seed } = material
  const state = nothingSaid(material.isHonest)
  const choiceOf = (at: number): Choice =>
    proofs.length === 0 ? plainest : choiceFor(`${seed}\n${at}`, at === index ? turn : 0)
  const { tie } = material
  const isTied = tie !== null && !options.motivation?.trim()
  const groups = groupsOf(isTied ? proofs.filter((proof) => proof !== tie.proof) : proofs, lines)
  const paragraphs = [
    opening(
      {
        ad,
        sources,
        place: newest,
        style: options.style,
        motivation: motivationOf(options.motivation),
        tie: isTied ? tie : null,
        proofs: groups.flat(),
        full,
      },
      state,
      choiceOf(0),
    ),
  ]
  for (const group of groups) {
    const at = paragraphs.length
    // A paragraph says again where it is.
    state.place = null
    paragraphs.push(
      proofParagraph(group, ad, state, { choice: choiceOf(at), index: at - 1, turn: at === index ? turn : 0 }),
    )
  }
  paragraphs.push(achievementSentences(material.named))
  const named = full ? skillsNamed(sources, ledger, textOf(paragraphs.flat())) : []
  paragraphs.push([...named, ...credentials(document, sources, full ? null : ledger, options.today, state)])
  if (described) paragraphs.push(workDescribed(ad, proofs, options.style, material.isBritish, state))
  const last = paragraphs.filter((sentences) => sentences.length > 0).length
  paragraphs.push(closing(ad, options.style, choiceOf(last)))
  return paragraphs.map((sentences) => sentences.filter(material.isHonest)).filter((sentences) => sentences.length > 0)
}

const wordsOf = (paragraphs: readonly (readonly LetterSentence[])[]) => wordCount(paragraphs.map(textOf).join(' '))

const toParagraph = (sentences: readonly LetterSentence[]): LetterParagraph => ({ sentences: [...sentences] })
