import type { ResumeDocument } from '../../resume/document.ts'
import { idsInSection } from '../../resume/nodes.ts'
import { displayTitle, usualTitle } from '../../resume/section-titles.ts'
import { heldBack } from '../rules.ts'
import type { LedgerRow, Match, RowKind } from '../types.ts'
import type { Improvement, SkillMatch } from './types.ts'
import { atMost } from './weights.ts'
import { unique } from './words.ts'

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
  place: 'summary',
}

const missing = ({ maxPoints, points }: LedgerRow) => maxPoints - points

/** What to do, by section: first what brings most points, then what the checks of the resume found. */
export function improvementsOf(
  document: ResumeDocument,
  { ledger }: Match,
  checks: readonly CheckFound[],
): Improvement[] {
  const open = ledger
    .filter(({ todo, status }) => todo !== null && status !== 'met')
    .sort((a, b) => missing(b) - missing(a) || (a.id < b.id ? -1 : 1))
  const asked = open.filter(({ kind }) => kind !== 'keyword').map(({ requirement }) => requirement.toLowerCase())
  const conditions = open.find(({ id }) => id === heldBack)?.requirement ?? ''
  const isSaid = ({ kind, requirement }: LedgerRow) =>
    kind === 'keyword'
      ? asked.some((it) => it.includes(requirement.toLowerCase()))
      : kind !== 'rule' && conditions.includes(requirement)
  const duties = open.filter(({ kind }) => kind === 'responsibility').slice(atMost.duties)
  const fromLedger = open
    .filter((row) => !duties.includes(row) && !isSaid(row))
    .map(({ id, kind, todo }) => ({
      section: id === heldBack ? 'Conditions' : usualTitle(sectionFor[kind] ?? 'work'),
      text: todo ?? '',
    }))
  const fromChecks = checks
    .filter(({ status, fix }) => fix !== null && (status === 'warn' || status === 'fail'))
    .sort((a, b) => b.weight - a.weight)
    .map(({ detail, fix, place }) => ({ section: sectionAt(document, place), text: `${detail} ${fix}` }))
  return [...onceEach(fromLedger).slice(0, atMost.improvements), ...onceEach(fromChecks).slice(0, atMost.improvements)]
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
    .map(({ requirement, points, maxPoints, how, todo, status }) => ({
      skill: requirement,
      relevance: maxPoints === 0 ? 0 : Math.round((100 * points) / maxPoints) / 100,
      suggestion: status === 'met' ? null : (todo ?? how),
    }))
