import { findPeriods, isOnlyPeriod } from '../../language/numbers/dates.ts'
import type { SectionKind } from '../../resume/document.ts'
import { sectionTitles } from '../../words/section-titles.ts'
import { sectionKindOf } from '../headings.ts'
import { titleness } from '../vocabulary.ts'
import { decoded, impossible, type Told } from './decode.ts'
import { type Chances, labelCount, type SpotLabel, type SpotSection, spotLabels, spotSections } from './passes.ts'
import type { Spot } from './spots.ts'

// A text has neither sizes nor places to learn from, but signs and words that leave no choice.

const bullet = /^\s*[•●○▪■□◦‣⁃∙·*➢➤►▸»✓✔❖◆◇–—\uf0b7\uf0a7-]\s+(?=\S)/u

const at = (label: SpotLabel) => spotLabels.indexOf(label)
const [heading, opens, bulleted] = [at('heading'), at('opens'), at('bullet')]
const neverBulleted = [heading, at('name'), at('headline'), at('more')]

/** What the lines of a text are: what weights make of them, within what they say themselves. */
export const decodedText = (spots: readonly Spot[], chances: readonly Chances[]): Told[] =>
  withWholeHeads(spots, decoded(spots, lawful(spots, chances), mayEndAt(spots, chances)))

/** A section without a heading begins behind a blank line, if there are any, and not with an item of a list; or with what may be one. */
function mayEndAt(spots: readonly Spot[], chances: readonly Chances[]): (index: number) => boolean {
  const hasRoom = (index: number) => (spots[index]?.above ?? blank) >= blank
  const count = spots.filter((_, index) => hasRoom(index)).length
  return (index) => {
    const text = spots[index]?.fragment.text ?? ''
    const mayBeTitle = (chances[index]?.[heading] ?? 0) > perhaps && fewWords.test(text)
    return count < fewBlanks || (!bullet.test(text) && (hasRoom(index) || mayBeTitle))
  }
}

const fewWords = /^[^\d,.;]{3,40}$/u
const perhaps = 0.02

const blank = 1.5
const fewBlanks = 4

const lawful = (spots: readonly Spot[], chances: readonly Chances[]): Chances[] =>
  spots.map((spot, index) => {
    const own = [...(chances[index] ?? [])]
    const text = spot.fragment.text.trim()
    const kind = sectionKindOf(text.replace(bullet, ''))
    if (kind === null && bullet.test(text)) take(own, neverBulleted, bulleted)
    else if (kind !== null && isLikeliest(own, heading))
      keepTo(own, isPlain(text, kind) ? [kind] : [kind, ...(alike[kind] ?? [])])
    else if (kind === null && titleness(text) > 0.5 && isDatedBelow(spots, index)) take(own, [heading], opens)
    return own
  })

const isLikeliest = (own: Chances, label: number) => own.slice(0, labelCount).every((it) => it <= (own[label] ?? 0))

/** Nothing of some labels; what they had goes to another. */
function take(own: number[], labels: readonly number[], to: number) {
  for (const label of labels) {
    own[to] = (own[to] ?? 0) + (own[label] ?? 0)
    own[label] = 0
  }
}

function keepTo(own: number[], kinds: readonly SpotSection[]) {
  for (const [it, section] of spotSections.entries()) if (!kinds.includes(section)) own[labelCount + it] = impossible
}

/** `Education` and nothing else: the first of its names. */
const isPlain = (text: string, kind: SectionKind) => text.toLowerCase() === /^\w+/.exec(sectionTitles[kind])?.[0]

/** What a title may stand over besides what it says: `Qualifications` over schools or papers, `Activities` over work for nothing or play. */
const alike: Partial<Record<SpotSection, readonly SpotSection[]>> = {
  summary: ['skills'],
  education: ['certificates'],
  certificates: ['education', 'awards'],
  projects: ['work', 'publications'],
  volunteer: ['interests', 'work'],
  awards: ['certificates'],
  publications: ['projects'],
  other: spotSections,
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
