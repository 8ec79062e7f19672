import { isTimeAway } from '../english/time-away.ts'
import type { Job } from '../job/job.ts'
import { type LedgerRow, standingOf } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import type { Source } from '../resume/sources.ts'
import { cleaned, isStatement } from './achievements.ts'
import { type Ad, adOf } from './ad.ts'
import { groundsOf, isHonest } from './check.ts'
import { draft, say } from './draft.ts'
import { gistOf } from './evidence.ts'
import type { LetterChoices, LetterLine, LetterOptions, LetterSentence, LetterStyle } from './letter.ts'
import { type Place, type Proof, placesOf, proofsOf, said } from './proofs.ts'
import { selfIntroduction } from './self.ts'
import { writesBritish } from './spelling.ts'
import { type Tie, tieOf } from './tie.ts'

/** What a letter in any style is made of. */
export interface Ground {
  document: ResumeDocument
  job: Job
  choices: LetterChoices
  ad: Ad
  ledger: LedgerRow[]
  sources: Source[]
  newest: Place | null
  proofs: Proof[]
  /** What the person wants named and no proof says. */
  named: Source[]
  lines: LetterLine[]
  tie: Tie | null
  isBritish: boolean
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
  const places = placesOf(document, today)
  const honest = remembered((sentence) => isHonest(sentence, grounds))
  const introduced = new Set(selfIntroduction(sources).map(({ text }) => gistOf(text)))
  const wanted = new Set(choices.achievements?.map(cleaned))
  const isWanted = ({ text }: Source) => wanted.has(cleaned(text))
  const sayable = proofsOf(
    sources.filter((source) => !isStatement(source)),
    places,
    job,
    ledger,
  ).filter(
    (proof) =>
      !introduced.has(gistOf(proof.source.text)) &&
      honest(draft(say`${`${proof.spoken.subject} ${said(proof)}`}`, [proof.source.id])),
  )
  const proofs = chosenFirst(sayable, isWanted)
  return {
    document,
    job,
    choices,
    ad,
    ledger,
    sources,
    newest:
      [...places.values()].find(({ kind, name, title }) => kind === 'role' && !isTimeAway(`${name} ${title}`)) ?? null,
    proofs,
    named: sources.filter(
      (source) =>
        source.kind !== 'summary' && isWanted(source) && !proofs.some(({ source: { id } }) => id === source.id),
    ),
    lines: sayable.map(({ source, serves: [requirement = null] }) => ({
      ...{ source: source.id, text: source.text, requirement, chosen: isWanted(source) },
    })),
    tie: tieOf(ad, proofs),
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

/** More than any line is worth by itself. */
const chosen = 10

/** What the person chose is said before anything else. */
const chosenFirst = (proofs: readonly Proof[], isChosen: (source: Source) => boolean): Proof[] =>
  proofs
    .map((proof) => (isChosen(proof.source) ? { ...proof, score: proof.score + chosen } : proof))
    .sort((a, b) => b.score - a.score)
