import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import { isUntrue } from '../../ui/check-first.tsx'
import { isLoud } from '../../ui/needs-your-ok.tsx'

type Edit = TailoredResume['edits'][number]
type Suggestion = TailoredResume['suggestions'][number]
type Marked = Pick<TailoredResume, 'edits' | 'suggestions' | 'provenance'>

interface Mark {
  key: string
  /** The line of the page it is beside, or under. */
  at: number
}
export interface EditMark extends Mark {
  kind: 'edit'
  edit: Edit
}
export interface HiddenMark extends Mark {
  kind: 'hidden'
  edit: Edit
}
export interface SuggestionMark extends Mark {
  kind: 'calm' | 'loud' | 'untrue'
  suggestion: Suggestion
}
interface OwnMark extends Mark {
  kind: 'yours'
}
export type PageMark = EditMark | HiddenMark | SuggestionMark | OwnMark

/** A line however it is written: a group of skills stands in an edit line by line, and on the page with commas. */
const plain = (text: string) =>
  text
    .replace(/[\s,;:|·•]+/g, ' ')
    .trim()
    .replace(/^[-*] /, '')

/** What was done and is suggested, beside the lines of the page as it is now. What the page does not have has no mark. */
export function marksOn(page: readonly string[], original: readonly string[], tailored: Marked): PageMark[] {
  const { edits, suggestions, provenance } = tailored
  const lines = page.map(plain)
  const standing = edits.filter(({ undone }) => !undone)
  const made = once(
    standing
      .filter(({ text }) => text !== '')
      .flatMap((edit): EditMark[] => {
        const at = lineOf(edit.text, lines)
        return at < 0 ? [] : [{ kind: 'edit', key: `edit ${edit.id}`, at, edit }]
      }),
  )
  const hidden = standing.flatMap((edit): HiddenMark[] => {
    if (edit.text !== '' || edit.before === null) return []
    return [{ kind: 'hidden', key: `edit ${edit.id}`, at: lineAbove(edit.before, lines, original.map(plain)), edit }]
  })
  const asked = once(
    suggestions.flatMap((suggestion): SuggestionMark[] => {
      const at = suggestion.before === null ? -1 : lineOf(suggestion.before, lines)
      return at < 0 ? [] : [{ kind: loudness(suggestion), key: `suggestion ${suggestion.id}`, at, suggestion }]
    }),
  )
  const typed = provenance.flatMap(({ kind, text }): OwnMark[] => {
    const at = kind === 'yours' ? lineOf(text, lines) : -1
    const isMarked = made.some((mark) => mark.at === at)
    return at < 0 || isMarked ? [] : [{ kind: 'yours', key: `yours ${at}`, at }]
  })
  return [...made, ...hidden, ...asked, ...once(typed)].toSorted((one, other) => one.at - other.at)
}

function loudness(suggestion: Suggestion): SuggestionMark['kind'] {
  if (isUntrue(suggestion)) return 'untrue'
  return isLoud(suggestion) ? 'loud' : 'calm'
}

/** One at a line: a line that was moved and reworded says what came first. */
const once = <Some extends Mark>(marks: Some[]): Some[] =>
  marks.filter(({ at }, index) => marks.findIndex((it) => it.at === at) === index)

/** The line that says this, or the only one that has it in it. */
function lineOf(text: string, lines: readonly string[]): number {
  const words = plain(text)
  if (words === '') return -1
  const same = lines.indexOf(words)
  if (same >= 0) return same
  const having = lines.flatMap((line, at) => (line.includes(words) ? [at] : []))
  return having.length === 1 ? (having[0] ?? -1) : -1
}

/** Under which line of the page it would stand, by the nearest line of the original beside it that is still there. */
function lineAbove(hidden: string, lines: readonly string[], original: readonly string[]): number {
  const own = original.indexOf(plain(hidden))
  for (let far = 1; own >= 0 && far < original.length; far += 1) {
    const before = lines.indexOf(original[own - far] || missing)
    if (before >= 0) return before
    const after = lines.indexOf(original[own + far] || missing)
    if (after > 0) return after - 1
  }
  return lines.length - 1
}

/** No line of a page. */
const missing = '\n'
