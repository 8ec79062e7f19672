import { jobNouns } from './job-nouns.ts'
import { readVerb } from './verbs.ts'
import { isStopWord } from './words.ts'

const set = (text: string) => new Set(text.trim().split(/\s+/))

/** Stop words elsewhere that claim something here. */
const claiming = set('all every most only no not without own new each another many several few any often')
const negators = set(
  "no not never without neither nor cannot zero nil none don't doesn't didn't haven't hasn't isn't wasn't kein keine keinen ohne sin pas sans",
)

/** Words beside the stop words that hold a statement together and add nothing to it. */
const light =
  set(`includes include including included incl using used use uses utilising utilizing thereby hence resulting result resulted
role roles work works worked working task tasks duty duties responsibility responsibilities responsible job position experience skill skills knowledge background practice
part parts time basis spend spent spending serve served serving act acted acting cause caused causing allow allowed involving involved related relevant
consisting comprising comprised totalling totaling followed following based due namely plus respectively alongside amid eg ie overall
become became someone something thing things kind kinds type types sort form forms approach activity activities effort efforts area areas field case
each another amongst ensuring making got getting gave giving take took taken taking bring brought bringing come came coming go went going see seen put set keep turn turned
covering cover covered featuring concerning regarding approximately roughly circa nearly almost exceeding minimum maximum fewer
thanks owing thank first later total worth amount annum mr mrs ms dr able whilst till ago back own`)

/** `PAS`, `PAs` and `SANs` are names. */
export const isNegator = ({ lower, text }: { lower: string; text: string }): boolean =>
  negators.has(lower) && (text === lower || !/^(?:sin|pas|sans)$/.test(lower))
/** Adds nothing that a source would have to say. */
export const isLight = (lower: string): boolean => light.has(lower) || (isStopWord(lower) && !claiming.has(lower))

const prepositions = set(
  'in on at for with by to from of into onto under over through via across during between among as about against per within without after before since until around near toward towards throughout than plus including using beside outside behind opposite',
)
export const isPreposition = (lower: string): boolean => prepositions.has(lower)
const determiners = set('a an the this that these those his her its their our my your each every all both some any no')
export const isDeterminer = (lower: string): boolean => determiners.has(lower)
const pronouns = set(
  'i we he she they who which that to can could will would must may and or then also helped help not',
)
export const opensVerb = (lower: string): boolean => pronouns.has(lower)

/** What a person is called for what they may decide: the verb alone does not give the title. */
const titles =
  set(`manager director head chief lead leader supervisor president partner principal executive officer owner founder cofounder chair chairman chairwoman
chairperson ceo cfo cto coo vp foreman captain commander governor dean professor superintendent trustee consultant specialist expert architect master boss judge lieutenant sergeant`)
export const isTitle = (word: string): boolean => titles.has(word)

/** Before a noun these are what the person is, not what they did. */
const credentials = set('certified registered licensed chartered qualified accredited')
export const isCredential = (lower: string): boolean => credentials.has(lower)

/** Others than those of the trades whose ending does not tell. */
const people =
  set(`servant ambassador senator sailor mayor athlete poet priest jeweler trapper perfumer referee umpire medic bursar bailiff matron detective
constable deputy scholar laureate vet commis usher scout chaplain pastor vicar bishop minister diplomat consul delegate temp recruit marshal sheriff
councillor bosun stevedore governess orderly advocate magistrate juror purser`)
/** Trades by name that are as often a deed, a thing or a group. */
const notPeople = set('admin associate author counsel crew devops internship mentor postdoc server support')
/** They end as people do, in a verb's name. */
const things = set(
  'reminder printer scanner server computer container router counter freezer poster mixer blender drawer roller letter charter winter career reactor elevator generator layer tender barrier frontier carrier supplier vendor contractor visitor calculator simulator honor german',
)

const ofVerb =
  /(?:keeper|fighter|dresser|maker|worker|driver|writer|player|leader|holder|smith|[a-z]{3}man|woman|sitter|giver|carer|winner)$/
const notPerson = /(?:list|assist|consist|exist|resist|insist|persist|twist)$/

/** `designer` is more than someone who studied design: a word for a person by what they do. */
export function isAgent(word: string): boolean {
  if (titles.has(word) || people.has(word) || (jobNouns.has(word) && !notPeople.has(word))) return true
  if (word.length < 5 || things.has(word)) return false
  if (/(?:eer|[^aeiou]ier|ist|ian)$/.test(word)) return !notPerson.test(word)
  return ofVerb.test(word) || (/(?:er|or)$/.test(word) && isOfDeed(word))
}

/** `teacher`, `baker`, `planner`, `operator`; not `turnover`. */
const isOfDeed = (word: string) =>
  [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3), `${word.slice(0, -2)}e`].some(
    (base) => base.length > 2 && readVerb(base)?.form === 'base',
  )
