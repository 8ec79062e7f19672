import type { SkillFound, SkillMatcher } from '../skills/matcher.ts'

/** Where the skills of the catalogue stand in the advertisement; found once. */
export interface SkillPlaces {
  within(from: number, to: number): SkillFound[]
  /** A skill's name goes across this stretch. */
  spans(from: number, to: number): boolean
}

export function skillPlaces(text: string, matcher: SkillMatcher): SkillPlaces {
  const found = matcher.find(text)
  /** Names are short: the first that can reach an offset begins not far before it. */
  const firstFrom = (offset: number) => {
    let low = 0
    let high = found.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((found[middle]?.from ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    within(from, to) {
      const inside: SkillFound[] = []
      for (let at = firstFrom(from); at < found.length; at += 1) {
        const skill = found[at]
        if (!skill || skill.from >= to) break
        if (skill.to <= to) inside.push(skill)
      }
      return inside
    },
    spans(from, to) {
      const skill = found[firstFrom(from) - 1]
      return skill !== undefined && skill.to > to
    },
  }
}
