import { orderRows } from '../layout.ts'
import { bodyOf, runningHeads } from '../running-heads.ts'
import { withCapitals } from '../small-letters.ts'
import type { Fragment, SourceText } from '../source.ts'
import { decoded, type Told } from './decode.ts'
import { featuresOf } from './features.ts'
import type { Network } from './network.ts'
import { firstPass, secondPass } from './passes.ts'
import { opinionsOn } from './rules.ts'
import { spotsOf } from './spots.ts'
import { decodedText } from './text-laws.ts'

/** What is seen of each fragment, in the order of reading. Blank lines are seen as room. */
export function seenIn(source: SourceText) {
  const shown = bodyOf(source, runningHeads(source)).filter(({ text }) => text.trim() !== '')
  const rows = orderRows({ ...source, fragments: shown })
  const spots = spotsOf(rows)
  return { spots, features: featuresOf(spots, opinionsOn(rows, source.positioned), source.positioned) }
}

export interface Networks {
  first: Network
  second: Network
}

/** Every fragment with what it is, as far as it is read at all. */
export function labelled(source: SourceText, own: Networks): SourceText {
  const shown = withCapitals(source.fragments)
  const { spots, features } = seenIn({ ...source, fragments: shown })
  if (spots.length === 0) return source
  const chances = secondPass(own.second, spots, features, firstPass(own.first, features))
  const known = source.positioned ? decoded(spots, chances) : decodedText(spots, chances)
  const told = new Map<Fragment | undefined, Told>()
  for (const [at, it] of known.entries()) told.set(spots[at]?.fragment, it)
  const fragments = source.fragments.map((it, at) => {
    const own = told.get(shown[at])
    return own ? { ...it, told: own } : it
  })
  return { ...source, fragments }
}
