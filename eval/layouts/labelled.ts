import type { Fragment, SourceText } from '@bespeak/domain/reading/source.ts'
import { groupsOf } from './groups.ts'
import type { Printed } from './printed.ts'
import type { Atom, Word } from './truth.ts'

// The fragments of a file as our own step reads them, each with what is true of it. A word belongs to the fragment that
// its place lies in; nothing is looked up by what it says but the offsets inside that fragment.

/** A stretch of a fragment's text that one atom says. */
export interface Span {
  from: number
  to: number
  atom: number
}

export interface LabelledFragment {
  fragment: Fragment
  /** The truth's line that it is the beginning of, or a part of; -1 where nothing was drawn there. */
  line: number
  /** Whether rows of the same line stand before it. */
  continues: boolean
  /** Its place in reading: fragments in order of this number are in true order. */
  order: number
  spans: Span[]
  /** Words of more than one line of the truth are in it: it was put together over a gap. */
  isMixed: boolean
}

export type Truth = Pick<Printed, 'lines' | 'atoms'>

export function labelled(source: SourceText, truth: Truth & Pick<Printed, 'words'>): LabelledFragment[] {
  const owned = wordsByFragment(source.fragments, truth.words)
  const places = new Map(truth.words.map((word, index) => [word, index]))
  const found = source.fragments.map((fragment) => label(fragment, owned.get(fragment) ?? [], truth.atoms, places))
  markContinued(found)
  return found
}

/** How far, in points, a word may stand outside of its fragment. */
const slack = 1.5

function wordsByFragment(fragments: readonly Fragment[], words: readonly Word[]): Map<Fragment, Word[]> {
  const byPage = groupsOf(fragments, ({ page }) => page)
  const owned = new Map<Fragment, Word[]>()
  for (const word of words) {
    const middle = word.x + word.width / 2
    const [nearest] = (byPage.get(word.page) ?? [])
      .filter(
        ({ x, width, y }) =>
          middle >= x - slack && middle <= x + width + slack && y > word.top && y <= word.top + word.height + slack,
      )
      .sort((a, b) => Math.abs(a.y - word.y) - Math.abs(b.y - word.y))
    if (!nearest) continue
    const own = owned.get(nearest)
    if (own) own.push(word)
    else owned.set(nearest, [word])
  }
  return owned
}

function label(fragment: Fragment, words: Word[], atoms: readonly Atom[], places: Map<Word, number>): LabelledFragment {
  const inOrder = [...words].sort((a, b) => a.x - b.x)
  const lines = new Set(words.map(({ atom }) => atoms[atom]?.line ?? -1))
  const first = Math.min(...words.map((word) => rankOf(word, places)))
  return {
    fragment,
    line: words.length > 0 ? Math.min(...lines) : -1,
    continues: false,
    order: first,
    spans: spansOf(fragment.text, inOrder),
    isMixed: lines.size > 1,
  }
}

/** By atom, then by its place among the words of the page. */
const rankOf = (word: Word, places: Map<Word, number>) => word.atom + (places.get(word) ?? 0) / 1e6

function spansOf(text: string, words: readonly Word[]): Span[] {
  const spans: Span[] = []
  const folded = text.toLowerCase()
  let at = 0
  for (const { text: said, atom } of words) {
    const from = folded.indexOf(said.toLowerCase(), at)
    if (from < 0) continue
    at = from + said.length
    const last = spans.at(-1)
    if (last?.atom === atom) last.to = at
    else spans.push({ from, to: at, atom })
  }
  return spans
}

function markContinued(fragments: LabelledFragment[]) {
  const firstRow = new Map<number, Fragment>()
  for (const it of [...fragments].sort((a, b) => a.order - b.order)) {
    const first = firstRow.get(it.line)
    if (!first) firstRow.set(it.line, it.fragment)
    else it.continues = first.page !== it.fragment.page || it.fragment.y - first.y > 0.6 * first.size
  }
}
