import { supports } from '../claims/index.ts'
import { widely } from '../claims/widely.ts'
import { displayPeriod } from '../resume/partial-date.ts'
import type { Source } from '../resume/sources.ts'

/**
 * The check for writers that are not ours. When a role was held is no witness for a year in a line: by its end, an award of
 * two years would become one of three.
 */
export const cautious =
  (check: typeof supports = supports): typeof supports =>
  (sources, text, options) =>
    check('units' in sources ? sources : sources.map((it) => (typeof it === 'string' ? it : undated(it))), text, {
      ...options,
      asks: widely,
    })

/** What it says, without when; whether it is still so is no year. */
function undated({ start, end, ...dated }: Source): Source {
  const source = end === undefined ? dated : { ...dated, lasts: end === 'present' }
  const period = displayPeriod(start, end)
  if (!period || source.quotes.at(-1) !== period) return source
  const quotes = source.quotes.slice(0, -1)
  return { ...source, quotes, text: quotes.join(', ') }
}
