import { perText } from '../text/remembered.ts'
import { singular } from '../text/tokens.ts'
import { nearDeeds } from '../words/near-deeds.ts'
import { sameDeeds } from '../words/same-deeds.ts'
import { sameNames } from '../words/same-names.ts'
import { deeds, general, notDeeds, sameNouns } from '../words/synonym-groups.ts'
import { sameVerbs } from '../words/verb-groups.ts'
import { wider as widerNames } from '../words/wider.ts'
import { readVerb } from './verbs.ts'

type Groups = Map<string, string[]>

const put = (map: Groups, key: string, value: string) => {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}
const entries = (text: string) => text.trim().split(/,\s+/)
/** `analyze` is `analyse`. */
const british = (word: string) => word.replace(/([iy])ze$/, '$1se')
const keyOf = (word: string) => british(singular(word))

function grouped(text: string, sign: string): Groups {
  const groups: Groups = new Map()
  entries(text).forEach((group, at) => {
    for (const word of group.split(' ')) put(groups, keyOf(word), `${sign}${at}`)
  })
  return groups
}

const verbs = grouped(sameVerbs, '§v')
const nouns = grouped(sameNouns, '§n')
sameDeeds.forEach(({ words }, at) => {
  for (const word of words.split(' ')) put(verbs, british(word), `§d${at}`)
})
sameNames.forEach(({ words }, at) => {
  for (const word of words.split(' ')) put(nouns, keyOf(word), `§t${at}`)
})
/** What a source word says beside itself: its more general words. */
const wider: Groups = new Map()
for (const line of general.trim().split(/\n(?! )/)) {
  const [words = '', sign = '', narrower = ''] = line.split(/ ([<>]) /)
  for (const word of words.split(' ')) {
    for (const each of narrower.split(/\s+/)) put(wider, keyOf(each), `${sign}${word}`)
    put(verbs, british(word), `${sign}${word}`)
    put(nouns, keyOf(word), `${sign}${word}`)
  }
}
for (const row of widerNames)
  for (const word of row.words.split(' ')) {
    put(nouns, keyOf(word), `<${word}`)
    for (const each of row.of.split(' ')) put(wider, keyOf(each), `<${word}`)
  }
const verbsOfNouns = new Map(entries(deeds).map((pair) => pair.split(' ') as [string, string]))

const none: string[] = []
const fall = '§v0'
const rise = '§v1'

/** The groups of a verb's base form. */
export const groupsOf = (verb: string): string[] => verbs.get(british(verb)) ?? none
/** The groups of a noun in the singular; a rise or a fall is told by nouns as well. */
export function groupsOfNoun(noun: string): string[] {
  const own = nouns.get(british(noun)) ?? none
  const change = noun === 'lift' ? 0 : changeOf(noun)
  return change === 0 ? own : [...own, change < 0 ? fall : rise]
}
/** Whether a word tells that something fell (-1) or rose (1). */
export function changeOf(word: string): number {
  const groups = groupsOf(word)
  return groups.includes(fall) ? -1 : groups.includes(rise) ? 1 : 0
}
export const widerOf = (word: string): string[] => wider.get(british(word)) ?? none
const nearPhrases = new Set(nearDeeds.flatMap(({ words }) => words.split(' ').filter((word) => word.includes('-'))))
export const isPhrasal = (text: string): boolean => verbs.has(text) || nearPhrases.has(text)
/** The verb of a noun of deed: `reduction` is of `reduce`. */
export const deedOf = (noun: string): string | undefined => verbsOfNouns.get(noun) ?? (verbByEnding(noun) || undefined)

const endings: [RegExp, string][] = [
  [/uction$/, 'uce'],
  [/ction$/, 'ct'],
  [/iption$/, 'ibe'],
  [/ission$/, 'it'],
  [/ersion$/, 'ert'],
  [/nsion$/, 'nd'],
  [/sion$/, 'de'],
  [/sion$/, 'se'],
  [/ention$/, 'ain'],
  [/val$/, 've'],
  [/ation$/, 'ate'],
  [/ation$/, 'e'],
  [/ation$/, ''],
  [/[ao]l$/, 'e'],
  [/ment$/, ''],
  [/ance$/, ''],
]

const verbByEnding = perText((noun) =>
  notDeeds.has(noun)
    ? ''
    : (endings
        .map(([ending, verb]) => noun.replace(ending, verb))
        .find((verb) => verb !== noun && readVerb(verb)?.form === 'base') ?? ''),
)

/** Whether a verb says much the same as one of these. */
export function isLikeOneOf(verbs: string): (verb: string) => boolean {
  const known = new Set(verbs.split(' ').flatMap((verb) => [verb, ...groupsOf(verb)]))
  return (verb) => known.has(verb) || groupsOf(verb).some((group) => known.has(group))
}
