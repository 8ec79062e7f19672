import type { SkillMatcher } from '../skills/matcher.ts'

/** A word runs into the next one: `fieldExperience`, `C++Strong`, `a related field.5+ years`. */
const seam =
  /(?<=\p{Ll}{3}|\p{Ll}{2}[.!?:)]|[+#)])(?=\p{Lu}(?:\p{Ll}|$))|(?<=\p{Ll}{2}[.!?:])(?=\d+\+?$)|(?<=\p{Ll}{2})(?=\d+\+$)/gu
const token = /\S+/g
/** One or two are names that no catalogue has. */
const fewest = 3
const longestToken = 80

/** J1: the text with the line ends that a page has lost in copying. A name with a capital inside, `PyTorch`, stays whole. */
export function withLineEnds(text: string, matcher: SkillMatcher): string {
  return text
    .split('\n')
    .map((line) => {
      const seams = seamsOf(line, matcher)
      return seams.length < fewest ? line : pieces(line, seams).join('\n')
    })
    .join('\n')
}

function seamsOf(line: string, matcher: SkillMatcher): number[] {
  if (line.search(seam) < 0) return []
  return [...line.matchAll(token)].flatMap(({ 0: word, index }) =>
    word.length > longestToken ? [] : seamsIn(word, matcher).map((at) => index + at),
  )
}

/** Where a run of letters is cut: behind the longest name that opens it, else at its first seam. */
function seamsIn(word: string, matcher: SkillMatcher): number[] {
  const found = [...word.matchAll(seam)].map(({ index }) => index)
  const isName = (from: number, to: number) =>
    matcher.find(word.slice(from, to)).some((skill) => skill.from === 0 && skill.to === to - from)
  const cuts: number[] = []
  let from = 0
  while (from < word.length) {
    const left = found.filter((at) => at > from)
    const name = [...left, word.length].reverse().find((to) => isName(from, to))
    const next = name ?? left[0] ?? word.length
    if (next < word.length) cuts.push(next)
    from = next
  }
  return cuts
}

const pieces = (line: string, seams: readonly number[]) =>
  [0, ...seams].map((from, index) => line.slice(from, seams[index]))
