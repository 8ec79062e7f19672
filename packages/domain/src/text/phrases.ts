import { literally } from './patterns.ts'

type Place = 'anywhere' | 'start' | 'end' | 'whole'

/**
 * Finds any phrase of a list, whole and in any case: `nice to have, prefer*` finds "nice-to-have" and "preferred".
 * A phrase between commas is plain words; `*` stands for the rest of a word, a blank also for a hyphen.
 */
export function phrasesOf(list: string, place: Place = 'anywhere', flags = 'iu'): RegExp {
  const start = place === 'start' || place === 'whole' ? '^' : ''
  const end = place === 'end' || place === 'whole' ? '$' : ''
  return new RegExp(`${start}(?<![\\p{L}\\p{N}])(?:${sourceOf(list)})(?![\\p{L}\\p{N}])${end}`, flags)
}

/** The longest phrase first, so that none hides behind a shorter one. */
const sourceOf = (list: string) =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((phrase) => literally(phrase).replaceAll('\\*', '\\p{L}*').replace(/['’]/g, "['’]").replace(/\s+/g, '[\\s-]'))
    .join('|')
