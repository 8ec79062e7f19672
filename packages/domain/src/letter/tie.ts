import { patternOf } from '../language/patterns.ts'
import { contentStems } from '../language/words.ts'
import { commonStems } from '../match/common-words.ts'
import { letterWords } from '../words/letter.ts'
import type { Ad } from './ad.ts'
import type { Proof } from './proofs.ts'

/** What the company does, next to something the person did of the same kind. */
export interface Tie {
  said: string
  quote: string
  proof: Proof
}

const anyBusiness = patternOf(letterWords.anyBusiness, 'u')

/** Words that every trade shares tie nothing. */
const isCommon = (stem: string) => commonStems.has(stem) || anyBusiness.test(stem)

const stemsOf = ({ stems, engagement }: Proof) => [
  ...stems,
  ...contentStems(`${engagement?.name} ${engagement?.title}`),
]

export function tieOf({ business }: Ad, proofs: readonly Proof[]): Tie | null {
  let best: (Tie & { shared: number }) | null = null
  for (const { said, quote, stems } of business)
    for (const proof of proofs) {
      const shared = new Set(stems.filter((stem) => stemsOf(proof).includes(stem) && !isCommon(stem))).size
      if (proof.engagement && shared > (best?.shared ?? 0)) best = { said, quote, proof, shared }
    }
  return best && best.shared >= 2 ? { said: best.said, quote: best.quote, proof: best.proof } : null
}
