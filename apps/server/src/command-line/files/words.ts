import type { MadeSuggestion } from '../../services/resume/suggestions/suggested.ts'

/** A heading with its lines; nothing where there are none. */
export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...deeper(lines)]

const deeper = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`))

export const quoted = (texts: readonly string[]): string[] => texts.map((text) => `“${text.replaceAll('\n', ' / ')}”`)

/** `Analyst at Northwind`, as far as it is known. */
export const jobName = ({ title, company }: { title: string | null; company: string | null }): string =>
  [title ?? 'a job', company].filter((it) => it !== null).join(' at ')

export const noRequirements = 'No requirements found in this ad'

/** What only the person can settle. */
export const suggestionLines = (suggestions: readonly MadeSuggestion[]): string[] =>
  suggestions.flatMap(({ suggestion: { text, before, doubts } }) => [
    `? ${text}`,
    ...deeper([
      ...(before ? [`instead of: ${before.replaceAll('\n', ' / ')}`] : []),
      ...doubts.map((it) => it.question),
    ]),
  ])

export const suggestionData = (suggestions: readonly MadeSuggestion[]) =>
  suggestions.map(({ suggestion: { text, before, reason, requirement, sources, doubts } }) => ({
    ...{ text, before, reason, requirement, sources },
    questions: doubts.map(({ question }) => question),
  }))
