import type { Proof } from '../proof/index.ts'
import type { Source } from '../resume/sources.ts'
import { placeOf, settingOf } from './place.ts'
import { type Prompts, parts } from './prompts.ts'
import type { PlacedLine } from './types.ts'

/** The four headings, each with the person's own lines for it, or with what to add from memory. */
export function outlineOf(prompts: Prompts, lines: readonly Proof[], sources: readonly Source[]): PlacedLine[] {
  const [first] = lines
  const setting = first && settingOf(first.source, sources)
  return starOutline(prompts, sources, {
    Situation: setting ? [setting] : [],
    Action: lines.filter(({ why }) => !why.result).map(({ source }) => source),
    Result: lines.filter(({ why }) => why.result).map(({ source }) => source),
  })
}

type Part = (typeof parts)[number]

export const starOutline = (
  prompts: Prompts,
  sources: readonly Source[],
  own: Partial<Record<Part, readonly Source[]>>,
): PlacedLine[] =>
  parts.map((part) => {
    const quotes = (own[part] ?? []).map((it) => ({ source: it.id, quote: it.text, place: placeOf(it, sources) }))
    return { part, quotes, advice: quotes.length > 0 ? (prompts.beside?.[part] ?? '') : prompts[part] }
  })
