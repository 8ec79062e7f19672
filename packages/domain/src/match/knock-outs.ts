import type { Holding } from '../held/index.ts'
import type { KnockOut } from '../job/job.ts'
import type { Certified } from './certificates.ts'
import { certificateShown } from './certificates.ts'
import { alternativeShown } from './evidence.ts'
import type { Spoken } from './languages.ts'
import { languageShown } from './languages.ts'
import { askShown, type Comparison } from './rows.ts'
import { nothing, type Shown } from './shown.ts'
import { termsOf } from './terms.ts'
import type { KnockOutRow } from './types.ts'
import { unitsOf } from './units.ts'
import { statusFrom } from './weights.ts'

export interface Condition extends KnockOutRow {
  /** Whether a resume would name it: nobody writes of a background check to come. */
  counts: boolean
  kind: 'language' | 'certificate'
}

/** Those that hold the score down. */
export const heldBy = (conditions: readonly Condition[]): Condition[] =>
  conditions.filter(({ counts, status }) => counts && status !== 'met')

/** The conditions of the advertisement, each with what the resume says of it. */
export function conditionsOf(comparison: Comparison): Condition[] {
  return comparison.job.job.knockOuts.map((knockOut) => {
    const shown = conditionShown(knockOut, comparison)
    const status = shown.share >= statusFrom.condition ? 'met' : openStatus(shown)
    const kind = knockOut.kind === 'language' ? 'language' : 'certificate'
    const date = knockOut.kind === 'closing' && { isDate: true }
    return { requirement: knockOut.text, status, evidence: shown.evidence, ...date, counts: isNamed(knockOut), kind }
  })
}

const isSaidNotToBeHeld = new Set<Holding>(['pending', 'lapsed', 'given up', 'never'])

/** A narrower paper is one after all, and may be the one that is meant. */
function openStatus({ standing, isNear, below }: Partial<Certified & Spoken>): KnockOutRow['status'] {
  if (below || (standing && isSaidNotToBeHeld.has(standing))) return 'failed'
  return isNear ? 'partly' : 'not-shown'
}

const driving = /\bdriv(?:er|ing)\b|\bcar\b/i
const isNamed = ({ kind, text }: KnockOut) =>
  (kind === 'licence' && !driving.test(text)) || kind === 'clearance' || kind === 'language'

function conditionShown(knockOut: KnockOut, comparison: Comparison): Shown {
  const ask = comparison.job.asks.find(
    ({ requirement }) => requirement.from === knockOut.from && requirement.text === knockOut.text,
  )
  if (ask && ask.requirement.kind !== 'skill') return askShown(ask, comparison)
  if (knockOut.kind === 'language') return languageShown(knockOut.text, knockOut.words, comparison.model)
  const alternatives = [{ skills: [...termsOf(knockOut.text).skills.keys()], units: unitsOf(knockOut.text) }]
  if (knockOut.kind === 'licence' || knockOut.kind === 'clearance')
    return certificateShown(knockOut.text, alternatives, comparison)
  return knockOut.kind === 'check' || knockOut.kind === 'closing'
    ? nothing
    : alternativeShown(alternatives, comparison.model)
}
