import { displayPeriod } from '../resume/partial-date.ts'
import { usualTitle } from '../resume/section-titles.ts'
import type { Source } from '../resume/sources.ts'
import type { OwnStatement } from './types.ts'

/** Where the person was at the time: the role, study or project that a line stands under. */
export function settingOf(line: Source, sources: readonly Source[]): Source | null {
  const isHeading = ({ kind }: Source) => kind === 'role' || kind === 'study' || kind === 'item'
  return sources.find((it) => isHeading(it) && it.entry === line.entry && it.role === line.role) ?? null
}

/** Where a statement stands, in words that its owner knows: the role or study above it, else the section. */
export function placeOf(source: Source, sources: readonly Source[]): string {
  if (source.kind === 'fact') return 'Your own answer'
  const setting = settingOf(source, sources)
  if (setting && setting.id !== source.id) return nameOf(setting)
  return source.section ? usualTitle(source.section) : 'Top of the page'
}

/** A heading without its dates. */
function nameOf({ quotes, start, end }: Source): string {
  const period = displayPeriod(start, end)
  return quotes
    .filter((it) => it !== period)
    .slice(0, 2)
    .join(', ')
}

export const statementsIn = (sources: readonly Source[]): OwnStatement[] =>
  sources.map((it) => ({ source: it.id, text: it.text, place: placeOf(it, sources) }))
