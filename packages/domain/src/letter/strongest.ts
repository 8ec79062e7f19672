import type { LedgerRow } from '../match/index.ts'
import type { Source } from '../resume/sources.ts'
import { clicheIn } from './cliches.ts'
import { tellsAgainst } from './evidence.ts'
import type { Proof } from './proofs.ts'
import { statesResult } from './results.ts'

/** What each source brings: the points of all rows that rest on it. */
function pointsBySource(ledger: readonly LedgerRow[]): Map<string, number> {
  const points = new Map<string, number>()
  for (const { evidence, points: brought } of ledger)
    for (const id of new Set(evidence.map(({ source }) => source))) points.set(id, (points.get(id) ?? 0) + brought)
  return points
}

/** The line of some engagement that brings the most, of the place named where several do; none where nothing is brought. */
export function strongestLine(
  sources: readonly Source[],
  ledger: readonly LedgerRow[],
  isOfEngagement: (source: Source) => boolean,
  place: string | null,
): Source | null {
  const points = pointsBySource(ledger)
  const worth = ({ id }: Source) => points.get(id) ?? 0
  const isThere = ({ role, entry }: Source) => Number((role ?? entry) === place)
  const [best] = sources
    .filter(
      (it) => it.kind === 'line' && isOfEngagement(it) && worth(it) > 0 && !clicheIn(it.text) && !tellsAgainst(it.text),
    )
    .sort((a, b) => worth(b) - worth(a) || isThere(b) - isThere(a))
  return best ?? null
}

/** How much more a line proves that says what came of it; how much of it the role of the line proves; how much less an older role. */
const byResult = 2
const ofRole = 0.5
const older = 0.85

/** How many lines of a role tell what it is worth. */
const mostLines = 3

/** What a letter argues from: the best line of the role that answers the most, by far rather one that states a result. */
export function leadOf(proofs: readonly Proof[], ledger: readonly LedgerRow[]): Proof | null {
  const points = pointsBySource(ledger)
  const pointsOf = ({ source, relevance }: Proof) => (points.get(source.id) ?? 0) + relevance
  const roles = rolesOf(proofs)
  const ranked = [...roles.values()].map((own) => {
    const most = Math.max(...own.map(pointsOf))
    const worthOf = (proof: Proof) =>
      (pointsOf(proof) + ofRole * most) * (statesResult(proof.source.text) ? byResult : 1)
    const best = [...own].sort((a, b) => worthOf(b) - worthOf(a) || b.score - a.score)
    const worth = best.slice(0, mostLines).reduce((sum, proof) => sum + worthOf(proof), 0)
    return { best, worth: worth * older ** (own[0]?.engagement?.order ?? 0) }
  })
  const [first] = ranked.sort((a, b) => b.worth - a.worth)
  return first?.best[0] ?? null
}

function rolesOf(proofs: readonly Proof[]): Map<string, Proof[]> {
  const roles = new Map<string, Proof[]>()
  for (const proof of proofs) {
    const id = proof.engagement?.id ?? ''
    roles.set(id, [...(roles.get(id) ?? []), proof])
  }
  return roles
}
