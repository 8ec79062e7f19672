import type { Source } from '../resume/sources.ts'
import { skillNamed } from '../skills/index.ts'
import { literally } from '../text/patterns.ts'
import type { LetterGround } from './ground.ts'

const mostNamed = 4
const fewestNamed = 2

/** [LT9] `REST APIs, Python and PostgreSQL`: what the ad names and a line has in these very letters; empty for fewer than two. */
export function namesIn({ names, job, to }: LetterGround, lines: readonly Source[]): string {
  const shown = lines.map(({ text }) => text).join('\n')
  const found = names.flatMap((name) => (isIn(name, to.role) ? [] : (written(name, job.text, shown) ?? [])))
  const distinct = found.filter(
    (name, at) => !found.some((it, other) => (other < at || it.length > name.length) && isIn(name, it)),
  )
  const named = distinct.slice(0, mostNamed)
  const [last = '', ...before] = named.toReversed()
  return named.length < fewestNamed ? '' : `${before.toReversed().join(', ')} and ${last}`
}

const whole = (name: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, flags)
const isIn = (name: string, text: string) => whole(name).test(text)

/** As the advertisement writes it inside a sentence; null where one of the texts does not have it. */
function written(name: string, ad: string, shown: string): string | null {
  if (!isIn(name, shown)) return null
  const all = [...ad.matchAll(whole(name, 'giu'))]
  const inside = all.find(
    ({ index }) => /[\p{L}\p{N},(] ?$/u.test(ad.slice(0, index)) && !/\n[^\p{L}]*$/u.test(ad.slice(0, index)),
  )
  const [first] = inside ?? all[0] ?? []
  // A small one may be cut out of a longer name, as `fixed asset` is.
  return first !== undefined && (/\p{Lu}/u.test(inside ? first : first.slice(1)) || skillNamed(first)?.name === first)
    ? first
    : null
}
