import { isAffirmed } from '../affirmation/index.ts'
import { withoutLegalForm } from '../english/legal-form.ts'
import type { ResumeDocument } from '../resume/document.ts'

/** By the id of a role, study or item, the names by which a person says that something was done there. */
export function placesIn({ sections }: ResumeDocument): Map<string, string[]> {
  const places = new Map<string, string[]>()
  const add = (id: string, names: readonly (string | undefined)[]) =>
    places.set(
      id,
      names.flatMap((name) => (name === undefined || name.trim().length < 2 ? [] : [name.trim()])),
    )
  for (const entry of sections.flatMap(({ entries }) => entries)) {
    if (entry.type === 'employment') for (const { id } of entry.roles) add(id, [entry.organisation])
    if (entry.type === 'study') add(entry.id, [entry.institution])
    if (entry.type === 'item') add(entry.id, [entry.title, entry.organisation])
  }
  return places
}

const short = (name: string) => withoutLegalForm(name).replace(/,? (?:Corporation|Co(?:mpany)?\.?)$/, '')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
/** The statement without the place that it names. */
export function withoutPlace(statement: string, names: readonly string[]): string {
  const own = names.flatMap((name) => [name, short(name)]).map(escaped)
  if (own.length === 0) return statement
  const named = new RegExp(
    `(?:^|,?\\s+)(?:(?:at|for|bei)\\s+)?(?:the\\s+)?(?:${own.join('|')})(?![\\p{L}\\p{N}]),?:?`,
    'iu',
  )
  return statement.replace(named, '').trim()
}

const elsewhere = /\b(?:at|bei)\s+(?=\p{Lu})/gu

/**
 * Whether a person says that it was done there: `at Acme`, `for Acme`, `Acme: …`. Not for its competitor, not after it,
 * and not where they name another place as well.
 */
export function isPlacedAt(statement: string, names: readonly string[]): boolean {
  const lower = statement.toLowerCase()
  return names.some((name) => {
    const said = short(name)
    if (!lower.includes(said.split(/\s/)[0]?.toLowerCase() ?? '')) return false
    const own = `${escaped(name)}|${escaped(said)}`
    const named = new RegExp(
      `(?<![\\p{L}\\p{N}])(?<!\\b(?:not|never|than|nor|before|after|unlike|n['’]t)\\s+)(?:(?:at|for|bei)\\s+(?:the\\s+)?|^\\W*)(?:${own})(?=$|[.,;:!?)]|\\s+[–—-]\\s|\\s+(?:I|to|from|in|on|for|with|as|and|where|during|since|until|between|by|using|when|while|every|daily|weekly|we|it|over|across)\\b)`,
      'iu',
    )
    const place = named.exec(statement)
    if (!place || !isAffirmed(statement, place.index, place.index + place[0].length)) return false
    const others = [...statement.matchAll(elsewhere)].map(({ index, 0: at }) => statement.slice(index + at.length))
    return others.every((it) => new RegExp(`^(?:the\\s+)?(?:${own})(?![\\p{L}\\p{N}])`, 'iu').test(it))
  })
}
