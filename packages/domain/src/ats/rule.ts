import { startOf } from '../language/start-of.ts'
import type { Line } from '../resume/document.ts'
import type { View } from './view.ts'

export type AtsStatus = 'pass' | 'warn' | 'fail' | 'n/a'

export interface Finding {
  status: AtsStatus
  /** What is wrong, in a few words, where something is. */
  title?: string
  detail: string
  /** The id of the line, entry or section it is about, or the name of a field of `basics`. */
  place: string | null
  /** What to do; null where nothing is to be done. */
  fix: string | null
}

export interface Rule {
  id: string
  /** What it looks at; a finding has a title of its own. */
  title: string
  /** What it counts in the score; 0 for what is only told. */
  weight: number
  judge(view: View): Finding
}

export const rule = (id: string, title: string, weight: number, judge: Rule['judge']): Rule => ({
  ...{ id, title, weight, judge },
})

export const pass = (detail = 'Passed.'): Finding => ({ status: 'pass', detail, place: null, fix: null })

/** Not assessed: the fact is not known, or there is nothing to look at. */
export const unknown = (detail = 'Nothing to check.'): Finding => ({ ...pass(detail), status: 'n/a' })

export const warn = (title: string, detail: string, fix: string, place: string | null = null): Finding => ({
  ...{ status: 'warn', title, detail, place, fix },
})

export const worse = (finding: Finding): Finding => ({ ...finding, status: 'fail' })

export type Told = Pick<Line, 'id' | 'text'>

const longestQuote = 70

export function quote(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ')
  if (words.length <= longestQuote) return `“${words}”`
  return `“${startOf(words, longestQuote)}…”`
}

/** A warning where there are such lines: the first is quoted, the others are counted. */
export function unless([first, ...others]: readonly Told[], title: string, fix: string): Finding {
  if (!first) return pass()
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return warn(title, `${quote(first.text)}${more}.`, fix, first.id)
}

/** Below this there is too little text to judge as a whole. */
export const fewestWords = 40

interface LineRule {
  of: (view: View) => readonly Told[]
  /** Whether a line should be otherwise. */
  when: (text: string) => boolean
  problem: string
  /** In the words of the first of them, where that helps. */
  fix: string | ((text: string) => string)
  /** Up to this share of the lines it is no matter. */
  share?: number
  /** It ends applications. */
  grave?: boolean
}

/** A rule about lines, each judged by itself. */
export const lines = (
  id: string,
  title: string,
  weight: number,
  { of, when, problem, fix, share = 0, grave = false }: LineRule,
): Rule =>
  rule(id, title, weight, (view) => {
    const all = of(view)
    if (all.length === 0) return unknown()
    const found = all.filter(({ text }) => when(text))
    // A handful of words is not praised for what it does not say.
    if (found.length <= share * all.length) return view.words.length < fewestWords ? unknown() : pass()
    const finding = unless(found, problem, typeof fix === 'string' ? fix : fix(found[0]?.text ?? ''))
    return grave ? worse(finding) : finding
  })
