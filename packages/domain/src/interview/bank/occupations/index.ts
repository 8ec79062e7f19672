import { tokensOf } from '../../../text/tokens.ts'
import { afterTitles } from '../../../words/interview.ts'
import type { BankQuestion } from '../../types.ts'
import { onetTitles, otherTitles } from '../titles.ts'
import accounting from './accounting.json' with { type: 'json' }
import construction from './construction.json' with { type: 'json' }
import general from './general.json' with { type: 'json' }
import management from './management.json' with { type: 'json' }
import nursing from './nursing.json' with { type: 'json' }
import office from './office.json' with { type: 'json' }
import sales from './sales.json' with { type: 'json' }
import teaching from './teaching.json' with { type: 'json' }
import transport from './transport.json' with { type: 'json' }

export type Occupation = keyof typeof onetTitles

const groups = { nursing, teaching, accounting, transport, sales, office, construction, management }

export const generalQuestions = general as readonly BankQuestion[]
export const occupationQuestions = new Map(Object.entries(groups) as [Occupation, readonly BankQuestion[]][])

const spelled = (text: string) => tokensOf(text).map(({ lower }) => lower)

const known = [onetTitles, otherTitles].flatMap((titles) =>
  Object.entries(titles).flatMap(([name, table]: [string, string]) =>
    table.split(',').map((title) => ({ name, words: spelled(title) })),
  ),
)

const foundAt = (title: readonly string[], words: readonly string[]) =>
  title.findIndex((_, at) => words.every((word, index) => title[at + index] === word))

/** What stands behind says where, when and for whom. */
const tail = new RegExp(`[,(|/–—·:]|\\s-\\s|\\s(?:${afterTitles})\\s`)

/**
 * The groups that a job's title belongs to: of the known titles in its first part that has any, the longest, and one
 * beside it. `Warehouse Operations Manager` is of two.
 */
export function occupationsOf(title: string): Occupation[] {
  for (const part of title.split(tail)) {
    const words = spelled(part)
    const found = known
      .map((it) => ({ ...it, at: foundAt(words, it.words) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.words.length - a.words.length || b.at - a.at)
    const apart = found.filter((it, index) =>
      found.slice(0, index).every((other) => !overlaps(it, other) || isSame(it, other)),
    )
    const names = [...new Set(apart.map(({ name }) => name))].slice(0, 2)
    if (names.length > 0) return names.filter((it) => it !== 'none') as Occupation[]
  }
  return []
}

interface Found {
  at: number
  words: readonly string[]
}

const overlaps = (a: Found, b: Found) => a.at < b.at + b.words.length && b.at < a.at + a.words.length
const isSame = (a: Found, b: Found) => a.at === b.at && a.words.length === b.words.length
