import { textOf } from '@bespeak/domain/resume/html/page.ts'
import { pageOf } from '@bespeak/domain/resume/html/walk.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import type { KnownFact } from '../facts/said.ts'
import type { Written } from '../html/content.ts'
import { parseHtml } from '../html/parse.ts'

/** A resume as it was when something was made of it, and what its owner had stated by then. */
export interface Ground {
  original: Written
  facts: readonly KnownFact[]
}

/** The user's own words behind what was made, piece by piece. */
export interface OwnWords {
  /** Whether the resume has these words. */
  has(text: string): boolean
  /** What the sources of these ids say, as it stands in the resume or was stated. */
  quote(ids: readonly string[]): string[]
}

type Quotes = [id: string, quotes: string[]]

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export function ownWordsIn({ original, facts }: Ground): OwnWords {
  const text = plain(linesIn(original.content).join('\n'))
  const has = (words: string) => text.includes(plain(words))
  // A period is written as the person wrote it or not at all: a source is never our own wording.
  const stated = sourcesOf(original.document).map(({ id, quotes }): Quotes => [id, quotes.filter(has)])
  const known = new Map([...stated, ...facts.map(({ id, said }): Quotes => [`fact-${id}`, [said]])])
  return { has, quote: (ids) => [...new Set(ids.flatMap((id) => known.get(id) ?? []))] }
}

/** What a page says, block by block. */
export const linesIn = (html: string): string[] =>
  pageOf(parseHtml(html))
    .blocks.map(textOf)
    .filter((text) => text !== '')
