import type { Proof } from './proofs.ts'

/** How many lines a paragraph holds, by how many there are in all. */
function sizesFor(lines: number): number[] {
  // Three lines are of two engagements, where the second has one that fits.
  const count = Math.min(Math.ceil((lines === 3 ? 4 : lines) / 3), 5)
  return Array.from({ length: count }, (_, index) => Math.floor(lines / count) + (index < lines % count ? 1 : 0))
}

/** A paragraph keeps to one engagement, so that it reads as one story; the newest engagement comes first. */
export function groupsOf(proofs: readonly Proof[], lines: number): Proof[][] {
  const left = [...proofs]
  const used = new Map<string, number>()
  const groups: Proof[][] = []
  for (const size of sizesFor(lines)) {
    const group = bestGroup(left, size, used)
    for (const proof of group) left.splice(left.indexOf(proof), 1)
    if (group.length > 0) groups.push(group)
  }
  const [best] = groups
  const ordered = [...groups].sort(([a], [b]) => orderOf(a) - orderOf(b))
  const [newest] = ordered
  const leads = best && newest && worthOf(best) > worthOf(newest) * outstanding
  return joined(leads ? [...ordered.filter(isWith(best)), ...ordered.filter((group) => !isWith(best)(group))] : ordered)
}

/** How much more an older engagement must answer to come before the newest. */
const outstanding = 1.3
const worthOf = (group: readonly Proof[]) => group.reduce((sum, { score }) => sum + score, 0) / group.length

const isWith =
  ([a]: readonly Proof[]) =>
  ([b]: readonly Proof[]): boolean =>
    orderOf(a) === orderOf(b)

const mostTogether = 4

/** What is left of an engagement goes with what was said of it, and projects go together. */
function joined(groups: readonly Proof[][]): Proof[][] {
  const all: Proof[][] = []
  for (const group of groups) {
    const last = all.at(-1)
    const isSame =
      last?.[0] &&
      group[0] &&
      (engagementOf(last[0]) === engagementOf(group[0]) || (isProject(last[0]) && isProject(group[0])))
    if (last && isSame && (group.length === 1 || last.length + group.length <= mostTogether)) last.push(...group)
    else all.push([...group])
  }
  return all
}

const isProject = ({ engagement }: Proof) => engagement?.kind === 'project'
const orderOf = (proof: Proof | undefined) => proof?.engagement?.order ?? -1
const engagementOf = ({ engagement }: Proof) => engagement?.id ?? ''

/** An engagement that has had its paragraph gets another one only for much better lines. */
const again = 0.6

function bestGroup(left: readonly Proof[], size: number, used: Map<string, number>): Proof[] {
  let best: Proof[] = []
  let bestValue = 0
  for (const id of new Set(left.map(engagementOf))) {
    const group = left.filter((proof) => engagementOf(proof) === id).slice(0, size)
    const value = group.reduce((sum, { score }) => sum + Math.max(0.05, score), 0) * again ** (used.get(id) ?? 0)
    if (value > bestValue) [best, bestValue] = [group, value]
  }
  const id = best[0] && engagementOf(best[0])
  if (id !== undefined) used.set(id, (used.get(id) ?? 0) + 1)
  return best
}
