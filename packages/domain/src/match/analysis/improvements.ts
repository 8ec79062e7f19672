import type { ResumeDocument } from '../../resume/document.ts'
import { idsInSection } from '../../resume/nodes.ts'
import { displayTitle, usualTitle } from '../../resume/section-titles.ts'
import { fixText, openRows } from '../beside.ts'
import type { Match, RowKind } from '../types.ts'
import { statusShares } from '../weights.ts'
import type { Improvement, SkillMatch } from './types.ts'
import { unique } from './unique.ts'
import { atMost } from './weights.ts'

/** What a check of the resume found, as far as it is needed here. */
export interface CheckFound {
  status: string
  detail: string
  fix: string | null
  place: string | null
  weight: number
}

const sectionFor: Partial<Record<RowKind, Parameters<typeof usualTitle>[0]>> = {
  degree: 'education',
  certificate: 'certificates',
  language: 'languages',
}

/** By section: first what was surely not found, by its points, then what was not matched, then what the checks found. */
export function improvementsOf(
  document: ResumeDocument,
  { ledger }: Match,
  checks: readonly CheckFound[],
): Improvement[] {
  const fromRows = openRows(ledger).map((row) => ({
    section: usualTitle(sectionFor[row.kind] ?? 'work'),
    text: fixText(row),
  }))
  const fromChecks = checks
    .filter(({ status, fix }) => fix !== null && (status === 'warn' || status === 'fail'))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ detail, fix, place }) => ({ section: sectionAt(document, place), text: `${detail} ${fix}` }))
  return [fromRows, fromChecks].flatMap((all) => onceEach(all).slice(0, atMost.improvements))
}

const onceEach = (all: readonly Improvement[]) =>
  all.filter(({ text }, at) => all.findIndex((it) => it.text === text) === at)

function sectionAt({ sections }: ResumeDocument, place: string | null): string {
  if (place?.startsWith('basics')) return 'Contact'
  const section = sections.find((it) => place !== null && idsInSection(it).includes(place))
  return section ? displayTitle(section) : 'Whole resume'
}

export const suggestionsOf = ({ topFixes }: Match, improvements: readonly Improvement[]): string[] =>
  unique([...topFixes, ...improvements].map(({ text }) => text)).slice(0, atMost.improvements)

const ofSkills = new Set<RowKind>(['skill', 'certificate', 'language'])

export const skillMatchesOf = ({ ledger }: Match): SkillMatch[] =>
  ledger
    .filter(({ kind }) => ofSkills.has(kind))
    .map(({ requirement, how, todo, status }) => ({
      skill: requirement,
      relevance: statusShares[status],
      suggestion: status === 'met' ? null : (todo ?? how),
    }))
