import { isAffirmed } from '../affirmation/index.ts'
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

const legalForm = /,?\s+(?:Inc|Ltd|LLC|LLP|PLC|GmbH|AG|KG|SE|Corp|Corporation|Company|Co|Limited|S\.A)\.?$/i
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
const elsewhere = /\b(?:at|bei)\s+(?=\p{Lu})/gu

/**
 * Whether a person says that it was done there: `at Acme`, `for Acme`, `Acme: …`. Not for its competitor, not after it,
 * and not where they name another place as well.
 */
export function isPlacedAt(statement: string, names: readonly string[]): boolean {
  const lower = statement.toLowerCase()
  return names.some((name) => {
    const short = name.replace(legalForm, '')
    if (!lower.includes(short.split(/\s/)[0]?.toLowerCase() ?? '')) return false
    const own = `${escaped(name)}|${escaped(short)}`
    const named = new RegExp(
      `(?<![\\p{L}\\p{N}])(?<!\\b(?:not|never|than|nor|before|after|unlike|n['’]t)\\s+)(?:(?:at|for|bei)\\s+(?:the\\s+)?|^\\W*)(?:${own})(?=$|[.,;:!?)]|\\s+[–—-]\\s|\\s+(?:I|to|from|in|on|for|with|as|and|where|during|since|until|between|by|using|when|while|every|we|it|over|across)\\b)`,
      'iu',
    )
    const place = named.exec(statement)
    if (!place || !isAffirmed(statement, place.index, place.index + place[0].length)) return false
    const others = [...statement.matchAll(elsewhere)].map(({ index, 0: at }) => statement.slice(index + at.length))
    return others.every((it) => new RegExp(`^(?:the\\s+)?(?:${own})(?![\\p{L}\\p{N}])`, 'iu').test(it))
  })
}
