import { aboutOf, type Layout } from '../layout.ts'
import type { Measures } from '../templates/about.ts'

/** How closely a resume is set to stand on one page: its type in points, and factors of its template's own measures. */
export interface Step {
  size: number
  /** Between paragraphs, entries and sections. */
  space: number
  /** Between the lines of a paragraph. */
  leading: number
  margin: number
}

/** From roomy to tight: no step gives more of anything than the one before. Word sets type in half points. */
export const steps: readonly [Step, ...Step[]] = [
  { size: 11.5, space: 1.35, leading: 1.12, margin: 1.1 },
  { size: 11.5, space: 1.2, leading: 1.08, margin: 1.05 },
  { size: 11, space: 1.2, leading: 1.08, margin: 1.05 },
  { size: 11, space: 1.08, leading: 1.04, margin: 1 },
  { size: 10.5, space: 1.08, leading: 1.04, margin: 1 },
  { size: 10.5, space: 1, leading: 1, margin: 1 },
  { size: 10, space: 1, leading: 1, margin: 1 },
  { size: 10, space: 0.92, leading: 1, margin: 0.95 },
  { size: 10, space: 0.85, leading: 0.97, margin: 0.9 },
  { size: 9.5, space: 0.85, leading: 0.97, margin: 0.9 },
  { size: 9.5, space: 0.8, leading: 0.94, margin: 0.82 },
  { size: 9.5, space: 0.75, leading: 0.91, margin: 0.74 },
  { size: 9.5, space: 0.7, leading: 0.88, margin: 0.66 },
]

/** A layout of which it is decided how closely it is set, where it is to fit one page. */
export interface SetLayout extends Layout {
  step?: Step | undefined
  /** In Word, whose fonts and gaps are others: type of the same size, and as much or less of the rest. */
  wordStep?: Step | undefined
}

/** Half an inch: printers leave about as much blank. */
const leastMargin = 36

export const marginsAt = (margin: Measures['margin'], step: Step): Measures['margin'] => {
  const at = (own: number) => Math.max(Math.min(own, leastMargin), rounded(own * step.margin))
  return { x: at(margin.x), top: at(margin.top), bottom: at(margin.bottom) }
}

/** What decides where lines and pages end, for the PDF and the preview. */
export function measuresOf({ template, step }: Pick<SetLayout, 'template' | 'step'>): Measures {
  const own = aboutOf(template).measures
  if (!step) return own
  const gaps = Object.entries(own.gaps).map(([name, gap]) => [name, isOfName(name) ? gap : rounded(gap * step.space)])
  return {
    ...own,
    size: step.size,
    leading: rounded(own.leading * step.leading),
    margin: marginsAt(own.margin, step),
    gaps: Object.fromEntries(gaps),
    // All that may give way has.
    tight: { space: 1, size: 1 },
  }
}

/** Under a large name there is no space to lose. */
const isOfName = (gap: string) => gap === 'headline' || gap === 'contact'

const rounded = (value: number) => Math.round(value * 1000) / 1000
