import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '@bespeak/domain/reading/strip-features.ts'
import { borderFeatures, type Scored, worthOf } from '@bespeak/domain/reading/strip-scores.ts'
import { type Cell, cellOf, type Strip, stripsIn } from '@bespeak/domain/reading/strips.ts'
import { byOthers } from './by-others.ts'
import { fragmentsOfWords } from './fragments-of-words.ts'
import { groupsOf } from './groups.ts'
import { labelled } from './labelled.ts'
import { fitted } from './logistic.ts'
import { printedIn } from './measure.ts'
import type { Printed } from './printed.ts'

// Weights that tell a border of two columns from other empty strips, from the truth of training programs.

interface Found {
  family: string
  file: string
  page: number
  part: number
  strip: Strip
  numbers: number[]
  /** Null where either way of reading is right. */
  isBorder: boolean | null
  weight: number
}

const file = 'packages/domain/src/reading/strip-weights.ts'
const stepsEach = 3
const folds = 5
const shrink = 0.0003

export function trainStrips(folder: string): string {
  const found = printedIn(folder).flatMap((id) =>
    foundIn(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Printed),
  )
  const steps = (found[0]?.numbers ?? []).map((_, at) => stepsOf(found, at))
  const seen = new Map(found.map((it) => [it, [1, ...stepped(it.numbers, steps)]]))
  const first = (own: readonly Found[]) =>
    fitted(
      examplesOf(own, (it) => seen.get(it) ?? []),
      shrink,
    )
  const scores = leftOut(found, first, (it) => seen.get(it) ?? [])
  const borders = bordersOf(found, scores)
  const second = (own: readonly Found[]) =>
    fitted(
      examplesOf(own, (it) => borders.get(it) ?? []),
      shrink / 5,
    )
  const finals = leftOut(found, second, (it) => borders.get(it) ?? [])
  writeFileSync(file, written(steps, first(found), second(found)))
  return `${found.length} strips; families left out: ${rightOf(found, scores)}, with other pages ${rightOf(found, finals)}`
}

const examplesOf = (own: readonly Found[], seenOf: (it: Found) => readonly number[]) =>
  own.flatMap((it) => (it.isBorder === null ? [] : [{ seen: seenOf(it), isTrue: it.isBorder, weight: it.weight }]))

/** Where values change, for strips of any height and for tall ones; what most have none of is counted where it is. */
function stepsOf(found: readonly Found[], number: number): number[] {
  const valuesOf = (own: readonly Found[]) => own.map(({ numbers }) => numbers[number] ?? 0)
  const all = valuesOf(found)
  const least = all.reduce((a, b) => Math.min(a, b))
  const more = all.filter((value) => value > least)
  const tall = valuesOf(found.filter(({ strip }) => rowsOf(strip) >= tallRows))
  const steps = [more, tall].flatMap(quantiles).filter((step) => step > least)
  return [...new Set(steps)].sort((a, b) => a - b)
}

const tallRows = 24

function quantiles(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) => Math.round(100 * (sorted[Math.floor(part * (sorted.length - 1))] ?? 0)) / 100
  return Array.from({ length: stepsEach }, (_, step) => at((step + 1) / (stepsEach + 1)))
}

const stepped = (numbers: readonly number[], steps: readonly (readonly number[])[]) =>
  numbers.flatMap((value, at) => (steps[at] ?? []).map((step) => (value >= step ? 1 : 0)))

const dot = (seen: readonly number[], weights: readonly number[]) =>
  seen.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

/** Each strip's score by weights that its family had no part in. */
const leftOut = (
  found: readonly Found[],
  weigh: (own: readonly Found[]) => number[],
  seenOf: (it: Found) => readonly number[],
): Map<Found, number> => byOthers(found, folds, weigh, (weights, it) => dot(seenOf(it), weights))

function bordersOf(found: readonly Found[], scores: ReadonlyMap<Found, number>): Map<Found, number[]> {
  const byFile = new Map<string, Map<Found, Scored>>()
  for (const it of found) {
    const own = byFile.get(it.file) ?? new Map<Found, Scored>()
    byFile.set(it.file, own.set(it, { strip: it.strip, page: it.page, score: scores.get(it) ?? 0 }))
  }
  return new Map(
    [...byFile.values()].flatMap((own) => {
      const all = [...own.values()]
      return [...own].map(([it, scored]) => [it, borderFeatures(scored, all)] as const)
    }),
  )
}

