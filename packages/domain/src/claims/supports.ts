import type { Source } from '../resume/sources.ts'
import { perThing } from '../text/remembered.ts'
import { type Atom, atomsIn } from './atoms.ts'
import type { Check, Claim } from './claim.ts'
import { type Reading, readingOf } from './reading.ts'
import { bindNames } from './rules/cl02-names.ts'
import { bind } from './rules/cl02-together.ts'
import { inOthersWords } from './rules/cl28-asked.ts'
import { refused, rules } from './support.ts'
import { type Prepared, prepare } from './units.ts'
import { checkOf, toVerdicts } from './verdict.ts'

export interface SupportOptions {
  /** The day that `present` means. */
  today?: string
  /** Texts that may be named without being claimed: the company and the role applied for. */
  named?: readonly string[]
  /** What the advertisement asks for: a word of it is the person's only where the person has it in a form of its own. */
  asked?: readonly string[]
}

/** [CL23] Whether the sources say all that the text says; for each claim, what says it or what is wrong with it. */
export function supports(
  sources: readonly (string | Source)[] | Prepared,
  text: string,
  options: SupportOptions = {},
): Check {
  const prepared = 'units' in sources ? sources : prepare(sources)
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
  return checkOf(toVerdicts(reading, pieces, prepared))
}

function judged(reading: Reading, sources: Prepared, options: SupportOptions): Atom[] {
  const pieces = atomsIn(reading, sources, options)
  bindNames(reading, pieces, sources)
  bind(reading, pieces, sources)
  const borrowed = inOthersWords(pieces, sources, options.asked ?? [])
  for (const piece of pieces) if (piece.word && borrowed.has(piece.word.at)) piece.finding = refused(rules.asked)
  return pieces
}

/** What a text claims, whoever says so. */
export function claimsIn(text: string): Claim[] {
  const reading = readingOf(text)
  const nothing = prepare([])
  return toVerdicts(reading, atomsIn(reading, nothing, {}), nothing).map(({ claim }) => claim)
}
