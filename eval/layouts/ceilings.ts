import type { Fragment, SourceText } from '@bespeak/domain/reading/source.ts'
import type { SectionKind } from '@bespeak/domain/resume/document.ts'
import { usualTitle } from '@bespeak/domain/resume/section-titles.ts'
import { groupsOf } from './groups.ts'
import type { LabelledFragment, Truth } from './labelled.ts'
import type { LineLabel, TruthLine } from './truth.ts'

// What the reader would make of a file if it were told more than the file says: sources for it, in which the true order
// of reading, or the true labels of lines as well, stand plainly.

// So tall that nothing on it is a column of it.
const endless = 1e7
const page = { width: 612, height: endless }

const isTop = (line: TruthLine | undefined) => line?.section === null || line?.section === 'other'

/** Name and contact first, wherever a layout put them: they belong to no section that stands before them. */
function readable(truth: Truth, all: readonly LabelledFragment[]): LabelledFragment[] {
  const place = ({ line, order }: LabelledFragment) => (isTop(truth.lines[line]) ? order - 1e6 : order)
  return all
    .filter(({ line }) => line >= 0 && truth.lines[line]?.label !== 'furniture')
    .sort((a, b) => place(a) - place(b))
}

/** The pieces of one entry's head, those in the margin too, row by row. */
function withHeadsInRows(truth: Truth, all: readonly LabelledFragment[]): LabelledFragment[] {
  const keyOf = ({ line }: LabelledFragment) => {
    const { label, part, entry } = truth.lines[line] ?? {}
    return label === 'entry-head' ? `${part} ${entry}` : line
  }
  return [...groupsOf(all, keyOf)].flatMap(([key, own]) =>
    typeof key === 'string'
      ? [...own].sort(({ fragment: a }, { fragment: b }) => a.page - b.page || rowOf(a) - rowOf(b) || a.x - b.x)
      : own,
  )
}

const rowOf = ({ y }: Fragment) => Math.round(y / 4)

/** One column in true order, with the sizes, looks and gaps of the file. */
export function inTrueOrder(truth: Truth, all: readonly LabelledFragment[]): SourceText {
  const kept = withHeadsInRows(truth, readable(truth, all))
  const columns = columnsOf(truth, kept)
  const fragments: Fragment[] = []
  let [y, before] = [40, null as LabelledFragment | null]
  for (const it of kept) {
    y += stepBetween(truth, before, it)
    const { left, right } = columns.get(flowOf(truth, it)) ?? { left: 0, right: width }
    const stretch = width / Math.max(1, right - left)
    const x = 40 + (it.fragment.x - left) * stretch
    fragments.push({ ...it.fragment, page: 1, column: 0, x, y, width: it.fragment.width * stretch })
    before = it
  }
  return { positioned: true, pages: [page], fragments }
}

const width = 500
const flowOf = (truth: Truth, { line }: LabelledFragment) => truth.lines[line]?.flow ?? ''

/** Where each column begins and ends. They are made as wide as one another, so that where lines are full is still seen. */
function columnsOf(truth: Truth, all: readonly LabelledFragment[]): Map<string, { left: number; right: number }> {
  const flows = [...groupsOf(all, (it) => flowOf(truth, it))]
  return new Map(
    flows.map(([flow, own]) => [
      flow,
      {
        left: Math.min(...own.map(({ fragment }) => fragment.x)),
        right: Math.max(...own.map(({ fragment }) => fragment.x + fragment.width)),
      },
    ]),
  )
}

/** As far down as in the file; where the file jumps, a line and a bit. */
function stepBetween(truth: Truth, before: LabelledFragment | null, { fragment, line }: LabelledFragment): number {
  if (!before) return 0
  const [a, b] = [truth.lines[before.line], truth.lines[line]]
  const step = fragment.y - before.fragment.y
  const usual = 1.35 * fragment.size
  if (before.fragment.page !== fragment.page || a?.flow !== b?.flow) return a?.part === b?.part ? usual : 2 * usual
  if (step < -0.5 || (step < 2 && a !== b && isAlone(a, b))) return usual
  return Math.min(step, 4 * usual)
}

/** A heading in the margin is read before what stands beside it. */
const isAlone = (a: TruthLine | undefined, b: TruthLine | undefined) => a?.label === 'heading' || b?.label === 'heading'

/** As known words say it. */
const titleOf = (kind: SectionKind) => (kind === 'other' ? 'Contact' : usualTitle(kind))

interface Look {
  size: number
  /** Space above, in rows. */
  above: number
  bold?: boolean
}

