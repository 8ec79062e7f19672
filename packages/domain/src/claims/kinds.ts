import type { Quantity } from '../language/numbers/quantities.ts'
import { singular } from '../language/tokens.ts'
import { isTitle } from '../language/vocabulary.ts'
import type { Word } from '../language/word.ts'
import { ranks } from '../words/ranks.ts'
import type { ClaimKind } from './claim.ts'
import type { Reading } from './reading.ts'

const byWord: [ClaimKind, RegExp][] = [
  ['degree', /^(?:bachelors?|masters?|doctorate|phd|mba|bsc|msc|bs|ms|ba|ma|bsn|msn|jd|md|diploma|degree|graduate)$/],
  [
    'certificate',
    /^(?:certified|certificate|certification|licen[sc]ed?|chartered|registered|accredited|qualified|clearance|permit)$/,
  ],
  ['award', /^(?:award|awards|prize|won|winner|winning|medal|finalist|best|top|awarded|scholarship|fellowship)$/],
  ['membership', /^(?:member|membership|fellow|board|association|society|committee|council|trustee)$/],
  ['school', /^(?:university|college|school|academy|institute|polytechnic)$/],
  [
    'scope',
    /^(?:team|teams|budget|users?|customers?|regions?|sites?|countries|global|international|nationwide|national|all|every|whole|departments?|staff|employees|largest)$/,
  ],
  ['rank', /^(?:solely|sole|single|handedly|independently|alone|lead|senior|expert)$/],
]

export function kindOfWord(reading: Reading, word: Word): ClaimKind {
  if (word.verb && word.rank !== ranks.do && word.rank !== ranks.none) return 'rank'
  const named = byWord.find(([, pattern]) => pattern.test(word.lower))?.[0]
  if (named) return named
  if (!word.verb && isTitle(singular(word.lower))) return 'title'
  if (reading.isHeading && /^\p{Lu}/u.test(word.text)) return 'employer'
  return 'statement'
}

export const kindOfNumber = ({ kind, unit }: Quantity): ClaimKind =>
  kind === 'money' ? 'money' : kind === 'time' && unit === 'month' ? 'duration' : 'number'
