import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import * as texts from './texts.tsx'

type Line = TailoredResume['provenance'][number]

/** Where a line of the page comes from. */
export interface SourceMark {
  /** As its margin says it: `4, 30`. */
  label: string
  /** `Lines 4, 30` */
  place: string
  /** What stands there. */
  words: string[]
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What stands beside each line of a page, the same line twice included; a line that nobody traced was typed here. */
export function marksFor(page: readonly string[], provenance: readonly Line[]): (SourceMark | null)[] {
  const traced = new Map<string, Line[]>()
  for (const line of provenance) traced.set(plain(line.text), [...(traced.get(plain(line.text)) ?? []), line])
  return page.map((text) => {
    if (plain(text) === '') return null
    const line = traced.get(plain(text))?.shift()
    return line ? markOf(line) : typed
  })
}

/** Of the one line that says this: of two, nobody knows which is meant. */
export function markFor(text: string, provenance: readonly Line[]): SourceMark | null {
  const [line, other] = provenance.filter((it) => plain(it.text) === plain(text))
  return line && !other ? markOf(line) : null
}

const typed: SourceMark = { label: texts.you, place: texts.typedByYou, words: [] }

/** A title of ours comes from nowhere. */
function markOf({ kind, lines, said, sources }: Line): SourceMark | null {
  if (kind === 'yours') return typed
  if (lines.length === 0 && !said) return null
  const label = [...lines.map(String), ...(said ? [texts.answered] : [])].join(', ')
  return { label, place: texts.placeOf(lines, said), words: sources }
}
