import type { LedgerRow } from '../match/index.ts'
import type { Source } from '../resume/sources.ts'
import { clicheIn } from './cliches.ts'
import { tellsAgainst } from './evidence.ts'

/** What each source brings: the points of all rows that rest on it. */
export function pointsBySource(ledger: readonly LedgerRow[]): Map<string, number> {
  const points = new Map<string, number>()
  for (const { evidence, points: brought } of ledger)
    for (const id of new Set(evidence.map(({ source }) => source))) points.set(id, (points.get(id) ?? 0) + brought)
  return points
}

/** The line of some engagement that brings the most; none where nothing is brought. */
export function strongestLine(
  sources: readonly Source[],
  ledger: readonly LedgerRow[],
  isOfEngagement: (source: Source) => boolean,
): Source | null {
  const points = pointsBySource(ledger)
  const worth = ({ id }: Source) => points.get(id) ?? 0
  const [best] = sources
    .filter(
      (it) => it.kind === 'line' && isOfEngagement(it) && worth(it) > 0 && !clicheIn(it.text) && !tellsAgainst(it.text),
    )
    .sort((a, b) => worth(b) - worth(a))
  return best ?? null
}
