import { allSkills, isHead, skillMatcher } from '../index.ts'
import { relationOf } from '../relation.ts'
import { writtenPairs } from './swaps.ts'

/** What a person has, and what an advertisement asks: another thing, which the catalogue has near it. */
export interface NearPair {
  own: string
  asked: string
}

/**
 * A hundred pairs drawn from the whole catalogue by a fixed rule: each name with the next one of its family and with the
 * first, each skill with what it belongs to and with its neighbours; of these, evenly, those that are not the same.
 */
function drawnPairs(): NearPair[] {
  const all = [...pairsOfFamilies(), ...pairsOfParents(), ...pairsOfNeighbours()].filter(isOther)
  return Array.from({ length: 100 }, (_, at) => all[Math.floor((at * all.length) / 100)]).filter(
    (it) => it !== undefined,
  )
}

/** Each name with the next one of its family, and with the first. */
function pairsOfFamilies(): NearPair[] {
  const families = new Map<string, string[]>()
  for (const { name, family } of allSkills()) families.set(family, [...(families.get(family) ?? []), name])
  return [...families.values()].flatMap((names) =>
    names.flatMap((own, at) =>
      [...names.slice(at + 1, at + 2), ...names.slice(0, at > 1 ? 1 : 0)].map((asked) => ({ own, asked })),
    ),
  )
}

const pairsOfParents = (): NearPair[] =>
  allSkills()
    .filter(isHead)
    .flatMap(({ name, parents }) => parents.map((asked) => ({ own: name, asked })))

const pairsOfNeighbours = (): NearPair[] =>
  allSkills()
    .filter(isHead)
    .flatMap(({ name, neighbours }) => neighbours.map((asked) => ({ own: name, asked })))

/** Not `Cold chain`, which stands in `Cold chain management`. */
const isOther = ({ own, asked }: NearPair) =>
  !own.toLowerCase().includes(asked.toLowerCase()) && relationOf(own, asked) !== 'same'

/** All swaps that must reach no text: drawn, and written by hand. */
export const swaps = (): NearPair[] => [...drawnPairs(), ...writtenPairs]

/** A kind of the one asked would be it. */
export const isOnlyNear = ({ own, asked }: NearPair) => relationOf(own, asked) !== 'kind-of'

/** The skills whose names stand in a text, whatever it says of them. */
export const namedSkills = (text: string): string[] =>
  skillMatcher()
    .find(text)
    .map(({ skill }) => skill.name)

/** A resume whose holder has one of the two, and an advertisement that asks for the other. */
export const resumeWith = ({ own }: NearPair) => ({
  basics: { name: 'Ida Vance', label: 'Clerk' },
  work: [
    {
      ...{ name: 'Harrow', position: 'Clerk', startDate: '2019-01' },
      highlights: [`Used ${own} in 14 projects.`, `Brought ${own} to six offices.`],
    },
  ],
  skills: [{ name: 'All', keywords: [own, 'Scheduling', 'Pricing'] }],
})

export const advertisementFor = ({ asked }: NearPair): string =>
  `Clerk\n\nAshby Ltd\n\nWhat you will do\n- Use ${asked} every day\n\nRequirements\n- ${asked}\n- Pricing\n- Experience with ${asked}\n`
