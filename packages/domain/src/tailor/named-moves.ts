import { weightOf } from '../proof/index.ts'
import type { Line } from '../resume/document.ts'
import { rolesIn, workRoles } from '../resume/nodes.ts'
import { stemOf } from '../text/stem.ts'
import { oneOfMany, tokensOf } from '../text/tokens.ts'
import { lesseningWords, rankWords, smallWords, titleWords } from '../words/check.ts'
import { mostOrdered } from './bounds.ts'
import type { Draft, TailorContext } from './context.ts'
import { runsIn } from './lists.ts'
import { quoted } from './reasons.ts'
import { weakOpeningOf } from './weak-openings.ts'

/** A word that so few texts have says what the job is about. */
const rare = 2.4
/** Older roles are read for their titles. */
const latestRoles = 3

/** [T11] One line of a role comes first, where the reason can be named; all others keep the person's order. */
export function namedMoves(context: TailorContext): Draft[] {
  if (context.options.keepOrder) return []
  const roles = context.lists.filter(
    ({ role, section, lines }) => role && section === 'work' && lines.length <= mostOrdered,
  )
  const latest = new Set(
    workRoles(context.document)
      .slice(0, latestRoles)
      .map(({ id }) => id),
  )
  return roles.flatMap(({ id: list, lines, role, entry }) => {
    const [run = []] = runsIn(lines)
    const [first] = run
    if (!first || first !== lines.find(({ label }) => !label)) return []
    const title = rolesIn(entry).find(({ id }) => id === role)?.title ?? ''
    const move =
      wanted(run, context) ?? (latest.has(list) ? (resultFirst(run, context) ?? titleFirst(run, title, context)) : null)
    if (!move) return []
    const { line, reason } = move
    return [
      {
        ...{ line: line.id, kind: 'moved', made: 'moved', text: line.text, requirement: null, sources: [line.id] },
        ...{ place: { list, before: first.id, index: 0 }, reason },
      },
    ]
  })
}

interface Move {
  line: Line
  reason: string
}

function wanted([first, ...others]: readonly Line[], { wantedIn }: TailorContext): Move | null {
  if (!first || wantedIn(first.text)) return null
  const line = others.find(({ text }) => wantedIn(text))
  return line ? { line, reason: `Moved up: you want ${quoted(wantedIn(line.text) ?? '')} in front.` } : null
}

/** The first line opens weakly, and another has a result or a figure. */
function resultFirst([first, ...others]: readonly Line[], { proofs }: TailorContext): Move | null {
  const weak = weakOpeningOf(first?.text ?? '')
  if (!weak || !first || hasProof(first, proofs)) return null
  const [best] = others
    .filter(
      (line) =>
        hasProof(line, proofs) && !weakOpeningOf(line.text) && likenessOf(line, proofs) >= likenessOf(first, proofs),
    )
    .sort((a, b) => (proofs.get(b.id)?.score ?? 0) - (proofs.get(a.id)?.score ?? 0))
  if (!best) return null
  const what = proofs.get(best.id)?.why.result ? 'a result' : 'a figure'
  return { line: best, reason: `Moved up: it has ${what}, and the line above opened with ${quoted(weak)}.` }
}

/** What was only looked at, or is still to come, scores below 0. */
function hasProof({ id }: Line, proofs: TailorContext['proofs']): boolean {
  const proof = proofs.get(id)
  return proof !== undefined && proof.score > 0 && (proof.why.figure || proof.why.result)
}

/**
 * A line holds a rare word of the ad's title that neither the role's title nor a line above it has. It shows no less than
 * the first line, and is as close to the ad.
 */
function titleFirst([first, ...others]: readonly Line[], title: string, { job, proofs }: TailorContext): Move | null {
  if (!first) return null
  const above = wordsOf(`${title} ${first.text}`)
  const rareWords = rareWordsOf(job.title ?? '').filter((word) => !above.has(oneOf(word)))
  const line = others.find(({ text }) => rareWords.some((word) => wordsOf(text).has(oneOf(word))))
  const word = line && rareWords.find((it) => wordsOf(line.text).has(oneOf(it)))
  if (!line || !word || (hasProof(first, proofs) && !hasProof(line, proofs))) return null
  if (likenessOf(line, proofs) < likenessOf(first, proofs)) return null
  return { line, reason: `Moved up: the ad's title says ${quoted(word)}, and so does this line.` }
}

const likenessOf = ({ id }: Line, proofs: TailorContext['proofs']) => proofs.get(id)?.why.likeness ?? 0

const oneOf = (word: string) => oneOfMany(word.toLowerCase())
/** By its words and not by their stems: `learn` is no machine learning. */
const wordsOf = (text: string) => new Set(tokensOf(text).map(({ lower }) => oneOfMany(lower)))

/** A title or rank of many jobs (`manager`, `junior`) says nothing of this one, and half of `front-end` nothing at all. */
function rareWordsOf(title: string): string[] {
  const words = tokensOf(title)
  return words.flatMap(({ text, lower, digits, gap }, at) => {
    const isPart = gap === '-' || words[at + 1]?.gap === '-'
    const isOfMany = smallWords.has(lower) || titleWords.has(lower) || rankWords.has(lower) || lesseningWords.has(lower)
    return digits || isPart || isOfMany || weightOf(stemOf(lower)) < rare ? [] : [text]
  })
}
