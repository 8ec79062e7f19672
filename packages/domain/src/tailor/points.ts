import type { Requirement } from '../job/job.ts'
import { listed } from '../language/speak/listed.ts'
import type { Source } from '../resume/sources.ts'
import { meets } from '../skills/relation.ts'
import type { Desk } from './desk.ts'

const mostSources = 3

/** Something that a summary says, and what shows it. */
export interface Point {
  text: string
  requirement: Requirement | null
  sources: Source[]
}

/** A sentence that a summary may have besides its own. */
export interface Part {
  kind: 'role' | 'results' | 'skills' | 'papers' | 'languages'
  sentence: string
  points: Point[]
}

/** The ids of what these sentences rest on. */
export const sourcesFor = (parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap(({ points }) => points.flatMap(({ sources }) => ids(sources).slice(0, mostSources)))),
]

/** What the advertisement asks first of what they say. */
export const requirementOf = (parts: readonly Part[]): Requirement | null =>
  parts.flatMap(({ points }) => points).find((it) => it.requirement !== null)?.requirement ?? null

export const ids = (sources: readonly Source[]) => sources.map(({ id }) => id)

/** A sentence of these. */
export const said = (kind: Part['kind'], words: string, points: Point[]): Part[] =>
  points.length === 0 ? [] : [{ kind, sentence: `${words}${listed(points.map(({ text }) => text))}.`, points }]

/** Names the skill, or one that is a kind of it, or has its words: `sea and air freight`. */
export function names(summary: string, text: string, { skillsIn, stemsOf }: Desk): boolean {
  const said = stemsOf(summary)
  if (stemsOf(text).every((it) => said.includes(it))) return true
  const wanted = skillsIn(text).map(({ skill }) => skill.name)
  return skillsIn(summary).some(({ skill }) => wanted.some((name) => meets(skill.name, name)))
}
