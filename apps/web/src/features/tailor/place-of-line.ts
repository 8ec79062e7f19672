import type { TailoredResume } from '../../lib/resumes/tailored.ts'
import * as texts from './texts.tsx'

type Line = TailoredResume['provenance'][number]

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Where a line comes from: `Lines 4, 30`. Of two that say the same, nobody knows which is meant. */
export function placeOfLine(text: string, provenance: readonly Line[]): string | null {
  const [line, other] = provenance.filter((it) => plain(it.text) === plain(text))
  if (!line || other) return null
  if (line.kind === 'yours') return texts.typedByYou
  // A title of ours comes from nowhere.
  return line.lines.length === 0 && !line.said ? null : texts.placeOf(line.lines, line.said)
}
