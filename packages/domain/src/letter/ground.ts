import { speaksToSoftware } from '../job/addressed.ts'
import type { Job } from '../job/job.ts'
import { standingOf } from '../match/index.ts'
import { likeness, type Proof, proofsOf } from '../proof/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Source, sourcesOf } from '../resume/sources.ts'
import { type Ask, asksOf } from './asks.ts'
import type { LetterChoices, LetterLine } from './letter.ts'
import { wordCount } from './letter.ts'
import { type Addressee, addresseeOf } from './names.ts'
import { type Engagement, engagementsOf, headingOver, presentRole } from './roles.ts'
import { writesBritish } from './spelling.ts'
import { chosenIn, cleaned, statementsOf } from './statements.ts'

/** What a letter in any style is made of. */
export interface LetterGround {
  document: ResumeDocument
  job: Job
  choices: LetterChoices
  to: Addressee
  /** All that the person states, by id; also what they wrote for this letter. */
  sources: ReadonlyMap<string, Source>
  engagements: ReadonlyMap<string, Engagement>
  present: Engagement | null
  /** Lines that can be shown, the strongest first. */
  proofs: Proof[]
  /** What the person wants shown: in place of our choice where it is all of it, else before. */
  wanted: { sources: Source[]; isAll: boolean }
  /** What the advertisement asks and a line shows. */
  asks: Ask[]
  lines: LetterLine[]
  isBritish: boolean
}

export function letterGround(document: ResumeDocument, job: Job, choices: LetterChoices): LetterGround {
  const { today, facts = [] } = choices
  const stated = sourcesOf(document, facts).map(withoutScore(document))
  const all = [...stated, ...statementsOf(stated, choices)]
  const { ledger } = standingOf(document, job, { today, facts })
  const engagements = engagementsOf(document)
  const strongest = proofsOf(document, { title: job.title ?? '', text: job.text })
  const proofs = distinct(strongest.filter(({ score }) => score >= 0))
  const asks = asksOf(job, ledger)
  const wanted = chosenIn(choices)
    .map(cleaned)
    .flatMap((text) => all.find((it) => cleaned(it.text) === text) ?? [])
  const isWanted = new Set(wanted.map(({ id }) => id))
  const ofFacts = stated.filter((source) => source.kind === 'fact' && isShowable(source))
  return {
    ...{ document, job, choices, engagements, proofs, asks },
    to: addresseeOf(job),
    sources: new Map(all.map((source) => [source.id, source])),
    present: presentRole(document, engagements, today),
    wanted: { sources: [...new Set(wanted)], isAll: (choices.proofs ?? []).length > 0 },
    lines: [...proofs.map(({ source }) => source), ...ofFacts].map((source) => ({
      ...{ source: source.id, text: source.text, chosen: isWanted.has(source.id) },
      ...{ requirement: askFor(source.text, asks)?.text ?? null, role: headingOver(source, engagements) },
    })),
    isBritish: writesBritish(
      stated.map(({ text }) => text),
      job.text,
    ),
  }
}

/** [LT6] A pair that has no more in common with its line than this is none. */
export const nearEnough = 0.3

/** What a line answers best; a licence or degree that is asked has a place of its own. */
function askFor(text: string, asks: readonly Ask[]): Ask | null {
  const [best] = asks
    .filter(({ namesPaper }) => !namesPaper)
    .map((ask) => ({ ask, near: likeness(text, ask.text) }))
    .filter(({ near }) => near >= nearEnough)
    .sort((a, b) => b.near - a.near)
  return best?.ask ?? null
}

const shortest = 4
const longest = 45

/** [LT4] A line that is none of an order to software, of a word or two, or of a page. */
const isShowable = ({ text }: Source): boolean => {
  const words = wordCount(text)
  return words >= shortest && words <= longest && !speaksToSoftware(text)
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** [LT7] What two lines say alike is shown once. */
function distinct(proofs: readonly Proof[]): Proof[] {
  const seen: string[] = []
  return proofs.filter(({ source }) => {
    const text = plain(source.text)
    if (!isShowable(source) || seen.some((it) => it.includes(text) || text.includes(it))) return false
    seen.push(text)
    return true
  })
}

/** [LT8] A degree as it is told: what its marks say stays in the resume. */
function withoutScore({ sections }: ResumeDocument) {
  const studies = sections.flatMap(({ entries }) => entries).filter((it) => it.type === 'study')
  const scores = new Map(studies.map(({ id, score }) => [id, score]))
  return (source: Source): Source => {
    const score = source.kind === 'study' ? scores.get(source.id) : undefined
    return score ? { ...source, text: source.quotes.filter((it) => it !== score).join(', ') } : source
  }
}
