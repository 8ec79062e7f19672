import type { Origin, ResumeDocument } from '../../resume/document.ts'
import { chancesOf, type Network, scoresOf } from '../labels/network.ts'
import type { SourceText } from '../source.ts'
import { type Readings, seenFields } from './features.ts'

/** Nothing that was read is certain: only what a person wrote is. */
const mostSure = 0.999

/** The rest differs between machines, and says nothing. */
const inThousandths = (chance: number) => Math.round(chance * 1000) / 1000

/** Where each field was read, with how likely it is right, by learnt weights. */
export function withChances(
  document: ResumeDocument,
  said: SourceText,
  readings: Readings,
  sureness: Network,
): Record<string, Origin> {
  const origins = { ...document.origins }
  for (const { key, seen } of seenFields(document, said, readings)) {
    const origin = origins[key]
    const [, right = 0] = chancesOf(scoresOf(sureness, seen), 0, 2)
    if (origin) origins[key] = { ...origin, confidence: Math.min(inThousandths(right), mostSure) }
  }
  return origins
}
