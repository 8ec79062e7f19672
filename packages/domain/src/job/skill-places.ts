import type { SkillFound, SkillMatcher } from '../skills/matcher.ts'
import type { Span } from './span.ts'

/** Where the skills of the catalogue stand in the advertisement; found once. */
export interface SkillPlaces {
  within(from: number, to: number): SkillFound[]
  /** A skill's name goes across this stretch. */
  spans(from: number, to: number): boolean
}

/** Wider than what may part two words of one name: no name goes from one line into the next. */
const lineEnd = '\n\n\n\n'

/** The skills of all lines, by where they stand in the advertisement. */
function foundIn(text: string, lines: readonly Span[], matcher: SkillMatcher): SkillFound[] {
  const starts: number[] = []
  let shown = ''
  lines.forEach((line, at) => {
    const [bullet = ''] = /(?<=\s)\S(?=\s*$)/u.exec(text.slice(Math.max(0, line.from - 5), line.from)) ?? []
    shown += at === 0 ? '' : `${lineEnd}${bullet} `
    starts.push(shown.length)
    shown += line.text
  })
  let at = 0
  return matcher.find(shown).map((skill) => {
    while (skill.from >= (starts[at + 1] ?? Number.POSITIVE_INFINITY)) at += 1
    const shift = (lines[at]?.from ?? 0) - (starts[at] ?? 0)
    return { ...skill, from: skill.from + shift, to: skill.to + shift }
  })
}

export function skillPlaces(text: string, lines: readonly Span[], matcher: SkillMatcher): SkillPlaces {
  const found = foundIn(text, lines, matcher)
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
