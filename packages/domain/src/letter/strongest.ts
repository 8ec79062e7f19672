import type { LedgerRow } from '../match/index.ts'
import type { Source } from '../resume/sources.ts'
import type { Proof } from './proofs.ts'
import { statesResult } from './results.ts'

/** What a line is worth that nothing asks for; how much more one proves that says what came of it; how much less an older role. */
const least = 1
const byResult = 2
const older = 0.75

/** How much of a line's worth the best line of its role adds to it. */
const ofRole = 0.5

/** How many lines of a role tell what it is worth. */
const mostLines = 3

/** What each source brings: of each row its share. The work as a whole is asked by no name. */
function pointsBySource(ledger: readonly LedgerRow[]): Map<string, number> {
  const points = new Map<string, number>()
  for (const { evidence, points: brought } of ledger.filter(({ kind }) => kind !== 'wording')) {
    const ids = new Set(evidence.map(({ source }) => source))
    for (const id of ids) points.set(id, (points.get(id) ?? 0) + brought / ids.size)
  }
  return points
}

/** How strong a proof each line is: by what it answers, twice as much where it states a result. */
function worthsOf(ledger: readonly LedgerRow[]) {
  const points = pointsBySource(ledger)
  return ({ id, text }: Source, added = 0) =>
    (least + (points.get(id) ?? 0) + added) * (statesResult(text) ? byResult : 1)
}

/** The line that no letter leaves out; none where nothing is brought. */
export function strongestLine(
  sources: readonly Source[],
  ledger: readonly LedgerRow[],
  /** The place of a line among all, the newest 0; null for one that no letter tells. */
  orderOf: (source: Source) => number | null,
): Source | null {
  const worth = worthsOf(ledger)
  const points = pointsBySource(ledger)
  const [best] = sources
    .flatMap((source) => {
      const order = points.has(source.id) ? orderOf(source) : null
      return order === null ? [] : [{ source, worth: worth(source) * older ** order }]
    })
    .sort((a, b) => b.worth - a.worth)
  return best?.source ?? null
}

/** What a letter argues from: the best line of the role that answers the most; no duty where the role has a result. */
export function leadOf(proofs: readonly Proof[], ledger: readonly LedgerRow[]): Proof | null {
  const worth = worthsOf(ledger)
  const points = pointsBySource(ledger)
  const ranked = [...rolesOf(proofs).values()].map((own) => {
    const most = Math.max(...own.map(({ source, relevance }) => (points.get(source.id) ?? 0) + relevance))
    const worthOf = (proof: Proof) => worth(proof.source, proof.relevance + ofRole * most) * wholeness(proof)
    const isResult = ({ source }: Proof) => Number(statesResult(source.text))
    const best = [...own].sort((a, b) => worthOf(b) - worthOf(a) || b.score - a.score)
    const total = best.slice(0, mostLines).reduce((sum, proof) => sum + worthOf(proof), 0)
    const [lead] = [...best].sort((a, b) => isResult(b) - isResult(a))
    return { lead, worth: total * older ** (own[0]?.engagement?.order ?? 0) }
  })
  const [first] = ranked.sort((a, b) => b.worth - a.worth)
  return first?.lead ?? null
}

/** Things in a row say less than what somebody did. */
const ofThings = 0.8

const wholeness = ({ spoken: { subject } }: Proof) => (/^my (?:work|duties)$/.test(subject) ? ofThings : 1)

function rolesOf(proofs: readonly Proof[]): Map<string, Proof[]> {
  const roles = new Map<string, Proof[]>()
  for (const proof of proofs) {
    const id = proof.engagement?.id ?? ''
    roles.set(id, [...(roles.get(id) ?? []), proof])
  }
  return roles
}
