import { contextOf } from '../../language/numbers/contexts.ts'
import type { Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { countedGroups } from '../../words/noun-classes.ts'
import { ranks } from '../../words/ranks.ts'
import type { Atom } from '../atoms.ts'
import type { Reading } from '../reading.ts'
import { type Finding, isOk, rules, stated } from '../support.ts'

const isGroup = among(countedGroups)

/** `a team of seven executives`, where seven executives are led. */
export function teamFinding(reading: Reading, word: Word, pieces: readonly Atom[]): Finding | null {
  const number = reading.words[word.at + 1]?.lower === 'of' ? reading.numbered.get(word.at + 2) : undefined
  if (
    !number ||
    !isGroup(word.lower) ||
    (word.rank < ranks.lead && !/^(?:group|fleet)$/.test(word.lower)) ||
    contextOf(reading, number).head.length === 0
  )
    return null
  const counted = pieces.find(({ from }) => from === number.from)
  return counted && isOk(counted.finding) ? stated(counted.finding.ok.units, rules.team) : null
}
