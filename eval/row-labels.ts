import { stemsIn, weightOf } from '@bespeak/domain/proof/index.ts'
import { perText } from '@bespeak/domain/text/remembered.ts'

// What a recruiter expects of the rows of a ledger, and which row of a ledger is about what they expect.

/** Met, partly, not shown; soft: no recruiter checks it in a resume. */
export type Mark = 'M' | 'P' | 'N' | 'S'
export type Truth = 'met' | 'partly' | 'not-shown'

export interface Label {
  mark: Mark
  kind: string
  requirement: string
  /** The parts of the resume that show it. */
  lines: string[]
}

export interface LabelledPair {
  resume: string
  job: string
  labels: Label[]
}

/** What pairing reads of a row of a ledger. */
interface Row {
  requirement: string
  kind: string
  importance: string
}

/** The blocks of an `expected.txt` that list requirements. */
export function labelledPairs(expected: string): LabelledPair[] {
  const blocks = expected.split(/^(?=== )/m)
  return blocks.flatMap((block) => {
    const [, resume, job] = /^== (\S+) (\S+) band=/.exec(block) ?? []
    return resume && job ? [{ resume, job, labels: labelsIn(block) }] : []
  })
}

/** `skills: SQL` */
const namedField = /^(?:skills|languages|education|certificates|dates): */

const labelsIn = (block: string): Label[] =>
  [...block.matchAll(/^([MPNS])\|([^|]*)\|([^|]*)\|([^|\n]*)/gm)].map(
    ([, mark = '', kind = '', requirement = '', shown = '']) => ({
      mark: mark as Mark,
      kind,
      requirement,
      lines: shown.startsWith('-') ? [] : shown.split('; ').map((line) => line.replace(namedField, '')),
    }),
  )

/** The pairs whose band is below that of a near ad, with labels or without. */
export const stretchPairs = (expected: string): { resume: string; job: string }[] =>
  [...expected.matchAll(/^(?:== )?(\S+) (\S+) band=(?!75)/gm)].map(([, resume = '', job = '']) => ({ resume, job }))

/** From here on a label and a row are about the same. */
const same = 0.5
/** From here on one text stands within the other. */
const within = 0.8

/** The labels of each row. */
export function labelsOf<It extends Row>(rows: readonly It[], labels: readonly Label[], ad: string): Map<It, Label[]> {
  const paired = new Map<It, Label[]>(rows.map((row) => [row, []]))
  const placed = pairByWords(paired, labels)
  pairByLines(paired, labels, placed, ad)
  return paired
}

/**
 * The best pairs first. A row without a label takes the one that is like it, even one that has a row: one thing may be cut
 * into several rows. A row with a label takes another that stands in it and has no row: a row may ask for several things.
 */
function pairByWords<It extends Row>(paired: Map<It, Label[]>, labels: readonly Label[]): Set<Label> {
  const placed = new Set<Label>()
  const pairs = [...paired].flatMap(([row, own]) => labels.map((label) => ({ own, label, ...sharedBy(row, label) })))
  for (const { own, label, ofRow, ofLabel } of pairs.sort((one, other) => other.fit - one.fit)) {
    const isAlone = own.length === 0 && Math.max(ofRow, ofLabel) >= same
    const isMore = !placed.has(label) && ofLabel >= same
    if (!(isAlone || isMore)) continue
    own.push(label)
    placed.add(label)
  }
  return placed
}

/** What shares no words, as "Basic computer skills" and "Excel and Outlook", where it stands in one line of the ad. */
function pairByLines<It extends Row>(
  paired: Map<It, Label[]>,
  labels: readonly Label[],
  placed: ReadonlySet<Label>,
  ad: string,
) {
  const lines = ad.split(/\n|(?<=[.!?;])\s+/).filter((line) => line.trim() !== '')
  const lineOf = new Map(labels.map((label) => [label, bestLine(label.requirement, lines, same)]))
  for (const [row, own] of paired) {
    const line = bestLine(row.requirement, lines, within)
    if (line === null) continue
    const isFree = own.length === 0
    const isWhole = shareIn(row.requirement, line) >= within
    own.push(...labels.filter((it) => lineOf.get(it) === line && (isFree || (isWhole && !placed.has(it)))))
  }
}

