import { words } from '../language/words.ts'
import type { JobModel } from './job-model.ts'
import type { Statement } from './resume-model.ts'
import { meaningful } from './terms.ts'
import { listFrom, nameBounds, placeWeights, supportWeights } from './weights.ts'

/** Something that is asked, by its words, and where it is listed. */
interface Listed {
  statement: Statement
  at: number
  /** Whether a line says it too. */
  isTold: boolean
}

/** M50: statements that list most of what is asked by the advertisement's names and in its order, while few lines show any of it. */
export function pastedList(statements: readonly Statement[], { asks }: JobModel): ReadonlySet<Statement> {
  const names = asks.filter(({ tells }) => tells).map(({ requirement }) => meaningful(words(requirement.text)))
  const told = statements.filter(({ proves }) => (proves ?? 0) > placeWeights.copied)
  const listed = statements.filter(({ proves }) => proves === null || proves === placeWeights.copied).map(toSaid)
  // What the person listed themselves may stand before the rest, or behind it.
  for (const order of [listed, [...listed].reverse()]) {
    const found = names.flatMap((name): Listed[] => {
      const place = placeOf(name, order)
      return place ? [{ ...place, isTold: told.some(({ terms }) => name.every((it) => terms.stems.has(it))) }] : []
    })
    if (isCopied(found, names.length)) return new Set(found.map(({ statement }) => statement))
  }
  return new Set()
}

function isCopied(found: readonly Listed[], asked: number): boolean {
  const { ofAsked, inOrder, toldAtMost } = listFrom
  return (
    found.length >= Math.max(supportWeights.leastPasted, ofAsked * asked) &&
    found.filter(({ isTold }) => isTold).length <= toldAtMost * found.length &&
    risesIn(found.map(({ at }) => at)) >= inOrder * found.length
  )
}

interface Said {
  statement: Statement
  stems: readonly string[]
  /** How many words are listed before it. */
  before: number
}

const toSaid = (statement: Statement, index: number): Said => ({
  ...{ statement, stems: meaningful(statement.terms.words), before: index * nameBounds.apart },
})

function placeOf(name: readonly string[], listed: readonly Said[]): Pick<Listed, 'statement' | 'at'> | null {
  if (name.length === 0) return null
  for (const { statement, stems, before } of listed) {
    const at = stems.findIndex((_, from) => {
      const stretch = stems.slice(from, from + name.length + nameBounds.between)
      return name.every((it) => stretch.includes(it))
    })
    if (at >= 0) return { statement, at: before + at }
  }
  return null
}

/** The most of these numbers that stand in rising order. */
function risesIn(numbers: readonly number[]): number {
  const ends: number[] = []
  for (const number of numbers) {
    const at = ends.findIndex((end) => end >= number)
    ends[at < 0 ? ends.length : at] = number
  }
  return ends.length
}
