import {
  answerCount,
  type Chances,
  labelCount,
  type SpotLabel,
  type SpotSection,
  spotLabels,
  spotSections,
} from './passes.ts'
import type { Spot } from './spots.ts'

/** What a fragment is taken for, and how surely. */
export interface Told {
  label: SpotLabel
  section: SpotSection
  sure: number
}

/** From one section to another without a heading between them: seldom. */
const unheaded = Math.log(0.002)
const least = 1e-6

/** The likeliest labels, and the likeliest run of sections: a section ends at a heading. */
export function decoded(spots: readonly Spot[], chances: readonly Chances[]): Told[] {
  const labels = chances.map((own) => best(own, 0, labelCount))
  const isHeading = (at: number) => spotLabels[labels[at] ?? 0] === 'heading'
  const sections = likeliestRun(
    chances.map((own) => own.slice(labelCount, answerCount)),
    (at) => isHeading(at) || isTopLabel(labels[at]) || spots[at]?.row.region !== spots[at - 1]?.row.region,
  )
  return labels.map((label, at) => ({
    label: spotLabels[label] ?? 'text',
    section: spotSections[sections[at] ?? 0] ?? 'other',
    sure: (chances[at]?.[label] ?? 0) * (chances[at]?.[labelCount + (sections[at] ?? 0)] ?? 0),
  }))
}

const topLabels = new Set<SpotLabel | undefined>(['name', 'headline', 'contact'])
const isTopLabel = (label: number | undefined) => topLabels.has(spotLabels[label ?? 0])

function best(chances: Chances, from: number, to: number): number {
  let top = from
  for (let at = from; at < to; at += 1) if ((chances[at] ?? 0) > (chances[top] ?? 0)) top = at
  return top
}

/** Viterbi: what is likeliest as a whole, where a change costs unless it is free there. */
function likeliestRun(chances: readonly Chances[], isFree: (at: number) => boolean): number[] {
  const from: number[][] = []
  let worth = (chances[0] ?? []).map((chance) => Math.log(chance + least))
  for (const [at, own] of chances.entries()) {
    if (at === 0) continue
    const top = worth.reduce((high, value, state) => (value > (worth[high] ?? 0) ? state : high), 0)
    const change = (worth[top] ?? 0) + (isFree(at) ? Math.log(0.5) : unheaded)
    const came: number[] = []
    worth = own.map((chance, state) => {
      const stays = worth[state] ?? 0
      came.push(stays >= change ? state : top)
      return Math.max(stays, change) + Math.log(chance + least)
    })
    from.push(came)
  }
  let state = worth.reduce((high, value, it) => (value > (worth[high] ?? 0) ? it : high), 0)
  const run = [state]
  for (const came of from.reverse()) {
    state = came[state] ?? state
    run.push(state)
  }
  return run.reverse()
}
