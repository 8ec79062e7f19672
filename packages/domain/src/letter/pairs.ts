import { likeness } from '../proof/index.ts'
import type { Source } from '../resume/sources.ts'
import type { Ask } from './asks.ts'
import { filled } from './frames.ts'
import { type LetterGround, nearEnough } from './ground.ts'
import { heading, lineOf, lineParagraph, linesOf } from './highlights.ts'
import type { LetterParagraph, LetterSentence } from './letter.ts'
import { isOfPapers, papersOf } from './papers.ts'
import { type Engagement, engagementOf, headingOf } from './roles.ts'
import { headings } from './texts.ts'

export interface Pair {
  ask: string
  source: Source
}

const mostPairs = 5

/** [LT6] What is asked beside the line that shows it: papers, what is wanted, then the strongest; a plus last; no ask and no line twice. */
export function pairsOf(ground: LetterGround): Pair[] {
  const { wanted, asks } = ground
  const papers = papersOf(ground)
  const lines = linesOf(ground)
  const isLast = ({ ask, source }: { ask: Ask; source: Source }) => ask.isPlus && !wanted.sources.includes(source)
  const taken = new Set<string>(papers.flatMap(({ ask, source }) => [ask, source.id]))
  const pairs = asks
    .filter(({ isPaper }) => !isPaper)
    .flatMap((ask) => {
      const fit = lines.filter((it) => !ask.namesPaper || isOfPapers(it))
      return fit.map((source) => ({ ask, source, near: nearness(ask, source) }))
    })
    .filter(({ near }) => near >= nearEnough)
    .sort((a, b) => b.near - a.near)
    .filter(({ ask, source }) => {
      if (taken.has(ask.text) || taken.has(source.id)) return false
      taken.add(ask.text).add(source.id)
      return true
    })
    .sort((a, b) => Number(isLast(a)) - Number(isLast(b)) || lines.indexOf(a.source) - lines.indexOf(b.source))
  return [...papers, ...pairs.map(({ ask, source }) => ({ ask: ask.text, source }))].slice(0, mostPairs)
}

/** How near they are; a line that the match took for it is nearer than one of as many words. */
const nearness = ({ text, evidence }: Ask, source: Source): number => {
  const near = likeness(source.text, text)
  return near > 0 && evidence.includes(source.id) ? near + evidenceBonus : near
}
const evidenceBonus = 0.05

export function pairParagraphs(
  { engagements }: LetterGround,
  pairs: readonly Pair[],
  told: Engagement | null,
): LetterParagraph[] {
  const places = pairs.map(({ source }) => engagementOf(source, engagements))
  const rows = pairs.flatMap(({ ask, source }, at) => {
    const place = places[at]
    const behind = place && place !== told ? employerBehind(place, places.indexOf(place) === at) : []
    return [heading({ text: ask, sources: [], job: [ask] }), lineParagraph(lineOf(source), ...behind)]
  })
  return [heading(filled(headings.asked)), lineParagraph(filled(headings.done)), ...rows]
}

/** [LT7] Where it was: with its years the first time, then by its name; not where the opening has said it. */
function employerBehind(place: Engagement, isFirst: boolean): LetterSentence[] {
  const whole = headingOf(place)
  const name = place.employer || place.title
  return name === '' ? [] : [{ ...whole, text: `· ${isFirst ? whole.text : name}` }]
}
