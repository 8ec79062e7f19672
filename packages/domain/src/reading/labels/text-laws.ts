import { findPeriods, isOnlyPeriod } from '../../text/dates.ts'
import { sectionKindOf } from '../headings.ts'
import { sign } from '../lines.ts'
import { titleness } from '../vocabulary.ts'
import { decoded, type Told } from './decode.ts'
import { type Chances, type SpotLabel, spotLabels } from './passes.ts'
import type { Spot } from './spots.ts'

// A text has neither sizes nor places to learn from, but signs and words that leave no choice.

const bullet = new RegExp(`^\\s*${sign}\\s+(?=\\S)`, 'u')

const at = (label: SpotLabel) => spotLabels.indexOf(label)
const [heading, opens, bulleted, item, told] = [at('heading'), at('opens'), at('bullet'), at('item'), at('text')]
const neverBulleted = [heading, at('name'), at('headline'), at('more')]

/** What the lines of a text are: what weights make of them, within what they say themselves. */
export const decodedText = (spots: readonly Spot[], chances: readonly Chances[]): Told[] =>
  withAlikeLines(spots, withWholeHeads(spots, decoded(spots, lawful(spots, chances))))

const blank = 1.5

/** Text with fewer blank lines than this does not part its sections by them. */
const fewBlanks = 3

function lawful(spots: readonly Spot[], chances: readonly Chances[]): Chances[] {
  const isSpaced = spots.filter(({ above }) => (above ?? 0) >= blank).length >= fewBlanks
  return spots.map((spot, index) => {
    const own = [...(chances[index] ?? [])]
    const text = spot.fragment.text.trim()
    const kind = sectionKindOf(text.replace(bullet, ''))
    if (kind === null && bullet.test(text)) take(own, neverBulleted, bulleted)
    else if (kind === null && titleness(text) > 0.5 && isDatedBelow(spots, index)) take(own, [heading], opens)
    else if (kind === null && /\.$/.test(text)) take(own, [heading], told)
    else if (kind === null && isSpaced && (spot.above ?? blank) < blank) take(own, [heading], item)
    return own
  })
}

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

/** A head goes on until it says who and when: under nothing but a date, between its first line and its date, and with a title under its employer. */
function withWholeHeads(spots: readonly Spot[], told: readonly Told[]): Told[] {
  return told.map((own, index) => {
    const [before, after] = [told[index - 1]?.label, told[index + 1]?.label]
    const text = spots[index]?.fragment.text ?? ''
    if (bullet.test(text)) return own.label === 'item' && own.section === 'work' ? { ...own, label: 'bullet' } : own
    const isHead = own.label === 'head' || own.label === 'opens'
    if (isHead && (before === 'head' || before === 'opens') && isSentence.test(text)) return { ...own, label: 'text' }
    const isUnderDate = before === 'opens' && isOnlyPeriod(spots[index - 1]?.fragment.text ?? '')
    const isWithin = before === 'opens' && after === 'head'
    const isTitle = before === 'head' && fewWords.test(text) && titleness(text) > 0.5
    const isTold = own.label === 'text' && (isUnderDate || isWithin)
    return isTold || (tells(own.label) && isTitle) ? { ...own, label: 'head' } : own
  })
}

/** `Sole charge of the north beat since 2020.` tells of a job that its head has named. */
const isSentence = /^(?:\S+\s+){5,}\S*\p{Ll}{2}\.$|\.\s.*\d\.$/u
const fewWords = /^(?:\S+\s+){1,3}\S+$/u

/** Where no line of an entry has a sign, all that tells of it are of one kind. */
function withAlikeLines(spots: readonly Spot[], told: readonly Told[]): Told[] {
  const entryAt: number[] = []
  for (const [at, { label }] of told.entries())
    entryAt.push(label === 'opens' || label === 'heading' ? at : (entryAt[at - 1] ?? 0))
  const own = (at: number) => told.flatMap(({ label }, other) => (entryAt[other] === at && tells(label) ? [other] : []))
  const isSigned = (at: number) =>
    bullet.test(spots[at]?.fragment.text ?? '') || spots[at]?.fragment.listLevel !== undefined
  const unsigned = new Set(
    told.flatMap(({ label }, at) => {
      const lines = label === 'opens' ? own(at) : []
      const isMixed = new Set(lines.map((it) => told[it]?.label)).size > 1
      return isMixed && !lines.some(isSigned) ? lines : []
    }),
  )
  return told.map((it, at) => (unsigned.has(at) ? { ...it, label: 'bullet' } : it))
}

const tells = (label: SpotLabel) => label === 'bullet' || label === 'text'
