import { isTimeAway } from '../english/time-away.ts'
import type { Job } from '../job/job.ts'
import { type LedgerRow, standingOf } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import { achievementSentences } from './achievements.ts'
import { type Ad, adOf } from './ad.ts'
import { proofParagraph, proofSentence } from './body.ts'
import { groundsOf, isHonest } from './check.ts'
import { type Choice, choiceFor } from './choice.ts'
import { closing, salutationFor, signOffFor, workDescribed } from './closing.ts'
import { credentials, skillsNamed } from './credentials.ts'
import { draft, firstWordOf, say } from './draft.ts'
import { gistOf } from './evidence.ts'
import { groupsOf } from './groups.ts'
import {
  type Letter,
  type LetterOptions,
  type LetterParagraph,
  type LetterSentence,
  limitsOf,
  wordCount,
} from './letter.ts'
import { notesOn } from './notes.ts'
import { motivationOf, opening, wishOf } from './opening.ts'
import { contentOf } from './page.ts'
import { type Place, type Proof, placesOf, proofsOf, said } from './proofs.ts'
import { nothingSaid } from './said.ts'
import { selfIntroduction } from './self.ts'
import { writesBritish } from './spelling.ts'
import { type Tie, tieOf } from './tie.ts'

/** What every wording of one letter is made of. */
interface Material {
  document: ResumeDocument
  options: LetterOptions
  ad: Ad
  ledger: LedgerRow[]
  sources: Source[]
  newest: Place | null
  proofs: Proof[]
  tie: Tie | null
  seed: string
  isBritish: boolean
  isHonest: (sentence: LetterSentence) => boolean
}

/** A cover letter in which every sentence can be traced to the resume or to the advertisement. */
export function writeLetter(document: ResumeDocument, job: Job, options: LetterOptions): Letter {
  const material = gather(document, job, options)
  const drafts = replaced(material, planFor(material))
  const paragraphs = drafts.map(toParagraph)
  const words = wordsOf(drafts)
  const letter = {
    style: options.style,
    company: material.ad.company,
    role: material.ad.role,
    salutation: salutationFor(options.recipient, material.ad, options.style),
    paragraphs,
    signOff: signOffFor(options.style, material.isBritish),
    signature: document.basics.name?.trim() ?? '',
  }
  return {
    ...letter,
    content: contentOf(letter),
    shortMessage: shortMessageOf(material),
    words,
    notes: notesOn(words, material.ad, job, material.ledger, options),
  }
}

function gather(document: ResumeDocument, job: Job, options: LetterOptions): Material {
  const { today, facts = [], style } = options
  const ad = adOf(job)
  const grounds = groundsOf(document, job, options)
  const sources = [...grounds.sources.values()]
  const { ledger } = standingOf(document, job, { today, facts })
  const places = placesOf(document, today)
  const honest = remembered((sentence) => isHonest(sentence, grounds))
  const introduced = new Set(selfIntroduction(sources).map(({ text }) => gistOf(text)))
  const proofs = proofsOf(sources, places, job, ledger).filter(
    (proof) =>
      !introduced.has(gistOf(proof.source.text)) &&
      honest(draft(say`${`${proof.spoken.subject} ${said(proof)}`}`, [proof.source.id])),
  )
  return {
    document,
    options,
    ad,
    ledger,
    sources,
    newest:
      [...places.values()].find(({ kind, name, title }) => kind === 'role' && !isTimeAway(`${name} ${title}`)) ?? null,
    proofs,
    tie: tieOf(ad, proofs),
    seed: [document.basics.name ?? '', style, job.text].join('\n'),
    isBritish: writesBritish(
      sources.map(({ text }) => text),
      job.text,
    ),
    isHonest: honest,
  }
}

/** A letter is composed several times until its length is right; each sentence is judged once. */
function remembered(judge: (sentence: LetterSentence) => boolean): (sentence: LetterSentence) => boolean {
  const known = new Map<string, boolean>()
  return (sentence) => {
    const key = JSON.stringify(sentence)
    const verdict = known.get(key) ?? judge(sentence)
    known.set(key, verdict)
    return verdict
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

const turns = 6

/** The letter with one paragraph in other words, as far as there are others that keep it within its rules. */
function replaced(material: Material, plan: Plan): LetterSentence[][] {
  const { replaceParagraph: index = -1, turn = 1, style } = material.options
  const first = compose(material, plan)
  const before = textOf(first[index] ?? [])
  for (let more = 0; before !== '' && more < turns; more++) {
    const other = compose(material, plan, { index, turn: turn + more })[index]
    const next = other ? first.with(index, other) : first
    if (textOf(next[index] ?? []) !== before && wordsOf(next) <= limitsOf(style).most && !beginsAlike(next)) return next
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
  paragraphs.push(achievementSentences(sources))
  const named = full ? skillsNamed(sources, ledger, textOf(paragraphs.flat())) : []
  paragraphs.push([...named, ...credentials(document, sources, full ? null : ledger, options.today, state)])
  if (described) paragraphs.push(workDescribed(ad, proofs, options.style, material.isBritish, state))
  const last = paragraphs.filter((sentences) => sentences.length > 0).length
  paragraphs.push(closing(ad, options.style, choiceOf(last)))
  return paragraphs.map((sentences) => sentences.filter(material.isHonest)).filter((sentences) => sentences.length > 0)
}

/** The first of all wordings speaks of nothing that was said before it. */
const plainest: Choice = ([first]) => first

const textOf = (sentences: readonly LetterSentence[]) => sentences.map(({ text }) => text).join(' ')
const wordsOf = (paragraphs: readonly (readonly LetterSentence[])[]) => wordCount(paragraphs.map(textOf).join(' '))

const toParagraph = (sentences: readonly LetterSentence[]): LetterParagraph => ({ sentences: [...sentences] })

/** A few sentences: the role, the two best proofs, the offer to say more. */
function shortMessageOf({ ad, options, proofs, seed, isHonest }: Material): string {
  const choice = proofs.length === 0 ? plainest : choiceFor(`${seed}\nshort`)
  const state = nothingSaid(isHonest)
  const best = groupsOf(proofs, 2).flat()
  const sentences = [
    wishOf(ad, options.style, choice),
    ...best.flatMap((proof, index) => proofSentence([proof], state, choice, { slot: String(index) }) ?? []),
    ...closing(ad, options.style, choice),
  ]
  return textOf(sentences.filter(isHonest))
}
