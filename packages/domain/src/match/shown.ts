import type { Statement } from './resume-model.ts'
import type { Evidence } from './types.ts'

/** How far something is shown, 0 to 1, by what, and why it counts so. */
export interface Shown {
  share: number
  how: string | null
  evidence: Evidence[]
}

export const nothing: Shown = { share: 0, how: null, evidence: [] }

/** In the person's own words: a heading is quoted by its title. */
export const quote = ({ source }: Statement): Evidence => ({
  source: source.id,
  quote: source.quotes.length === 1 || source.kind === 'language' ? source.text : (source.quotes[0] ?? source.text),
})
