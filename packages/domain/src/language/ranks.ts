import {
  carryingVerbs,
  dutyVerbs,
  generalVerbs,
  handingVerbs,
  lightVerbs,
  performingVerbs,
  preparingVerbs,
  rankRows,
  ranks,
} from '../words/ranks.ts'

const rankOfVerb = new Map(rankRows.flatMap(({ rank, words }) => words.split(' ').map((verb) => [verb, rank] as const)))

export const rankOf = (verb: string): number => rankOfVerb.get(verb) ?? ranks.do

/** After these, a verb in its base form or with -ing is what was helped with. */
export const takesVerb = (rank: number): boolean => rank < ranks.do

export const isLightVerb = (verb: string): boolean => lightVerbs.has(verb)
export const isGeneralVerb = (verb: string): boolean => generalVerbs.has(verb)
export const isCarrying = (verb: string): boolean => carryingVerbs.has(verb) || generalVerbs.has(verb)
export const isHanding = (verb: string): boolean => handingVerbs.has(verb)

/** Who planned it, or looked on, has not performed it; nor who did anything else with a deed than to do it. */
export const isDoing = (verb: string, source: string): boolean =>
  !performingVerbs.has(verb) || (!preparingVerbs.has(source) && isCarrying(source))

/** What a duty lets one say: `Responsible for the REST API`. */
export const duty = 'duty'
export const isOfDuty = (verb: string): boolean => dutyVerbs.has(verb)

/** Who runs a farm manages it; more than that the verb does not say. */
export const rankFor = (text: { verb: string | null }, source: { verb: string | null; rank: number }): number =>
  text.verb === 'manage' && source.verb === 'run' && source.rank === ranks.do ? ranks.lead : source.rank
