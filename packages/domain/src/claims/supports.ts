import type { Source } from '../resume/sources.ts'
import { perThing } from '../text/remembered.ts'
import { type Atom, atomsIn } from './atoms.ts'
import type { Check, Claim } from './claim.ts'
import { type Reading, readingOf } from './reading.ts'
import { bindNames } from './rules/cl02-names.ts'
import { bind } from './rules/cl02-together.ts'
import { type Asked, doubtsOf, inOwnWords } from './rules/cl27-asking.ts'
import { inOthersWords } from './rules/cl28-asked.ts'
import { isOk, refused, rules, stated } from './support.ts'
import { type Prepared, prepare } from './units.ts'
import { checkOf, toVerdicts } from './verdict.ts'
import type { Widely } from './widely.ts'

export interface SupportOptions {
  /** The day that `present` means. */
  today?: string
  /** Texts that may be named without being claimed: the company and the role applied for. */
  named?: readonly string[]
  /** What the advertisement asks for: a word of it is the person's only where the person has it in a form of its own. */
  asked?: readonly string[]
  /** `widely`, of a writer that is not ours: plain words that the person did not write are asked about as well. */
  asks?: Widely
}

/** [CL23] Whether the sources say all that the text says; for each claim, what says it or what is wrong with it. */
export function supports(
  sources: readonly (string | Source)[] | Prepared,
  text: string,
  options: SupportOptions = {},
): Check {
  const prepared = 'units' in sources ? sources : prepare(sources)
  if (options.asks) return checkedAgainst(prepared, text, options)
  const known = checksOf(prepared)
  const asked = keyOf(text, options)
  const before = known.get(asked)
  if (before) return before
  const found = checkedAgainst(prepared, text, options)
  known.set(asked, found)
  return found
}

/** A writer tries a text in several places, and the judge asks once more. */
const checksOf = perThing((_: Prepared) => new Map<string, Check>())
const keyOf = (text: string, { today = '', named = [], asked = [] }: SupportOptions) =>
  [today, text, named.join('\n'), asked.join('\n')].join('\u0000')

function checkedAgainst(prepared: Prepared, text: string, options: SupportOptions): Check {
  const reading = readingOf(text)
  const pieces = judged(reading, prepared, options)
  if (pieces.every(({ finding }) => isOk(finding)))
    return askedFor({ reading, doubtful: new Map() }, pieces, prepared, options)
  const asking = inOwnWords(reading, pieces, prepared, options.asks)
  const again = asking ? judged(asking.reading, prepared, options) : []
  const asked =
    asking && again.every(({ finding }) => isOk(finding)) ? askedFor(asking, again, prepared, options) : null
  // What was in doubt is never without its question.
  if (asked && !asked.supported) return asked
  const doubtful = options.asks?.aboutWholeLine(reading, pieces, prepared)
  if (doubtful) return askedFor({ reading, doubtful }, pieces.map(inDoubt), prepared, options)
  return checkOf(toVerdicts(reading, pieces, prepared, new Map()), [])
}

/** It would stand, if the person says so. */
const inDoubt = (piece: Atom): Atom => (isOk(piece.finding) ? piece : { ...piece, finding: stated(null, rules.near) })

function judged(reading: Reading, sources: Prepared, options: SupportOptions): Atom[] {
  const pieces = atomsIn(reading, sources, options)
  bindNames(reading, pieces, sources)
  bind(reading, pieces, sources)
  return pieces
}

/** What all rules hold for may still be said only because the advertisement says it so. */
function askedFor({ reading, doubtful }: Asked, pieces: Atom[], sources: Prepared, { asked }: SupportOptions): Check {
  const doubted = new Map([...doubtful, ...inOthersWords(pieces, sources, asked ?? [])])
  for (const [at, counterparts] of doubted)
    if (counterparts.length === 0)
      for (const piece of pieces) if (piece.word?.at === at) piece.finding = refused(rules.asked)
  const verdicts = toVerdicts(reading, pieces, sources, doubted)
  return checkOf(verdicts, doubtsOf({ reading, doubtful: doubted }, pieces))
}

/** What a text claims, whoever says so. */
export function claimsIn(text: string): Claim[] {
  const reading = readingOf(text)
  const nothing = prepare([])
  return toVerdicts(reading, atomsIn(reading, nothing, {}), nothing, new Map()).map(({ claim }) => claim)
}
