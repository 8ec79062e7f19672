import { readVerb, type VerbForm } from './verbs.ts'

export interface Verb {
  base: string
  form: VerbForm
}

/** Also a verb that is not in the list, where its ending tells: `plated`, `re-priced`. */
export function verbOf(word: string): Verb | null {
  const lower = word.toLowerCase()
  const known = readVerb(lower)
  if (known) return known
  const [, prefix = '', stem = ''] = /^([a-z]+-)([a-z]+)$/.exec(lower) ?? []
  const inner = prefix ? readVerb(stem) : null
  const isKnown = /^(?:co|re|pre|de|cross|hand|fine|over|under|out|up|mis)-$/.test(prefix)
  if (inner && (isKnown || inner.form === 'past')) return { base: prefix + inner.base, form: inner.form }
  return /^[a-z]{3,}ed$/.test(lower) && !/(?:eed|based|skilled|related)$/.test(lower)
    ? { base: lower, form: 'past' }
    : null
}