/** The line that has most of what a text says. */
function bestLine(text: string, lines: readonly string[], least: number): string | null {
  const fitting = lines
    .map((line) => ({ line, share: shareIn(line, text), fit: alikeness(line, text).fit }))
    .filter(({ share }) => share >= least)
  return fitting.sort((one, other) => other.fit - one.fit)[0]?.line ?? null
}

/** What share of a text stands in a line. */
const shareIn = (line: string, text: string) =>
  Math.max(...wordingsOf(text, line).map((words) => shareOf(words, weightsOf(line))))

/** A duty and a demand in the same words are rather not each other's partners. */
const ofOtherKind = 0.8

function sharedBy(row: Row, label: Label) {
  const { ofRow, ofLabel, fit } = alikeness(row.requirement, label.requirement)
  const ofKind = kindOf(row) === label.kind ? 1 : ofOtherKind
  return { ofRow: ofKind * ofRow, ofLabel: ofKind * ofLabel, fit: ofKind * fit }
}

/** What share of a row stands in a label, of the label in the row, and how alike they are as a whole. */
function alikeness(text: string, label: string) {
  const row = weightsOf(text)
  const found = wordingsOf(label, text).map((words) => ({ ofRow: shareOf(row, words), ofLabel: shareOf(words, row) }))
  const fits = found.map((it) => ({ ...it, fit: Math.sqrt(it.ofRow * it.ofLabel) }))
  return fits.reduce((best, it) => (it.fit > best.fit ? it : best))
}

/** What share of the shorter of two texts the other has, by what the words weigh. */
export const overlap = (one: string, other: string): number => {
  const { ofRow, ofLabel } = alikeness(one, other)
  return Math.max(ofRow, ofLabel)
}

function kindOf({ kind, importance }: Row) {
  if (kind === 'responsibility') return 'duty'
  return importance === 'preferred' ? 'nice' : 'must'
}

/** The words of a text by their stems, and what they weigh. */
type Words = ReadonlyMap<string, number>

/** What every ad has, as "work" and "one", pairs nothing: all words weigh so much less. */
const [everyday, least] = [0.6, 0.1]
/** So much weigh the years that are asked for: two rows with the same number are still about different work. */
const yearsWeight = 1.5

const weightsOf: (text: string) => Words = perText((text) => {
  const years = [...text.matchAll(/\b(\d+)\s*\+?\s*(?:years?|yrs?)\b/gi)].map(
    ([, count]) => [`${count} years`, yearsWeight] as const,
  )
  return new Map([
    ...stemsIn(text).map((stem) => [stem, Math.max(least, weightOf(stem) - everyday)] as const),
    ...years,
  ])
})

/** What stands in brackets may say the same again, or be a note: a label with it and without. */
const wordingsOf = (label: string, text: string): Words[] =>
  [...new Set([label, label.replace(/\([^)]*\)/g, '')])].map((wording) => weightsOf(spelledOut(wording, text)))

/** `QTS` as Qualified Teacher Status, where the text has it so. */
const spelledOut = (label: string, text: string) =>
  label.replace(/\b[A-Z]{2,4}\d?\b/g, (short) => {
    const words = [...short].map((sign) => `\\b${sign}[a-z]*`).join('[ -]+(?:of |and |in )?')
    return new RegExp(words, 'i').exec(text)?.[0] ?? short
  })

const totalOf = (words: Words) => [...words.values()].reduce((total, weight) => total + weight, 0)

/** What share of the words of the one, by weight, the other has. */
function shareOf(one: Words, other: Words): number {
  const shared = [...one].filter(([stem]) =>
    [...other.keys()].some((it) => isShortFor(stem, it) || isShortFor(it, stem)),
  )
  return totalOf(new Map(shared)) / (totalOf(one) || 1)
}

/** `tele` for telemetry, `cert` for certification. */
const isShortFor = (short: string, long: string) => short === long || (short.length >= 4 && long.startsWith(short))

/** What is true of a row with these labels; null where they are soft. */
export function truthOf(labels: readonly Label[]): Truth | null {
  const marks = new Set(labels.map(({ mark }) => mark).filter((mark) => mark !== 'S'))
  if (marks.size === 0) return null
  if (marks.size > 1 || marks.has('P')) return 'partly'
  return marks.has('M') ? 'met' : 'not-shown'
}
