import { type Holding, holding } from '../held/index.ts'
import { perThing } from '../text/remembered.ts'
import { isOfBody } from './bodies.ts'
import { isOfAnotherClass, isPaper, papers } from './credentials.ts'
import type { Alternative } from './job-model.ts'
import { formal, isNamedSo, type NamedPaper, paperIn } from './paper-names.ts'
import { bestRelation } from './relations.ts'
import type { ResumeModel, Statement } from './resume-model.ts'
import type { Comparison } from './rows.ts'
import { nothing, quote, type Shown } from './shown.ts'
import { coverage, shownBy, totalOf, type Unit } from './units.ts'
import { holdingWeights, paperWeights, tellingWeights } from './weights.ts'

/** A certificate is proved by being stated as held: beside other people's, in a line of a role, it is only named. */
function proofIn({ source, proves, terms }: Statement, { support, nearest, pasted }: ResumeModel): number {
  if (proves !== null && proves < paperWeights.weak) return proves
  switch (source.kind) {
    case 'item':
    case 'fact':
    case 'study':
      return 1
    case 'summary':
    case 'label':
      return paperWeights.summary
    case 'skill':
      return pasted.size > 0 ? 0 : paperWeights.skill * Math.max(nearest, ...[...terms.skills.keys()].map(support))
    case 'role':
      return paperWeights.role
    default:
      return source.section === 'certificates' || source.role === null || proves === null
        ? paperWeights.stated
        : paperWeights.line
  }
}

export interface Certified extends Shown {
  standing: Holding | null
  /** Another paper is held that contains the name of the one asked. */
  isNear?: boolean
}

/** A certificate, licence or clearance that is asked, by what the advertisement calls it, and whether it is held today. */
export function certificateShown(
  asked: string,
  alternatives: readonly Alternative[],
  { model, job }: Comparison,
): Certified {
  let best: Certified = { ...nothing, standing: null }
  let gone: Statement | null = null
  const title = job.job.title ?? ''
  for (const [at, statement] of model.statements.entries()) {
    const named = Math.max(
      isOfBody(asked, statement.source, title) ? paperWeights.words : 0,
      ...alternatives.map((it) => namedIn(it, statement, model.coverages(it.units).get(at) ?? 0, asked)),
    )
    if (named < paperWeights.leastNamed) continue
    const isOfClass = !isOfAnotherClass(asked, statement.source.text)
    const paper = isOfClass ? paperIn(asked, statement.source, title) : 'other'
    const shown = shownAs(paper, statement, named, model, asked)
    if (isGone(shown.standing) && named >= paperWeights.named && paper === 'same') gone = statement
    if (shown.share > best.share) best = shown
  }
  // A licence that has lapsed is not held, whatever an old title says.
  if (gone) return { share: holdingWeights.lapsed, standing: 'lapsed', how: 'No longer valid', evidence: [quote(gone)] }
  return best
}

const isGone = (standing: Holding | null) => standing === 'lapsed' || standing === 'given up'

function shownAs(paper: NamedPaper, statement: Statement, named: number, model: ResumeModel, asked: string): Certified {
  const standing = holding(statement.source, { today: model.day, paper: asked })
  const isHeld = standing === 'held'
  const isNarrower = paper === 'narrower'
  const isOther = isNarrower || paper === 'other'
  const holds = holdingWeights[standing] * (isOther ? paperWeights.other : 1)
  return {
    share: named * proofIn(statement, model) * holds,
    // What became of a narrower paper is nothing against the one asked.
    standing: isNarrower && !isHeld ? null : standing,
    how: isOther && isHeld ? 'Of another kind, level or class than asked' : howOf(standing, named),
    evidence: [quote(statement)],
    isNear: isNarrower && isHeld,
  }
}

/** What a paper is called by, or about: something else that is held at the same level shows nothing of it. */
const subjectOf = perThing((units: readonly Unit[]): readonly Unit[] => {
  const telling = units.filter(({ skill, stems: [first = ''] }) => skill !== null || !formal.test(first))
  return totalOf(telling) >= tellingWeights.paper ? telling : units
})

const { subject: ofSubject } = paperWeights

/** By its own name; what it is about shows it where papers are named, and elsewhere only that somebody works in it. */
function namedIn({ skills, units }: Alternative, { terms, source }: Statement, covered: number, asked: string): number {
  const related = skills.flatMap((skill) => {
    const relation = bestRelation(skill, terms.skills.keys())
    return relation ? [{ skill, weight: relation.weight }] : []
  })
  const subject = covered === 0 ? 0 : coverage(subjectOf(units), terms)
  if (subject === 0 && related.length === 0) return 0
  const isItself = related.some(({ weight }) => weight === 1)
  // Where the one asked is a paper, another of its subject is near it and no more, and one of a near subject still less.
  if (skills.some(isPaper) && !isItself)
    return isNamedSo(asked, source) ? paperWeights.words : ofSubject * shownBy(covered)
  const said = shownBy(skills.length === 0 ? subject : covered)
  const about = namesPaper(source, asked) ? 1 : ofSubject
  let best = paperWeights.words * about * said
  for (const { skill, weight } of related) {
    const isSame = weight >= paperWeights.sameSkill
    const counts = isPaper(skill) ? 1 : isSame ? about * (ofSubject + (1 - ofSubject) * said) : ofSubject
    best = Math.max(best, counts * (isSame ? weight : weight * paperWeights.nearSkill))
  }
  return best
}

function namesPaper({ kind, section, text }: Statement['source'], asked: string): boolean {
  if (kind === 'item' || kind === 'study' || kind === 'fact' || section === 'certificates' || papers.test(text))
    return true
  return (asked.match(/\b\p{Lu}{2,}/gu) ?? []).some((initials) => text.includes(initials))
}

const said: Partial<Record<Holding, string>> = {
  pending: 'Not held yet',
  lapsed: 'No longer valid',
  'given up': 'Given up',
}

const howOf = (standing: Holding, named: number): string | null =>
  said[standing] ?? (named < paperWeights.named ? 'Close to what is asked, not the same' : null)