const looks: Record<LineLabel, Look> = {
  name: { size: 22, above: 1, bold: true },
  headline: { size: 12, above: 1 },
  contact: { size: 10, above: 1 },
  heading: { size: 14, above: 2.5, bold: true },
  'entry-head': { size: 10, above: 1, bold: true },
  text: { size: 10, above: 1 },
  bullet: { size: 10, above: 1 },
  label: { size: 10, above: 1, bold: true },
  'skill-group': { size: 10, above: 1.3, bold: true },
  skills: { size: 10, above: 1 },
  item: { size: 10, above: 1 },
  furniture: { size: 10, above: 1 },
}

const rowHeight = 13
const characterWidth = 4.6

/** Every line whole and looking like what it is: known titles, marked bullets, room above every entry. */
export function withTrueLabels(truth: Truth, all: readonly LabelledFragment[]): SourceText {
  const fragments: Fragment[] = []
  let y = 40
  let [part, entry]: [number, number | null] = [0, null]
  for (const { line, cells } of wholeLines(truth, all)) {
    if (line.part !== part && line.section && line.label !== 'heading') {
      y += 2.5 * rowHeight
      fragments.push(heading(line.section, y))
    }
    const opensEntry = line.label === 'entry-head' && line.part === part && line.entry !== entry
    y += rowHeight * (opensEntry ? 2.2 : looks[line.label].above)
    fragments.push(...placedCells(line, cells, y))
    ;[part, entry] = [line.part, line.entry]
  }
  return { positioned: true, pages: [page], fragments }
}

const heading = (section: SectionKind, y: number): Fragment => ({
  ...placed('heading', titleOf(section), y, 40),
  headingLevel: 1,
})

function placedCells(line: TruthLine, cells: string[], y: number): Fragment[] {
  if (line.label === 'heading') return [heading(line.section ?? 'other', y)]
  let x = 40 + 14 * line.level
  return cells.map((text) => {
    const made = placed(line.label, text, y, x)
    x += made.width + 40
    return line.level > 0 ? { ...made, listLevel: line.level } : made
  })
}

const placed = (label: LineLabel, text: string, y: number, x: number): Fragment => {
  const { size, bold } = looks[label]
  return { text, page: 1, x, y, width: text.length * characterWidth, size, ...(bold ? { bold } : {}) }
}

/** Lines of the truth with the text of their fragments: rows that go on are put together, cells kept apart. */
function wholeLines(truth: Truth, all: readonly LabelledFragment[]): { line: TruthLine; cells: string[] }[] {
  const found: { line: TruthLine; at: number; cells: string[]; last: number }[] = []
  for (const it of readable(truth, all)) {
    for (const [at, text] of textByLine(truth, it)) {
      const line = truth.lines[at]
      const own = found.find((known) => known.at === at)
      if (!line || text === '') continue
      const [first, last] = [it.spans[0]?.atom ?? -1, it.spans.at(-1)?.atom ?? -1]
      if (!own) found.push({ line, at, cells: [text], last })
      else if (it.continues && goesOn(truth, own.last, first)) own.cells.push(joined(own.cells.pop() ?? '', text))
      else own.cells.push(text)
      if (own) own.last = last
    }
  }
  return found
}

/** Whether a row takes up what the one before left off; two things with nothing between them stand in cells of their own. */
const goesOn = ({ atoms }: Truth, before: number, after: number) =>
  before === after ||
  [before, after].some((at) => ['separator', 'label', 'heading'].includes(atoms[at]?.field ?? 'separator'))

/** A word that was broken in the file goes on without a blank. */
const joined = (before: string, after: string) => (isAddress(before) ? before + after : `${before} ${after}`)
const isAddress = (text: string) => /^\S+$/.test(text) && /[@/.]/.test(text)

/** What a fragment says of each line, without bullets. */
function textByLine(truth: Truth, { fragment, spans, line }: LabelledFragment): Map<number, string> {
  const texts = new Map<number, string>()
  const said = spans.filter(({ atom }) => truth.atoms[atom]?.field !== 'marker')
  if (spans.length === 0) texts.set(line, fragment.text)
  for (const [index, { from, to, atom }] of said.entries()) {
    const own = truth.atoms[atom]?.line ?? line
    const before = said[index - 1]
    const glue = before ? fragment.text.slice(before.to, from) : ''
    const known = texts.get(own)
    texts.set(own, known === undefined ? fragment.text.slice(from, to) : known + glue + fragment.text.slice(from, to))
  }
  return texts
}
