import type { Check } from '../claims/index.ts'

/** What a text claims that its sources do not state; null where nothing is refused. */
export function objectionToClaims({ verdict, verdicts }: Check): string | null {
  if (verdict !== 'refused') return null
  const claim = verdicts.find(({ status }) => status === 'unsupported')?.claim
  return claim ? `“${claim.text}” is not in what it rests on.` : 'It says more than its sources do.'
}
