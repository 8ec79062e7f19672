import { contentStems } from '../language/words.ts'
import { commonStems } from '../match/common-words.ts'
import type { Ad } from './ad.ts'
import type { Proof } from './proofs.ts'

/** What the company does, next to something the person did of the same kind. */
export interface Tie {
  said: string
  quote: string
  proof: Proof
}

/** Words that every trade shares tie nothing. */
const isCommon = (stem: string) =>
  commonStems.has(stem) || /^(?:custom|client|servic|product|build|\p{N}.*)$/u.test(stem)

const stemsOf = ({ stems, place }: Proof) => [...stems, ...contentStems(`${place?.name} ${place?.title}`)]

export function tieOf({ business }: Ad, proofs: readonly Proof[]): Tie | null {
  let best: (Tie & { shared: number }) | null = null
  for (const { said, quote, stems } of business)
    for (const proof of proofs) {
      const shared = new Set(stems.filter((stem) => stemsOf(proof).includes(stem) && !isCommon(stem))).size
      if (proof.place && shared > (best?.shared ?? 0)) best = { said, quote, proof, shared }
    }
  return best && best.shared >= 2 ? { said: best.said, quote: best.quote, proof: best.proof } : null
}
