import { findPeriods, isOnlyPeriod } from '../../language/numbers/dates.ts'
import { sectionKindOf } from '../headings.ts'
import { titleness } from '../vocabulary.ts'
import { decoded, type Told } from './decode.ts'
import { type Chances, type SpotLabel, spotLabels } from './passes.ts'
import type { Spot } from './spots.ts'

// A text has neither sizes nor places to learn from, but signs and words that leave no choice.

const bullet = /^\s*[•●○▪■□◦‣⁃∙·*➢➤►▸»✓✔❖◆◇–—\uf0b7\uf0a7-]\s+(?=\S)/u

const at = (label: SpotLabel) => spotLabels.indexOf(label)
const [heading, opens, bulleted] = [at('heading'), at('opens'), at('bullet')]
const neverBulleted = [heading, at('name'), at('headline'), at('more')]

/** What the lines of a text are: what weights make of them, within what they say themselves. */
export const decodedText = (spots: readonly Spot[], chances: readonly Chances[]): Told[] =>
  withWholeHeads(spots, decoded(spots, lawful(spots, chances)))

const blank = 1.5

const lawful = (spots: readonly Spot[], chances: readonly Chances[]): Chances[] =>
  spots.map((spot, index) => {
    const own = [...(chances[index] ?? [])]
    const text = spot.fragment.text.trim()
    const kind = sectionKindOf(text.replace(bullet, ''))
    if (kind === null && bullet.test(text)) take(own, neverBulleted, bulleted)
    else if (kind === null && titleness(text) > 0.5 && isDatedBelow(spots, index)) take(own, [heading], opens)
    return own
  })

/** Nothing of some labels; what they had goes to another. */
function take(own: number[], labels: readonly number[], to: number) {
  for (const label of labels) {
    own[to] = (own[to] ?? 0) + (own[label] ?? 0)
    own[label] = 0
  }
}

/** `Deckhand` over `Carlie Dawn, 2014 – 2016`: the head of a job, not of a section. */
function isDatedBelow(spots: readonly Spot[], index: number): boolean {
  const below = spots[index + 1]
  return (
    below !== undefined &&
    (below.above ?? blank) < blank &&
    !bullet.test(below.fragment.text) &&
    findPeriods(below.fragment.text).length > 0
  )
}

/** A head goes on until it says who and when: under nothing but a date, and between its first line and its date. */
function withWholeHeads(spots: readonly Spot[], told: Told[]): Told[] {
  return told.map((own, index) => {
    const [before, after] = [told[index - 1], told[index + 1]]
    const text = spots[index]?.fragment.text ?? ''
    if (own.label !== 'text' || before?.label !== 'opens' || bullet.test(text)) return own
    const isUnderDate = isOnlyPeriod(spots[index - 1]?.fragment.text ?? '')
    return isUnderDate || after?.label === 'head' ? { ...own, label: 'head' } : own
  })
}
