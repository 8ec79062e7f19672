// How much of a deed was the person's own. A text may say less of it than its source, never more.
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

const byRank: [number, string][] = [
  [ranks.intent, 'intend aim hope aspire attempt try seek pursue learn'],
  [ranks.watch, 'observe witness shadow'],
  [ranks.help, 'help assist support aid participate take-part join involve attend back accompany'],
  [ranks.share, 'contribute collaborate cooperate partner share liaise work-on work-with'],
  [ranks.lead, 'lead manage supervise oversee own'],
  [ranks.direct, 'direct head command chair preside spearhead pioneer govern mastermind champion orchestrate captain'],
]

const rankOfVerb = new Map(byRank.flatMap(([rank, verbs]) => verbs.split(' ').map((verb) => [verb, rank] as const)))

export const rankOf = (verb: string): number => rankOfVerb.get(verb) ?? ranks.do

/** After these, a verb in its base form or with -ing is what was helped with. */
export const takesVerb = (rank: number): boolean => rank < ranks.do

/** Tell what came of a deed, not what was done. */
const light = new Set('lead-to result-in be-part spend serve-as act-as work work-as cause use consist'.split(' '))
export const isLightVerb = (verb: string): boolean => light.has(verb)

/** Said of nearly any deed. */
const general = new Set(
  'do perform handle carry-out undertake execute conduct complete deal-with take-care achieve bring take get keep put set go come see'.split(
    ' ',
  ),
)
export const isGeneralVerb = (verb: string): boolean => general.has(verb)

/** Beside the noun of a deed they say no more than its verb: `gave advice`, `prepared summaries`. */
const carrying = new Set('make run give provide deliver prepare produce create write take hold complete'.split(' '))
export const isCarrying = (verb: string): boolean => carrying.has(verb) || general.has(verb)

/** Done to a thing and for people: `taught French to adults`, `taught adults`. */
const handing = new Set(
  'tell inform notify alert advise report brief update explain describe present show demonstrate teach train instruct give provide offer send issue hand-out distribute administer serve deliver supply remind warn guide'.split(
    ' ',
  ),
)
export const isHanding = (verb: string): boolean => handing.has(verb)

const performing = /^(?:perform|carry-out|undertake|execute|conduct|do)$/
const preparing = /^(?:plan|order|buy|purchase|schedule|book|complete|supervise|oversee)$/
/** Who planned it, or looked on, has not performed it; nor who did anything else with a deed than to do it. */
export const isDoing = (verb: string, source: string, isToDeed: boolean): boolean =>
  !performing.test(verb) || (!preparing.test(source) && (!isToDeed || isCarrying(source)))

/** What a duty lets one say: `Responsible for the REST API`. */
export const duty = 'duty'
const ofDuty = new Set(
  'own manage handle run look-after maintain take-care deal-with cover operate do perform'.split(' '),
)
export const isOfDuty = (verb: string): boolean => ofDuty.has(verb)

/** Who runs a farm manages it; more than that the verb does not say. */
export const rankFor = (text: { verb: string | null }, source: { verb: string | null; rank: number }): number =>
  text.verb === 'manage' && source.verb === 'run' && source.rank === ranks.do ? ranks.lead : source.rank
