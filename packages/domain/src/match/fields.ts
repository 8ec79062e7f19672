import { fields as titles } from '../skills/catalogue/index.ts'
import { skillNamed } from '../skills/index.ts'
import { saysNoField } from './relations.ts'
import type { Terms } from './terms.ts'
import { fieldWeights } from './weights.ts'

/** The fields and categories of work that a text speaks of, each with how much. */
export type Fields = ReadonlyMap<string, number>

/** Asked for in every trade: office software, spreadsheets, languages, ways of working. */
export function isOfAnyWork(name: string): boolean {
  const skill = skillNamed(name)
  return !skill || saysNoField(skill) || /^(?:Office software|Spreadsheets)/.test(skill.category)
}

interface Weighed {
  terms: Pick<Terms, 'skills'>
  weight: number
}

export function fieldsIn(texts: readonly Weighed[]): Fields {
  const found = new Map<string, number>()
  const add = (key: string, weight: number) => found.set(key, (found.get(key) ?? 0) + weight)
  for (const { terms, weight } of texts) {
    for (const name of terms.skills.keys()) {
      const skill = skillNamed(name)
      if (!skill || isOfAnyWork(name)) continue
      add(skill.field, weight)
      add(`${skill.field}/${skill.category}`, weight)
    }
  }
  return found
}

/** How much of the fields that one text speaks of another speaks of too, 0 to 1. More text never makes it less. */
export function fieldLikeness(wanted: Fields, shown: Fields): number {
  let [all, found] = [0, 0]
  for (const [key, weight] of wanted) {
    all += weight
    found += weight * Math.min(1, (shown.get(key) ?? 0) / fieldWeights.enough)
  }
  return all === 0 ? 0 : found / all
}

/** What people call the field that a text speaks of most; null where it names none. */
export function mainField(fields: Fields): string | null {
  let best: [string, number] | null = null
  for (const [key, weight] of fields) if (!key.includes('/') && weight > (best?.[1] ?? 0)) best = [key, weight]
  return titles.find(({ key }) => key === best?.[0])?.title ?? null
}
