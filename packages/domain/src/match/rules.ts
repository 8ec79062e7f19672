import { listed } from '../language/speak/listed.ts'
import { type Condition, heldBy } from './knock-outs.ts'
import { ruleRow, sumOf } from './ledger.ts'
import type { Comparison } from './rows.ts'
import type { LedgerRow } from './types.ts'
import { knockOut, leastWords, pastedShare } from './weights.ts'
import { sameWork } from './wording.ts'

/** The ledger with the rules over the whole: each takes its part of what the rows before it leave. */
export function withRules(
  rows: readonly LedgerRow[],
  conditions: readonly Condition[],
  comparison: Comparison,
): LedgerRow[] {
  const all = [...rows]
  for (const rule of [otherWorkRule(comparison), pastedRule(comparison), knockOutRule(conditions)])
    if (rule) all.push(ruleRow(rule.row, rule.takes(sumOf(all))))
  return all
}

/** Single terms are found in any two texts; they tell something where both speak of the same work. */
function otherWorkRule({ job, model }: Comparison) {
  const stays = job.wording.size < leastWords ? 1 : sameWork(job, model)
  if (stays === 1) return null
  const row = {
    id: 'rule-other-work',
    requirement: 'Work of another kind',
    how: 'As a whole, the resume and the advertisement are about different work',
    todo: 'Say in the lines of your roles what your work and this one have in common.',
  }
  return { row, takes: (sum: number) => sum * (1 - stays) }
}

/** The row of a list that looks like the advertisement's own. */
export const listedOnly = 'rule-listed-only'

/** Terms of the advertisement that stand in a list, while no role, project or study shows anything near them; or all of them in its order, which is only said. */
function pastedRule({ model: { pasted, statements } }: Comparison) {
  const isCopied = statements.some(({ isPasted }) => isPasted)
  if (pasted.size === 0 && !isCopied) return null
  const row = {
    id: listedOnly,
    requirement: 'Terms that are listed but not shown anywhere',
    how: isCopied
      ? 'Most of what the advertisement asks is listed in its own words and order: recruiters see that, and it counts for nothing'
      : `${pasted.size} terms of the advertisement are listed, and no role shows anything near them`,
    todo: 'Show what you have done with them in the lines of your roles, and take out the rest.',
  }
  return { row, takes: (sum: number) => (isCopied ? 0 : sum * (1 - pastedShare)) }
}

/** The row of conditions that are not met. */
export const heldBack = 'rule-knock-out'

const heldWords = { failed: 'Most', 'not-shown': 'Half', partly: 'A quarter' } as const
const stateWords = { met: '', failed: 'not met', 'not-shown': 'not shown', partly: 'shown in part' } as const

/** A condition that is not met never leaves a good match, however much else fits. */
function knockOutRule(conditions: readonly Condition[]) {
  const unmet = heldBy(conditions)
  if (unmet.length === 0) return null
  const names = listed(unmet.map(({ requirement }) => `“${requirement}”`))
  const worst = (['failed', 'not-shown', 'partly'] as const).find((it) => unmet.some(({ status }) => status === it))
  const { from, stays } = knockOut[worst ?? 'partly']
  const states = [...new Set(unmet.map(({ status }) => stateWords[status]))].sort()
  const [what, which, together] =
    unmet.length === 1
      ? ['Condition', 'this condition', '']
      : ['Conditions', 'all these conditions', ' Only together do they free the points held back.']
  const row = {
    id: heldBack,
    requirement: `${what} ${states.join(' or ')}: ${names}`,
    how: `${heldWords[worst ?? 'partly']} of the points above ${from} are held back`,
    todo: `If you ${states[0] === 'not met' ? 'now ' : ''}meet ${which}, say so: ${names}.${together}`,
  }
  return { row, takes: (sum: number) => Math.max(0, sum - from) * (1 - stays) }
}
