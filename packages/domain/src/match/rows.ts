import { seniorityOf } from '../job/terms.ts'
import { certificateShown } from './certificates.ts'
import { chargeShown } from './charge.ts'
import { degreeShown } from './degrees.ts'
import { alternativeShown, nothing, quote, type Shown, wordsShown } from './evidence.ts'
import { mainField } from './fields.ts'
import { gradeShown } from './grade.ts'
import type { Ask, JobModel } from './job-model.ts'
import { kept } from './kept.ts'
import { keywordRows } from './keywords.ts'
import { languageShown } from './languages.ts'
import { locationShown } from './location.ts'
import type { ResumeModel } from './resume-model.ts'
import { headingOf, monthsAt } from './role-model.ts'
import type { Related } from './roles.ts'
import { seniorityShown } from './seniority.ts'
import type { RowImportance, RowKind, SubScore } from './types.ts'
import { dutyShownBy } from './units.ts'
import { importanceWeights, kindWeights, leastWords } from './weights.ts'
import { wordingShown } from './wording.ts'
import { yearsShown } from './years.ts'

/** A row of the ledger before its points are known. */
export interface Draft {
  id: string
  requirement: string
  kind: RowKind
  importance: RowImportance
  subScore: SubScore
  weight: number
  shown: Shown
  /** What tailoring alone could make of its share. */
  reachable: number
}

export interface Reading {
  model: ResumeModel
  job: JobModel
}

export function draftsOf(reading: Reading): Draft[] {
  const { job } = reading
  return [
    ...job.asks.flatMap((ask) => askRows(ask, reading)),
    ...titleRows(reading),
    ...fieldRows(reading),
    ...wordingRows(reading),
    ...seniorityRows(reading),
    ...dutyRows(reading),
    ...cultureRows(reading),
    ...locationRows(reading),
    ...keywordRows(reading),
  ]
}

type Bare = Omit<Draft, 'weight' | 'reachable'>

function draft(row: Bare): Draft {
  const weight = importanceWeights[row.importance] * (kindWeights[row.kind] ?? 1)
  return { ...row, weight, reachable: row.shown.share }
}

const sectionOf: Record<Ask['requirement']['kind'], SubScore> = {
  skill: 'skills',
  language: 'skills',
  experience: 'experience',
  years: 'experience',
  degree: 'education',
  certificate: 'education',
  place: 'culturalFit',
  trait: 'culturalFit',
}

function askRows(ask: Ask, reading: Reading): Draft[] {
  const { id, kind, text, importance, years } = ask.requirement
  const rows: Draft[] = []
  if (kind !== 'years' && ask.tells)
    rows.push(
      draft({ id, requirement: text, kind, importance, subScore: sectionOf[kind], shown: askShown(ask, reading) }),
    )
  if (years !== null)
    rows.push(
      draft({
        id: rows.length > 0 ? `${id}-years` : id,
        requirement: kind === 'years' ? text : yearsLabel(years, text),
        kind: 'years',
        importance,
        subScore: 'experience',
        shown: yearsShown(years, ask, reading),
      }),
    )
  return rows
}

const yearsLabel = (years: number, text: string) => `${years === 1 ? '1 year' : `${years} years`}: ${text}`

export function askShown(ask: Ask, { model }: Reading): Shown {
  const { kind, text, words, skills } = ask.requirement
  switch (kind) {
    case 'degree':
      return degreeShown(text, skills, model)
    case 'certificate':
      return certificateShown(ask, model, (date) => monthsAt(date, 11))
    case 'language':
      return languageShown(text, words, model)
    default:
      return gradeShown(ask, chargeShown(text, alternativeShown(ask.alternatives, model), model), model)
  }
}

function titleRows({ job, model: { related } }: Reading): Draft[] {
  const { title } = job.job
  if (title === null) return []
  const best = [...related].sort((a, b) => b.title - a.title)[0]
  const shown = best && best.title > 0.1 ? { share: best.title, how: null, evidence: quoted(best.role) } : nothing
  return [
    draft({ id: 'title', requirement: title, kind: 'title', importance: 'required', subScore: 'experience', shown }),
  ]
}

function fieldRows({ job, model: { related } }: Reading): Draft[] {
  const name = mainField(job.fields)
  if (name === null) return []
  const best = [...related].sort((a, b) => b.field - a.field)[0]
  const shown = best && best.field > 0 ? { share: best.field, how: null, evidence: quoted(best.role) } : nothing
  return [
    draft({
      id: 'field',
      requirement: `Field: ${name}`,
      kind: 'field',
      importance: 'required',
      subScore: 'experience',
      shown,
    }),
  ]
}

function wordingRows({ job, model }: Reading): Draft[] {
  if (job.wording.size < leastWords) return []
  return [
    draft({
      id: 'wording',
      requirement: 'The work as a whole',
      kind: 'wording',
      importance: 'required',
      subScore: 'experience',
      shown: wordingShown(job, model),
    }),
  ]
}

function quoted({ statements }: Related['role']) {
  const heading = headingOf(statements)
  return heading ? [quote(heading)] : []
}

function seniorityRows({ job, model: { related } }: Reading): Draft[] {
  // Without a word for it in the title, the level is that of the years asked for, which have their own row.
  const seniority = seniorityOf(job.job.title, null)
  if (seniority === null) return []
  const shown = seniorityShown(seniority, related)
  return [
    draft({
      id: 'seniority',
      requirement: levelLabels[seniority],
      kind: 'seniority',
      importance: 'required',
      subScore: 'experience',
      shown,
    }),
  ]
}

const levelLabels = {
  intern: 'Level: in training',
  junior: 'Level: first years',
  mid: 'Level: some years in',
  senior: 'Level: senior',
  lead: 'Level: lead',
  manager: 'Level: manager',
  director: 'Level: director',
  executive: 'Level: executive',
}

const dutyRows = ({ job, model }: Reading): Draft[] =>
  job.duties.map((phrase) =>
    draft({
      id: phrase.id,
      requirement: phrase.text,
      kind: 'responsibility',
      importance: 'mentioned',
      subScore: 'experience',
      shown: chargeShown(
        phrase.text,
        kept(phrase, model, () => wordsShown(phrase.units, model, dutyShownBy)),
        model,
      ),
    }),
  )

const cultureRows = ({ job, model }: Reading): Draft[] =>
  job.culture.map((phrase) =>
    draft({
      id: phrase.id,
      requirement: phrase.text,
      kind: 'culture',
      importance: 'mentioned',
      subScore: 'culturalFit',
      shown: kept(phrase, model, () => wordsShown(phrase.units, model)),
    }),
  )

function locationRows({ job, model }: Reading): Draft[] {
  const { location, workMode } = job.job
  if (location === null || workMode === 'remote') return []
  const shown = locationShown(location, model.document)
  if (shown === null) return []
  return [
    draft({
      id: 'location',
      requirement: location,
      kind: 'location',
      importance: 'mentioned',
      subScore: 'culturalFit',
      shown,
    }),
  ]
}
