import { orderRows } from '../layout.ts'
import { bodyOf, runningHeads } from '../running-heads.ts'
import type { Fragment, SourceText } from '../source.ts'
import { decoded, type Told } from './decode.ts'
import { featuresOf } from './features.ts'
import type { Network } from './network.ts'
import { firstPass, secondPass } from './passes.ts'
import { opinionsOn } from './rules.ts'
import { spotsOf } from './spots.ts'
import { networks } from './weights.ts'

/** What is seen of each fragment, in the order of reading. */
export function seenIn(source: SourceText) {
  const rows = orderRows({ ...source, fragments: bodyOf(source, runningHeads(source)) })
  const spots = spotsOf(rows)
  return { spots, features: featuresOf(spots, opinionsOn(rows, source.positioned), source.positioned) }
}

/** Every fragment with what it is, as far as it is read at all. */
export function labelled(source: SourceText, own: { first: Network; second: Network } = networks()): SourceText {
  const { spots, features } = seenIn(source)
  if (spots.length === 0) return source
  const chances = secondPass(own.second, spots, features, firstPass(own.first, features))
  const told = new Map<Fragment, Told>()
  for (const [at, it] of decoded(spots, chances).entries()) {
    const fragment = spots[at]?.fragment
    if (fragment) told.set(fragment, it)
  }
  const fragments = source.fragments.map((it) => {
    const known = told.get(it)
    return known ? { ...it, told: known } : it
  })
  return { ...source, fragments }
}
