import type { Line, ResumeDocument } from '../resume/document.ts'
import type { Edit } from '../resume/edit.ts'
import { headingsIn } from '../resume/settled.ts'
import { patternOf } from '../text/patterns.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { small } from '../text/units.ts'
import { articles } from '../words/check.ts'
import { pastOf, tailorWords, weakOpenings } from '../words/tailor.ts'
import type { Doubted } from './judge.ts'
import { listsIn } from './lists.ts'

const mostSuggestions = 3

const opensWeakly = patternOf(tailorWords.opensWeakly)

/** `Worked on`, where a line opens so and says little of what the person did. */
export const weakOpeningOf = (text: string): string | null => opensWeakly.exec(text)?.[0] ?? null

/**
 * [T46] At most three lines whose opening says little, with one from the table that says more. Each is asked about: only
 * the person knows whether they managed what they were responsible for.
 */
export function openingSuggestions(document: ResumeDocument, edits: readonly Edit[]): Doubted[] {
  const changed = new Set(edits.filter(({ kind }) => kind !== 'moved').map(({ line }) => line))
  const headings = headingsIn(document)
  return listsIn(document)
    .filter(({ role, section }) => role !== null && section === 'work')
    .flatMap(({ lines, role }) =>
      lines.flatMap((line) => {
        const better = changed.has(line.id) || line.label || line.paragraph ? null : reopened(line)
        return better ? [doubtedOf(line, better, headings.get(role ?? '') ?? '')] : []
      }),
    )
    .slice(0, mostSuggestions)
    .map((doubted, at) => ({ ...doubted, edit: { ...doubted.edit, id: `s${at + 1}` } }))
}

interface Reopened {
  text: string
  /** What stands there then, and what stood there. */
  words: string
  was: string
}

/** Null where the grammar of what follows is not certain. */
function reopened({ text }: Line): Reopened | null {
  for (const { opening, verb } of weakOpenings) {
    if (!text.toLowerCase().startsWith(`${opening} `)) continue
    const rest = text.slice(opening.length + 1)
    const [first, ...others] = tokensOf(rest)
    if (!first || first.digits || others.some(isGerund)) return null
    const past = pastOf.get(first.lower)
    if (past !== undefined) {
      if (!opensObject(others[0])) return null
      const words = upperFirst(past)
      return { text: words + rest.slice(first.to), words, was: text.slice(0, opening.length + 1 + first.to) }
    }
    if (verb === null || isGerund(first)) return null
    return { text: `${verb} ${rest}`, words: verb, was: text.slice(0, opening.length) }
  }
  return null
}

/** `training four keepers`, and not `training of keepers`, `reading room`, `building maintenance`. */
const opensObject = (next: Token | undefined): boolean =>
  next !== undefined && (articles.has(next.lower) || next.digits || small.has(next.lower))

const isGerund = ({ lower }: { lower: string }) => /ing$/.test(lower)
const upperFirst = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const doubtedOf = (line: Line, { text, words, was }: Reopened, heading: string): Doubted => ({
  edit: {
    ...{ id: '', line: line.id, kind: 'reworded', text, requirement: null, sources: [line.id] },
    reason: 'Says what you did.',
  },
  doubts: [{ words, youWrote: was, source: line.id, from: 0, to: words.length, why: 'Says what you did. OK?' }],
  line: { heading, line: line.text },
})
