// A score and a row in words: the same on every page and in every document.

export type Band = 'strong' | 'good' | 'partial' | 'low'

const bands: readonly (readonly [Band, number])[] = [
  ['strong', 80],
  ['good', 65],
  ['partial', 45],
  ['low', 0],
]

/** Where a match is called good, and where strong. */
export const targetScores = [65, 80] as const

/** A whole number: what was stored by earlier versions may have a fraction, and is never rounded up. */
export const roundedScore = (score: number): number => Math.floor(score + 1e-9)

/** The score in a word; none where there is none. */
export const bandOf = (score: number | null): Band | null =>
  score === null ? null : (bands.find(([, least]) => roundedScore(score) >= least)?.[0] ?? 'low')

const bandNames: Record<Band, string> = { strong: 'Strong', good: 'Good', partial: 'Partial', low: 'Low' }
export const bandName = (score: number): string => bandNames[bandOf(score) ?? 'low']

/** What it could come to, where that is further. */
export function shownCeiling(score: number, ceiling: number | null): number | undefined {
  const shown = ceiling === null ? undefined : roundedScore(ceiling)
  return shown !== undefined && shown > roundedScore(score) ? shown : undefined
}

export function ceilingWords(score: number, ceiling: number): string | null {
  const shown = shownCeiling(score, ceiling)
  return shown === undefined ? null : `Up to ${shown} if you can add these`
}

/** As much of a row as its words need; rows that were stored earlier may lack some of it. */
type NamedRow = { kind: string; status: string; certain?: boolean; corrected?: string | null }

const unchecked: ReadonlySet<string> = new Set(['trait', 'condition'])

/** Whether a resume can show it at all. */
export const isChecked = ({ kind }: { kind: string }): boolean => !unchecked.has(kind)

/** A yes of the person gives neither years nor a title, and no row that they said no to. */
export const canBeSettled = ({ kind, status, corrected }: NamedRow): boolean =>
  status !== 'met' && kind !== 'title' && kind !== 'years' && corrected !== 'not-mine'

/** How many requirements the ad has, and how many of them are on the resume. */
export function askedOutright(ledger: readonly { kind: string; status: string; corrected?: string | null }[]): {
  asked: number
  met: number
} {
  const rows = ledger.filter((row) => isChecked(row) && row.corrected !== 'not-asked')
  return { asked: rows.length, met: rows.filter(({ status }) => status === 'met').length }
}

/** "9 of 14 requirements found on your resume." */
export function foundWords(ledger: Parameters<typeof askedOutright>[0]): string {
  const { asked, met } = askedOutright(ledger)
  return `${met} of ${asked} ${asked === 1 ? 'requirement' : 'requirements'} found on your resume`
}

/** The status of a row, as every page calls it. */
export function statusWords(row: NamedRow): string {
  if (row.corrected === 'not-mine') return 'You don’t have this'
  if (row.status === 'met') return 'On your resume'
  if (!isChecked(row)) return 'To check yourself'
  if (row.status === 'partly') return 'Close'
  return row.certain ? 'Not found' : 'Couldn’t match this'
}
