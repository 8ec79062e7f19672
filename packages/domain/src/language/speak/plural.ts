import { nearPlurals } from '../../words/plurals.ts'

const irregular = new Map(nearPlurals.split(',').map((pair) => pair.split(' ') as [string, string]))

/** `box` → `boxes`. */
export function pluralOf(one: string): string {
  const known = irregular.get(one)
  if (known) return known
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  if (/man$/.test(one)) return `${one.slice(0, -2)}en`
  return /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`
}
