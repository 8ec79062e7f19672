import type { Origin, ResumeDocument } from '../document.ts'
import { clean, isObject, type Json, type JsonObject } from '../json.ts'
import { printOf } from '../print.ts'
import { oneLine, shown } from '../shown.ts'
import type { HtmlElement } from './node.ts'

// What the attributes say. `data-block`: what a line of the page is; `data-id`: whose it is; `data-field`: which field a
// part of it is; `data-text`: the exact text where the page shows another; `data-rest`: what is not shown at all;
// `data-origins`: where it was read from, with a print of what it said then.

export type Attributes = Record<string, string>

/** Null where an attribute is not there, or is not as it was written. */
export function parseMark(text: string | undefined): Json {
  if (text === undefined) return null
  try {
    return clean(JSON.parse(text))
  } catch {
    return null
  }
}

export function parseRest(attributes: Attributes): JsonObject {
  const rest = parseMark(attributes['data-rest'])
  return isObject(rest) ? rest : {}
}

/** Of what a mark hides, that which no page can show. All other words stand on the page or nowhere: a mark can be forged. */
export function unshowable(rest: Json | undefined): JsonObject {
  const isHidden = ([name, value]: [string, Json]) =>
    name === 'extras' || (typeof value === 'string' && oneLine(value) === '')
  return isObject(rest) ? Object.fromEntries(Object.entries(rest).filter(isHidden)) : {}
}

/** Nothing for what is empty: most blocks hide nothing. */
export const restMark = (rest: object): Attributes =>
  Object.keys(rest).length > 0 ? { 'data-rest': JSON.stringify(rest) } : {}

/** What a block shows; the lists inside an item are blocks of their own. */
const textOf = ({ children }: HtmlElement): string =>
  children
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : node.tag === 'ul' ? '' : textOf(node)))
    .join('')

/** Hands each block the origins of what it shows. */
export function createOrigins(origins: ResumeDocument['origins']) {
  const groups = new Map<string, [string, Origin][]>()
  for (const [key, origin] of Object.entries(origins)) {
    const owner = /^basics\.(?:name|label)$/.test(key) ? key : (key.split('.', 1)[0] ?? '')
    groups.set(owner, [...(groups.get(owner) ?? []), [key, origin]])
  }

  const take = (owners: Iterable<string>) => {
    const found = [...owners].flatMap((owner) => groups.get(owner) ?? [])
    for (const owner of owners) groups.delete(owner)
    return Object.fromEntries(found)
  }

  return {
    /** Marks a block with the origins of the nodes it shows. */
    mark(block: HtmlElement, owners: string[]): HtmlElement {
      const found = take(owners)
      const hasAny = Object.keys(found).length > 0
      if (hasAny) block.attributes['data-origins'] = JSON.stringify([printOf(shown(textOf(block))), found])
      return block
    },
    /** Those of no block. */
    left: () => take([...groups.keys()]),
  }
}
export type Origins = ReturnType<typeof createOrigins>

/** The origins that a block carries, if it still says what was read there. */
export function originsOf(attributes: Attributes, text: string): JsonObject {
  const mark = parseMark(attributes['data-origins'])
  if (!Array.isArray(mark) || mark[0] !== printOf(text)) return {}
  return isObject(mark[1]) ? mark[1] : {}
}
