import type { ClaimKind } from './claim.ts'

/** How one piece of a text stands: by which statements, and by which rule where it is not said outright. */
export interface Support {
  /** The places of the statements; null where any would do. */
  units: Set<number> | null
  rule: string | null
}

export interface Refusal {
  kind: ClaimKind | null
  rule: string
}

export type Finding = { ok: Support } | { no: Refusal }

export const isOk = (finding: Finding): finding is { ok: Support } => 'ok' in finding
export const stated = (units: Set<number> | null, rule: string | null = null): Finding => ({ ok: { units, rule } })
export const refused = (rule: string, kind: ClaimKind | null = null): Finding => ({ no: { rule, kind } })

export const rules = {
  words: 'C1 every word that carries a claim comes from a source',
  together: 'C2 words that belong together come from one statement',
  rank: 'C3 a verb claims no more than its source',
  duty: 'C4 a duty may be told as a deed',
  synonym: 'C5 a synonym of equal rank',
  hedge: 'C6 a reservation is not left out',
  negation: 'C7 what is denied supports nothing',
  number: 'C8 a number is the same in every form',
  counted: 'C9 a number stays with what it counts',
  bound: 'C10 a bound may be weakened',
  derived: 'C11 a change follows from its two ends',
  date: 'C12 a date may be told less exactly',
  duration: 'C13 a duration follows from dates, rounded down',
  skill: 'C14 a skill under another of its names',
  parent: 'C15 a skill implies what it is a kind of',
  initials: 'C16 initials and what they stand for',
  title: 'C17 a title is a title',
  language: 'C18 a language is not known better',
  degree: 'C19 a degree implies its level',
  named: 'C20 what is only named is not claimed',
  team: 'C21 those who are led are a team',
  heading: 'C22 a heading stays whole',
} as const
