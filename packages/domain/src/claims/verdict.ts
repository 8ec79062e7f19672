import type { Atom } from './atoms.ts'
import type { Check, Verdict } from './claim.ts'
import { explained } from './explanations.ts'
import type { Reading } from './reading.ts'
import { isOk } from './support.ts'
import type { Prepared } from './units.ts'

export function checkOf(verdicts: Verdict[]): Check {
  const supported = verdicts.every(({ status }) => status !== 'unsupported')
  return { supported, verdict: supported ? 'supported' : 'refused', verdicts }
}

/** [CL24] Neighbouring words of one kind that stand or fall together are one claim. */
export function toVerdicts(reading: Reading, pieces: readonly Atom[], sources: Prepared): Verdict[] {
  const verdicts: Verdict[] = []
  pieces.forEach((piece, at) => {
    const made = toVerdict(reading, piece, sources)
    const before = verdicts.at(-1)
    if (before && isSamePhrase(reading, pieces[at - 1], piece) && isAlike(before, made)) {
      before.claim.to = piece.to
      before.claim.text = reading.text.slice(before.claim.from, piece.to)
      before.sources = [...new Set([...before.sources, ...made.sources])]
    } else verdicts.push(made)
  })
  return verdicts
}

const isAlike = (one: Verdict, other: Verdict) =>
  one.claim.kind === other.claim.kind && one.status === other.status && one.rule === other.rule

function isSamePhrase({ words }: Reading, one: Atom | undefined, other: Atom): boolean {
  if (!one?.word || !other.word || one.isSkill || other.isSkill) return false
  return words[one.at]?.part === words[other.at]?.part
}

function toVerdict({ text }: Reading, { finding, kind, from, to }: Atom, { units }: Prepared): Verdict {
  const claim = { kind, text: text.slice(from, to), from, to }
  if (!isOk(finding)) {
    const { rule } = finding.no
    const said = { ...claim, kind: finding.no.kind ?? kind }
    return { claim: said, status: 'unsupported', rule, why: explained(rule, 'unsupported'), sources: [] }
  }
  const ids = [...(finding.ok.units ?? [])].sort((a, b) => a - b).flatMap((at) => units[at]?.id ?? [])
  const { rule } = finding.ok
  const status = rule === null ? 'stated' : 'implied'
  return { claim, status, rule, why: explained(rule, status), sources: [...new Set(ids)] }
}