/** Parts of pages that are read in the right way, and how the others fail. */
function rightOf(found: readonly Found[], scores: ReadonlyMap<Found, number>): string {
  const parts = groupsOf(found, ({ part }) => part)
  const counts = { right: 0, missed: 0, wrong: 0 }
  for (const own of parts.values()) {
    const best = own.reduce<Found | null>((top, it) => {
      const worth = (one: Found) => worthOf(scores.get(one) ?? 0, one.strip)
      return (scores.get(it) ?? 0) > 0 && (!top || worth(it) > worth(top)) ? it : top
    }, null)
    if (best) counts[best.isBorder === false ? 'wrong' : 'right'] += 1
    else counts[own.some(({ isBorder }) => isBorder) ? 'missed' : 'right'] += 1
  }
  return `${((100 * counts.right) / parts.size).toFixed(1)} % of ${parts.size} parts right, ${counts.missed} missed, ${counts.wrong} wrong`
}

let parts = 0

/** The strips of a file, and of the parts that its true columns make. */
function foundIn(printed: Printed): Found[] {
  const { pages, lines, family, id } = printed
  const lineOf = fragmentsOfWords(printed)
  const fragments = [...lineOf.keys()]
  const orders = new Map(
    labelled({ positioned: true, pages, fragments }, printed).map(({ fragment, order }) => [fragment, order]),
  )
  const lineAt = ({ fragment }: Cell) => lines[lineOf.get(fragment) ?? 0]
  const shown = (cells: readonly Cell[]) => cells.filter((it) => lineAt(it)?.label !== 'furniture')
  const flowsOf = (cells: readonly Cell[]) => new Set(shown(cells).map((it) => lineAt(it)?.flow ?? ''))
  const ordersOf = (cells: readonly Cell[]) => shown(cells).map(({ fragment }) => orders.get(fragment) ?? 0)
  const truthOf = ({ left, right }: Strip): boolean | null => {
    const [a, b] = [flowsOf(left), flowsOf(right)]
    if (![...a].some((flow) => b.has(flow)) && Math.max(...bandsOf(a)) <= Math.min(...bandsOf(b))) return true
    if (left.length < 2 || right.length < 2) return false
    return Math.max(...ordersOf(left)) < Math.min(...ordersOf(right)) ? null : false
  }
  const visit = (cells: Cell[], page: number): Found[] => {
    const strips = stripsIn(cells).filter(({ left, right }) => shown(left).length > 0 && shown(right).length > 0)
    const part = parts
    parts += 1
    const own = strips.map(
      (strip): Found => ({
        ...{ family, file: id, page, part, strip, isBorder: truthOf(strip) },
        numbers: featuresOf(strip, pages[page - 1] ?? { width: 600, height: 800 }),
        weight: Math.sqrt(rowsOf(strip) / strips.length),
      }),
    )
    const best = own
      .filter(({ isBorder }) => isBorder)
      .reduce<Found | null>((top, it) => (!top || rowsOf(it.strip) > rowsOf(top.strip) ? it : top), null)?.strip
    if (!best) return own
    for (const it of own) if (it.isBorder && isPartOf(it.strip, best)) it.isBorder = null
    return [...own, ...partsAround(best, cells).flatMap((inner) => (inner.length > 1 ? visit(inner, page) : []))]
  }
  return pages.flatMap((_, at) => visit(fragments.filter(({ page }) => page === at + 1).map(cellOf), at + 1))
}

const bandsOf = (flows: ReadonlySet<string>) => [...flows].map((flow) => Number(/^b(\d+)/.exec(flow)?.[1] ?? 0))
const rowsOf = ({ left, right }: Strip) => left.length + right.length
const isPartOf = (one: Strip, whole: Strip) => rowsOf(one) < 0.6 * rowsOf(whole) && Math.abs(one.to - whole.to) < 12

function partsAround({ left, right }: Strip, cells: readonly Cell[]): Cell[][] {
  const ys = [...left, ...right].map(({ y }) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return [cells.filter(({ y }) => y < top), left, right, cells.filter(({ y }) => y > bottom)]
}

function written(steps: readonly (readonly number[])[], first: readonly number[], second: readonly number[]): string {
  let at = 0
  const rows = steps.map((own) =>
    own.flatMap((step) => {
      at += 1
      return first[at] === 0 ? [] : [`[${step}, ${first[at]}]`]
    }),
  )
  const bias = `[[-1, ${first[0]}]]`
  return `// Made by \`npm run layouts -- train-strips\`; not edited by hand.

/** For each number of a strip: from which value on, how much it speaks for a border. */
export const stepWeights: readonly (readonly (readonly [step: number, weight: number])[])[] = [
  ${bias},
${rows
  .slice(1)
  .map((own) => `  [${own.join(', ')}],`)
  .join('\n')}
]

/** The same for what the other pages say. */
export const borderWeights: readonly number[] = [${second.join(', ')}]
`
}
