import { seniorityOf } from '../job/terms.ts'
import { certificateShown } from './certificates.ts'
import { chargeShown } from './charge.ts'
import { degreeShown } from './degrees.ts'
import { alternativeShown, wordsShown } from './evidence.ts'
import { mainField } from './fields.ts'
import { gradeShown } from './grade.ts'
import type { Ask, JobModel, Phrase } from './job-model.ts'
import { kept } from './kept.ts'
import { keywordRows } from './keywords.ts'
import { languageShown } from './languages.ts'
import { rateShown } from './rates.ts'
import { bestRelation } from './relations.ts'
import type { ResumeModel } from './resume-model.ts'
import { headingOf } from './role-model.ts'
import { seniorityShown } from './seniority.ts'
import { nothing, quote, type Shown } from './shown.ts'
import type { Correction, RowImportance, RowKind, SubScore } from './types.ts'
import { coverage, dutyShownBy, type Unit } from './units.ts'
import { importanceWeights, kindWeights, leastWords, relationWeights, roleWeights } from './weights.ts'
import { wordingShown } from './wording.ts'
import { workplaceShown } from './workplace.ts'
import { yearsShown } from './years.ts'

/** A row of the ledger before its points are known. */
export interface ShownRow {
  id: string
  requirement: string
  kind: Exclude<RowKind, 'rule'>
  importance: RowImportance
  subScore: SubScore
  weight: number
  shown: Shown
  /** A paper or a language, by whatever row: held or not. */
  isHeld?: boolean
  /** What is taken as brought besides, as the person is of the trade. */
  presumed: number
  /** What the person says of it. */
  corrected?: Correction['correction']
}

/** A resume and an advertisement, held against each other. */
export interface Comparison {
  model: ResumeModel
  job: JobModel
}

export function shownRowsOf(comparison: Comparison): ShownRow[] {
  const asked = comparison.job.asks.flatMap((ask) => askRows(ask, comparison))
  return [
    ...asked,
    ...titleRows(comparison),
    ...fieldRows(comparison),
    ...wordingRows(comparison),
    ...seniorityRows(comparison),
    ...dutyRows(comparison),
    ...cultureRows(comparison),
    ...keywordRows(comparison, asked),
  ]
}

const shownRow = (row: Omit<ShownRow, 'weight' | 'presumed'>): ShownRow => ({
  ...row,
  weight: importanceWeights[row.importance] * (kindWeights[row.kind] ?? 1),
  presumed: 0,
})

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

function askRows(ask: Ask, comparison: Comparison): ShownRow[] {
  const { id, kind, text, importance, years } = ask.requirement
  const rows: ShownRow[] = []
  if (kind !== 'years' && ask.tells)
    rows.push(
      shownRow({
        id,
        requirement: text,
        kind,
        importance,
        subScore: sectionOf[kind],
        shown: askShown(ask, comparison),
      }),
    )
  if (years !== null)
    rows.push(
      shownRow({
        id: rows.length > 0 ? `${id}-years` : id,
        requirement: kind === 'years' ? text : yearsLabel(years, text),
        kind: 'years',
        importance,
        subScore: 'experience',
        shown: yearsShown(years, ask, comparison),
      }),
    )
  return rows
}

const yearsLabel = (years: number, text: string) => `${years === 1 ? '1 year' : `${years} years`}: ${text}`

export function askShown(ask: Ask, comparison: Comparison): Shown {
  const { model } = comparison
  const { kind, text, words, skills } = ask.requirement
  switch (kind) {
    case 'degree':
      return degreeShown(text, skills, model)
    case 'certificate':
      return kept(ask.alternatives, model, () => certificateShown(text, ask.alternatives, comparison))
    case 'language':
      return languageShown(text, words, model)
    default:
      return rateShown(
        ask.requirement,
        workplaceShown(
          text,
          gradeShown(ask, chargeShown(text, alternativeShown(ask.alternatives, model), model), model),
          model,
        ),
        model,
      )
  }
}

