import type { SourceText } from '@bespeak/domain/reading/source.ts'
import { saidByText } from '../../pdf/actual-text.ts'
import { bare } from './bare.ts'
import { isRightToLeft, wordsFound } from './right-to-left.ts'

/** Where each line of a document was found again, or the first that was not. */
export type Proof = { ok: true; pageOf: number[] } | { ok: false; line: string }

/** What templates set at the foot of each page where there are several. */
const runningFoot = (name: string, page: number, pages: number): string =>
  [name, `Page ${page} of ${pages}`].filter(Boolean).join(' · ')

/**
 * Looks for every line in the text of the written file, in order. Spaces, hyphens and ligatures are the typesetter's to
 * choose; every other character must be there. Of columns, each word is looked for by itself.
 */
export function prove(lines: readonly string[], source: SourceText, name: string, hasColumns = false): Proof {
  const pages = source.pages.map((_, index) => pageText(source, index + 1))
  if (hasColumns || lines.some(isRightToLeft)) return wordsFound(lines, pages)
  return linesFound(
    lines,
    pages.map((text, index) => withoutFoot(bare(text), bare(runningFoot(name, index + 1, pages.length)))),
  )
}

const pageText = ({ fragments }: SourceText, page: number): string =>
  fragments
    .filter((fragment) => fragment.page === page)
    .map((fragment) => fragment.text)
    .join(' ')

/** A line that runs over two pages has the foot of the first inside it. */
function withoutFoot(text: string, foot: string): string {
  const at = text.lastIndexOf(foot)
  return at < 0 ? text : text.slice(0, at) + text.slice(at + foot.length)
}

function linesFound(lines: readonly string[], pages: readonly string[]): Proof {
  const text = pages.join('')
  const pageOf: number[] = []
  let from = 0
  for (const line of lines) {
    const found = find(bare(line), text, from)
    if (!found) return { ok: false, line }
    pageOf.push(pageAt(pages, found.at))
    from = found.end
  }
  return { ok: true, pageOf }
}

/** A letter that its font puts together from parts may be followed by what stands for one of the parts. */
function find(wanted: string, text: string, from: number): { at: number; end: number } | null {
  if (!hasMarks(wanted)) {
    const at = text.indexOf(wanted, from)
    return at < 0 ? null : { at, end: at + wanted.length }
  }
  const letters = wanted.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  const pattern = new RegExp(letters.map(loosely).join(''), 'gu')
  pattern.lastIndex = from
  const match = pattern.exec(text)
  return match && { at: match.index, end: pattern.lastIndex }
}

const hasMarks = (text: string) => /\p{M}/u.test(text.normalize('NFD'))

function loosely(letter: string): string {
  const [escaped = '', plain] = [letter, letter.normalize('NFD')[0]].map((it) =>
    it?.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  )
  // Where the file says what its glyphs say, every mark is found again.
  return hasMarks(letter) && !saidByText.test(letter) ? `(?:${escaped}|${plain}\\p{M}*).{0,2}?` : escaped
}

function pageAt(pages: readonly string[], at: number): number {
  let end = 0
  const index = pages.findIndex((text) => {
    end += text.length
    return at < end
  })
  return Math.max(1, index + 1)
}
