import { skillMatcher } from '../skills/index.ts'
import { productsByKind } from '../skills/products.ts'
import { widerKinds } from '../skills/relation.ts'
import { linesIn } from '../text/spans.ts'
import { upTo } from '../text/split.ts'
import { tokensOf } from '../text/tokens.ts'
import { ambiguousProducts, productMakers } from '../words/match.ts'
import { namesIn } from '../words/notation.ts'
import { stemsIn, stemsOfShorts } from './stems.ts'

let kinds: Map<string, readonly string[]> | null = null

/** By the name of a product in small letters, the stems of its kind. */
function kindsByProduct(): Map<string, readonly string[]> {
  if (kinds) return kinds
  kinds = new Map()
  for (const { text: row } of linesIn(productsByKind)) {
    const kind = upTo(row, ': ')
    const stems = stemsIn(kind)
    for (const product of namesIn(row.slice(kind.length + 2)))
      for (const name of namesOf(product)) kinds.set(name, [...(kinds.get(name) ?? []), ...stems])
  }
  return kinds
}

/** `Microsoft Excel`, `Excel`; no name that is an everyday word. */
function namesOf(product: string): string[] {
  const lower = product.toLowerCase()
  const maker = productMakers.find((it) => lower.startsWith(`${it} `))
  return [lower, ...(maker ? [lower.slice(maker.length + 1)] : [])].filter(
    (it) => it.length > 2 && !ambiguousProducts.has(it),
  )
}

/** The skills that a text names, and what they are a kind of; in a list a name needs nothing beside it. */
export function skillNames(text: string, isListed = false): ReadonlySet<string> {
  const found = isListed
    ? skillMatcher().named(text)
    : skillMatcher()
        .find(text)
        .flatMap(({ skill, negated }) => (negated ? [] : [skill]))
  return new Set(found.flatMap(({ name, parents }) => [name, ...widerKinds(name), ...parents.filter(isSuite)]))
}

/** `Microsoft Office`: who has one of it has worked with it. */
const isSuite = (name: string) => /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u.test(name)

const longestName = 3

/** The stems of what the skills, products and short forms of a text are a kind of. */
export function kindStems(text: string, skills: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(stemsOfShorts(text))
  const add = (stems: readonly string[]) => {
    for (const stem of stems) found.add(stem)
  }
  for (const name of skills) add(stemsIn(name))
  const words = tokensOf(text)
  for (const [at, word] of words.entries()) {
    if (!/^\p{Lu}/u.test(word.text)) continue
    for (let length = 1; length <= longestName && at + length <= words.length; length += 1) {
      const name = text.slice(word.from, words[at + length - 1]?.to).toLowerCase()
      add(kindsByProduct().get(name) ?? [])
    }
  }
  return found
}
