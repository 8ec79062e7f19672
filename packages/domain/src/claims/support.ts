import type { Word } from '../language/word.ts'
import type { ClaimKind } from './claim.ts'

/** How one piece of a text stands: by which statements, and by which rule where it is not said outright. */
export interface Support {
  /** The places of the statements; null where any would do. */
  units: Set<number> | null
  rule: string | null
}

interface Refusal {
  kind: ClaimKind | null
  rule: string
}

export type Finding = { ok: Support } | { no: Refusal }

export const isOk = (finding: Finding): finding is { ok: Support } => 'ok' in finding
export const stated = (units: Set<number> | null, rule: string | null = null): Finding => ({ ok: { units, rule } })
export const refused = (rule: string, kind: ClaimKind | null = null): Finding => ({ no: { rule, kind } })

const names = [
  'words',
  'together',
  'rank',
  'duty',
  'synonym',
  'hedge',
  'negation',
  'number',
  'counted',
  'bound',
  'derived',
  'date',
  'duration',
  'skill',
  'kind',
  'initials',
  'title',
  'language',
  'degree',
  'named',
  'team',
  'heading',
] as const
/** Those that stand behind the rules of manner. */
const further = { asked: 28 } as const

export type RuleName = (typeof names)[number] | keyof typeof further

/** By number and name: `CL1 words`; SPEC.md says what each means. */
export const rules = Object.fromEntries([
  ...names.map((name, at) => [name, `CL${at + 1} ${name}`]),
  ...Object.entries(further).map(([name, number]) => [name, `CL${number} ${name}`]),
]) as Record<RuleName, string>

/** A piece of the text that was found in some statements. */
export interface Piece {
  at: number
  word: Word | null
  finding: Finding
  isSkill: boolean
}

export const shared = (one: Set<number>, other: Set<number>) => new Set([...one].filter((unit) => other.has(unit)))
