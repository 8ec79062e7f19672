import { adWordsOf, type Swap, saidIn, swapsIn } from '../near/index.ts'
import type { Line } from '../resume/document.ts'
import { isReadable } from './bounds.ts'
import type { Desk, Draft } from './desk.ts'
import { objectionToClaims } from './judge-claims.ts'

/** More than are asked at once, since the person may have had their say about some lines. */
const mostDrafts = 10
/** So that a resume of a thousand lines costs no more than one of a hundred. */
const mostTries = 40

/** Drafts that the person would be asked about, and those that are refused, each with its reason. */
interface NearDrafts {
  drafts: Draft[]
  refused: { draft: Draft; why: string }[]
}

interface Candidate {
  line: Line
  swap: Swap
}

/**
 * Lines with a word of the advertisement in the place of one that is near it, where `claims` would ask [T30, T32]. One for a
 * line that nothing else changes, and one for the same two words; what weighs most first [T31].
 */
export function nearDrafts(desk: Desk, drafts: readonly Draft[]): NearDrafts {
  const done = new Set(
    drafts.filter(({ kind }) => kind !== 'moved').flatMap(({ line, takes = [] }) => [line, ...takes]),
  )
  const asked = new Set<string>()
  const found: NearDrafts = { drafts: [], refused: [] }
  for (const { line, swap } of candidates(desk).slice(0, mostTries)) {
    const pair = `${swap.youWrote} ${swap.words}`.toLowerCase()
    if (found.drafts.length >= mostDrafts || done.has(line.id) || asked.has(pair)) continue
    const draft = draftOf(line, swap)
    const why = objection(swap, line, desk)
    if (why !== null) {
      found.refused.push({ draft, why })
      continue
    }
    done.add(line.id)
    asked.add(pair)
    found.drafts.push(draft)
  }
  return found
}

/** In the order of what the advertisement weighs, then of the lines. */
function candidates(desk: Desk): Candidate[] {
  const words = adWordsOf(desk.job)
  const weight = new Map(words.words.map((ad, at) => [ad, at]))
  return desk.lists
    .filter(({ role, section }) => role !== null || section === 'projects')
    .flatMap(({ lines }) => lines.filter((it) => !it.label && !it.paragraph && isReadable(it.text)))
    .flatMap((line) => swapsIn(line.text, words).map((swap) => ({ line, swap })))
    .sort((a, b) => (weight.get(a.swap.ad) ?? 0) - (weight.get(b.swap.ad) ?? 0))
}

/** A question is about this word and no other: it must not let something else through [T32]. */
function objection({ text, words }: Swap, { id }: Line, { checkOf }: Desk): string | null {
  const check = checkOf(text, [id], [words])
  const isAsked = check.verdict === 'ask' && check.doubts.length === 1 && check.doubts[0]?.words === words
  return isAsked ? null : (objectionToClaims(check) ?? 'More than the word of the ad is in doubt.')
}

const draftOf = ({ id }: Line, { text, words, ad }: Swap): Draft => ({
  ...{ line: id, kind: 'reworded', text, reason: saidIn(ad), requirement: ad.requirement?.id ?? null },
  ...{ sources: [id], borrows: [words] },
})
