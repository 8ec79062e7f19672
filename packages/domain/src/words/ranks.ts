import { wordSet } from './notation.ts'

/** How much of a deed was the person's own. A text may say less of it than its source, never more. */
export const ranks = {
  others: -1,
  intent: 0,
  watch: 0.5,
  help: 1,
  share: 2,
  do: 3,
  lead: 4,
  direct: 5,
  none: 9,
} as const

interface RankRow {
  rank: number
  words: string
  why: string
}

/** Verbs that are more, or less, than to do something. */
export const rankRows: RankRow[] = [
  { rank: ranks.intent, words: 'intend aim hope aspire attempt try seek pursue learn', why: 'not done yet' },
  { rank: ranks.watch, words: 'observe witness shadow', why: 'done by another' },
  {
    rank: ranks.help,
    words: 'help assist support aid participate take-part join involve attend back accompany',
    why: 'a part of what another did',
  },
  {
    rank: ranks.share,
    words: 'contribute collaborate cooperate partner share liaise work-on work-with',
    why: 'done with others',
  },
  { rank: ranks.lead, words: 'lead manage supervise oversee own', why: 'others did it under one' },
  {
    rank: ranks.direct,
    words: 'direct head command chair preside spearhead pioneer govern mastermind champion orchestrate captain',
    why: 'at the head of it',
  },
]

/** Tell what came of a deed, not what was done. */
export const lightVerbs = wordSet('lead-to result-in be-part spend serve-as act-as work work-as cause use consist')

/** Said of nearly any deed. */
export const generalVerbs = wordSet(
  'do perform handle carry-out undertake execute conduct complete deal-with take-care achieve bring take get keep put set go come see',
)

/** Beside the noun of a deed they say no more than its verb: `gave advice`, `prepared summaries`. */
export const carryingVerbs = wordSet('make run give provide deliver prepare produce create write take hold complete')

/** Done to a thing and for people: `taught French to adults`, `taught adults`. */
export const handingVerbs = wordSet(
  'tell inform notify alert advise report brief update explain describe present show demonstrate teach train instruct give provide offer send issue hand-out distribute administer serve deliver supply remind warn guide',
)

/** To do the thing itself. */
export const performingVerbs = wordSet('perform carry-out undertake execute conduct do')
/** Who planned it, or looked on, has not performed it. */
export const preparingVerbs = wordSet('plan order buy purchase schedule book complete supervise oversee')

/** What a duty lets one say: `Responsible for the REST API`. */
export const dutyVerbs = wordSet(
  'own manage handle run look-after maintain take-care deal-with cover operate do perform',
)
