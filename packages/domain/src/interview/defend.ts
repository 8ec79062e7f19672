import { supports } from '../claims/index.ts'
import type { Edit } from '../resume/edit.ts'
import type { Source } from '../resume/sources.ts'
import { withoutHeadings } from './own-lines.ts'
import { quoted } from './quoted.ts'

/** Fewer are a mere keyword; more are not read out, only where they begin. */
const [leastWords, mostWords] = [5, 32]

const isLine = (text: string) => text.split(/\s+/).length >= leastWords

export function beginning(text: string): string {
  const said = text.split(/\s+/)
  return said.length <= mostWords ? quoted(text) : quoted(`${said.slice(0, mostWords).join(' ')} …`)
}

export interface DefendedLine {
  text: string
  sources: Source[]
  /** Of these, what is no mere heading. */
  own: Source[]
}

/** Lines that tailoring put into other words, and that still say no more than their sources. */
export function defendedLines(edits: readonly Edit[], sources: readonly Source[], today: string): DefendedLine[] {
  const byId = new Map(sources.map((it) => [it.id, it]))
  const told = new Set(withoutHeadings(sources))
  return edits
    .filter(({ kind, text }) => kind !== 'kept' && kind !== 'moved' && isLine(text))
    .map(({ text, sources: ids }) => ({ text, sources: ids.flatMap((id) => byId.get(id) ?? []) }))
    .filter((it) => it.sources.length > 0 && supports(it.sources, it.text, { today }).supported)
    .map((it) => ({ ...it, own: it.sources.filter((source) => told.has(source)) }))
}
