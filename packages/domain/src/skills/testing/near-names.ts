import { allSkills, isHead, skillMatcher, skillNamed } from '../index.ts'

/** What a person has, and what an advertisement asks: another thing, which the catalogue has near it. */
export interface NearPair {
  own: string
  asked: string
}

/** Every pair of names in the catalogue that are looked for together, or of which the one is a kind of the other. */
export function nearPairs(): NearPair[] {
  const families = new Map<string, string[]>()
  for (const { name, family } of allSkills()) families.set(family, [...(families.get(family) ?? []), name])
  const within = [...families.values()].flatMap((names) =>
    names.flatMap((own, at) =>
      [...names.slice(at + 1, at + 2), ...(at > 1 ? names.slice(0, 1) : [])].map((asked) => ({ own, asked })),
    ),
  )
  const kinds = allSkills()
    .filter(isHead)
    .flatMap(({ name, parents }) => parents.map((asked) => ({ own: name, asked })))
  return [...within, ...kinds].filter(({ own, asked }) => isOther(own, asked))
}

/** Not `Cold chain`, which stands in `Cold chain management`. */
const isOther = (own: string, asked: string) =>
  !own.toLowerCase().includes(asked.toLowerCase()) && skillNamed(own) !== skillNamed(asked)

/** The skills that a text names, whatever it says of them. */
export const namesIn = (text: string): string[] =>
  skillMatcher()
    .find(text)
    .map(({ skill }) => skill.name)