/** What an advertisement says of the work as a whole, in one row each. */
const ofWork = (kind: 'title' | 'field' | 'wording' | 'seniority', requirement: string, shown: Shown): ShownRow[] => [
  shownRow({ id: kind, requirement, kind, importance: 'required', subScore: 'experience', shown }),
]

/** By the role that is nearest in this. */
function nearestIn(kind: 'title' | 'field', least: number, { related }: ResumeModel): Shown {
  const best = [...related].sort((a, b) => b[kind] - a[kind])[0]
  if (!best || best[kind] <= least) return nothing
  const heading = headingOf(best.role.statements)
  return { share: best[kind], how: null, evidence: heading ? [quote(heading)] : [] }
}

function titleRows({ job: { job, title }, model }: Comparison): ShownRow[] {
  if (job.title === null) return []
  const byRole = nearestIn('title', roleWeights.leastTitle, model)
  const byHeadline = headlineShown(title, model)
  return ofWork('title', job.title, byHeadline.share > byRole.share ? byHeadline : byRole)
}

/** M34: what somebody calls themselves, as far as their roles are of that work. */
function headlineShown(title: readonly Unit[], { statements, nearest }: ResumeModel): Shown {
  const headline = statements.find(({ source }) => source.kind === 'label')
  if (!headline) return nothing
  const share = roleWeights.headline * nearest * coverage(title, headline.terms)
  return { share, how: 'By your headline', evidence: [quote(headline)] }
}

function fieldRows({ job, model }: Comparison): ShownRow[] {
  const name = mainField(job.fields)
  return name === null ? [] : ofWork('field', `Field: ${name}`, nearestIn('field', 0, model))
}

const wordingRows = ({ job, model }: Comparison): ShownRow[] =>
  job.wording.size < leastWords ? [] : ofWork('wording', 'The work as a whole', wordingShown(job, model))

function seniorityRows({ job, model: { related } }: Comparison): ShownRow[] {
  // Without a word for it in the title, the level is that of the years asked for, which have their own row.
  const seniority = seniorityOf(job.job.title, null)
  return seniority === null ? [] : ofWork('seniority', levelLabels[seniority], seniorityShown(seniority, related))
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

const mentioned = (
  { id, text }: Pick<Phrase, 'id' | 'text'>,
  kind: 'responsibility' | 'culture',
  subScore: SubScore,
  shown: Shown,
): ShownRow => shownRow({ id, requirement: text, kind, importance: 'mentioned', subScore, shown })

const dutyRows = ({ job, model }: Comparison): ShownRow[] =>
  job.duties.map((phrase) => {
    const byWords = kept(phrase, model, () => wordsShown(phrase.units, model, dutyShownBy))
    const most = namesOnlyNear(phrase.units, model) ? relationWeights.kin : 1
    const named = { ...byWords, share: Math.min(most, byWords.share) }
    return mentioned(phrase, 'responsibility', 'experience', chargeShown(phrase.text, named, model))
  })

/** `Use Tableau every day`, of somebody who uses Power BI every day: all that is named is another thing. */
function namesOnlyNear(units: readonly Unit[], { statements, bySkill }: ResumeModel): boolean {
  const named = units.filter(({ skill }) => skill !== null)
  const isSaid = ({ skill, stems }: Unit) =>
    (bestRelation(skill ?? '', bySkill.keys())?.weight ?? 0) >= relationWeights.narrower ||
    statements.some(({ terms }) => stems.every((it) => terms.rest.includes(it)))
  return named.length > 0 && !named.some(isSaid)
}

const cultureRows = ({ job, model }: Comparison): ShownRow[] =>
  job.culture.map((phrase) => {
    const shown = kept(phrase, model, () => wordsShown(phrase.units, model))
    return mentioned(phrase, 'culture', 'culturalFit', shown)
  })
