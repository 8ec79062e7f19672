import { stem } from '../language/words.ts'
import { commonWords, sameMeanings } from '../words/match.ts'

export const commonStems: ReadonlySet<string> = new Set([...commonWords].map(stem))

const canon = new Map<string, string>()
for (const group of sameMeanings) {
  const [first = '', ...others] = group.split(' ').map(stem)
  for (const other of others) canon.set(other, first)
}

/** The stem that stands for all of its meaning: joinery is what joiners do. */
export function canonical(stemmed: string): string {
  const plain = stemmed.endsWith('er') && ofTrade.test(stemmed) ? stemmed.slice(0, -2) : stemmed
  return canon.get(plain) ?? plain
}

/** The ending of a doer is in no stem but those of words in `-ery`. A nursery has no nurses. */
const ofTrade = /^(?!nurser)\p{L}{4,}er$/u
