import { allSkills, isHead, skillMatcher, skillNamed } from '../index.ts'

/** What a person has, and what an advertisement asks: another thing, which the catalogue has near it. */
export interface NearPair {
  own: string
  asked: string
}

/** Every `step`th pair of names that are looked for together, or of which the one is a kind of the other. */
export const nearPairs = (step: number): NearPair[] =>
  [...pairsOfFamilies(), ...pairsOfKinds()].filter(isOther).filter((_, at) => at % step === 0)

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

const pairsOfKinds = (): NearPair[] =>
  allSkills()
    .filter(isHead)
    .flatMap(({ name, parents }) => parents.map((asked) => ({ own: name, asked })))

/** Not `Cold chain`, which stands in `Cold chain management`. */
const isOther = ({ own, asked }: NearPair) =>
  !own.toLowerCase().includes(asked.toLowerCase()) && skillNamed(own) !== skillNamed(asked)

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
      highlights: [`Used ${own} in 14 projects.`, `Taught ${own} to six people.`],
    },
  ],
  skills: [{ name: 'All', keywords: [own, 'Scheduling', 'Pricing'] }],
})

export const advertisementFor = ({ asked }: NearPair): string =>
  `Clerk\n\nAshby Ltd\n\nWhat you will do\n- Use ${asked} every day\n\nRequirements\n- ${asked}\n- Pricing\n- Experience with ${asked}\n`
