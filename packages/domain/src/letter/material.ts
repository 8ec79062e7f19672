import type { Job } from '../job/job.ts'
import { isTimeAway } from '../language/time-away.ts'
import { type LedgerRow, standingOf } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import { cleaned, isStatement } from './achievements.ts'
import { type Ad, adOf } from './ad.ts'
import { isListOfChores } from './argument.ts'
import { type Grounds, groundsOf, isHonest } from './check.ts'
import { clicheIn } from './cliches.ts'
import { draft, say } from './draft.ts'
import { isToldBy, tellsAgainst } from './evidence.ts'
import type { LetterChoices, LetterLine, LetterOptions, LetterSentence, LetterStyle } from './letter.ts'
import { type Need, needsOf } from './needs.ts'
import { type Engagement, engagementsOf, type Proof, proofsOf, said } from './proofs.ts'
import { statesResult } from './results.ts'
import { type Introduction, selfIntroduction } from './self.ts'
import { writesBritish } from './spelling.ts'
import { leadOf, strongestLine } from './strongest.ts'

/** What a letter in any style is made of. */
export interface Ground {
  document: ResumeDocument
  job: Job
  choices: LetterChoices
  ad: Ad
  ledger: LedgerRow[]
  sources: Source[]
  newest: Engagement | null
  /** What the summary says of the person. */
  introductions: Introduction[]
  proofs: Proof[]
  /** What the letter argues from. */
  lead: Proof | null
  /** What no letter leaves out, unless the person chose other lines. */
  strongest: Source | null
  /** The ids of all that no letter leaves out. */
  musts: ReadonlySet<string>
  needs: Need[]
  /** What the person wants named and no proof says. */
  named: Source[]
  lines: LetterLine[]
  isBritish: boolean
  grounds: Grounds
  isHonest: (sentence: LetterSentence) => boolean
}

/** What every wording of one letter is made of. */
export interface Material extends Ground {
  options: LetterOptions
  seed: string
}

export const inStyle = (ground: Ground, style: LetterStyle): Material => ({
  ...ground,
  options: { ...ground.choices, style },
  seed: [ground.document.basics.name ?? '', style, ground.job.text].join('\n'),
})

export function gather(document: ResumeDocument, job: Job, choices: LetterChoices): Ground {
  const { today, facts = [] } = choices
  const ad = adOf(job)
  const grounds = groundsOf(document, job, choices)
  const sources = [...grounds.sources.values()]
  const { ledger } = standingOf(document, job, { today, facts })
  const engagements = engagementsOf(document, today)
  const honest = remembered((sentence) => isHonest(sentence, grounds))
  const wanted = new Set(choices.achievements?.map(cleaned))
  const isWanted = ({ text }: Source) => wanted.has(cleaned(text))
  /** Of lines that can be told, or else quoted for what came of them. */
  const orderOf = (source: Source) => {
    const engagement = engagements.get(source.role ?? source.entry ?? '')
    if (!engagement || isTimeAway(`${engagement.name} ${engagement.title}`)) return null
    const isQuotable = statesResult(source.text) && !clicheIn(source.text) && !tellsAgainst(source.text)
    const isToldAsProof = sayable.some((proof) => proof.source.id === source.id && !isListOfChores(proof))
    return isQuotable || isToldAsProof ? engagement.order : null
  }
  const sayable = proofsOf(
    sources.filter((source) => !isStatement(source)),
    engagements,
    job,
    ledger,
    (spoken, { id }) => honest(draft(say`${`${spoken.subject} ${said({ spoken })}`}`, [id])),
  )
  const chosen = sayable.filter(({ source }) => isWanted(source))
  const lead = leadOf(chosen.length > 0 ? chosen : sayable, ledger)
  const strongest =
    wanted.size > 0
      ? null
      : strongestLine(
          sources.filter(({ kind }) => kind === 'line'),
          ledger,
          orderOf,
        )
  const isFirst = (source: Source) => isWanted(source) || source.id === strongest?.id || source.id === lead?.source.id
  // What is told as a line is not told by the summary as well.
  const isTold = (text: string, by: string) => isToldBy(text, by) || isToldBy(by, text)
  const introductions = selfIntroduction(sources).filter(
    ({ text }) => !sources.some((source) => isFirst(source) && isTold(text, source.text)),
  )
  const lines = sayable.filter(({ source }) => !introductions.some(({ text }) => isToldBy(source.text, text)))
  const proofs = ranked(lines, isFirst)
  return {
    document,
    job,
    choices,
    ad,
    ledger,
    sources,
    newest:
      [...engagements.values()].find(({ kind, name, title }) => kind === 'role' && !isTimeAway(`${name} ${title}`)) ??
      null,
    introductions,
    proofs,
    lead: proofs.find(({ source }) => source.id === lead?.source.id) ?? proofs[0] ?? null,
    strongest,
    musts: new Set(proofs.flatMap(({ source }) => (isFirst(source) ? [source.id] : []))),
    needs: needsOf(ad, ledger),
    named: sources.filter(
      (source) =>
        source.id !== 'motivation' && isWanted(source) && !proofs.some(({ source: { id } }) => id === source.id),
    ),
    lines: lines.map(({ source, serves: [requirement = null] }) => ({
      ...{ source: source.id, text: source.text, requirement, chosen: isWanted(source) },
    })),
    isBritish: writesBritish(
      sources.map(({ text }) => text),
      job.text,
    ),
    grounds,
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

/** More than any line is worth by itself. */
const ahead = 10

/** What the person chose, or what brings the most, is said before anything else. */
const ranked = (proofs: readonly Proof[], isFirst: (source: Source) => boolean): Proof[] =>
  proofs
    .map((proof) => (isFirst(proof.source) ? { ...proof, score: proof.score + ahead } : proof))
    .sort((a, b) => b.score - a.score)
