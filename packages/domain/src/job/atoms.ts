import { pairsOfGrounds } from './personal.ts'
import type { SkillPlaces } from './skill-places.ts'
import { cut, hide, mask, type Span } from './span.ts'
import { numericOr } from './years.ts'

export type Joint = ',' | 'and' | 'or' | ', and' | ', or' | 'and/or' | 'with'

/** A part of a list, not yet judged. */
export interface Atom extends Span {
  /** What joins it to the one before. */
  joint: Joint | null
}

const joints =
  /\s*,\s+(?:(?:and|or|und|oder|as well as|plus)\s+)?|\s+(?:and\/or|and|or|und|oder|as well as|&|plus)\s+|\s+(?:that|which) (?:shows?|demonstrates?|proves?)\s+|\s+with\s+(?=(?:at least |a minimum of |minimum )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten)\+?\s+(?:years|yrs|months))/giu
/** These only widen what stands before them. */
const widening =
  /\s+(?:or|and)\s+(?=(?:more|higher|above|better|later|similar|comparable|equivalent|related|other|another|any other|the like|so on|so|beyond|an? (?:similar|related|comparable|equivalent|closely related))\b)/gi
/** After these words all that follows explains what stands before. */
export const explaining =
  /,?\s+(?:such as|like|e\.g\.|i\.e\.|for example|for instance|especially|in particular|namely)\s|\s+including\s|,\s+for (?:the|our|your)\s/i
/** "finished, or will finish this summer, a degree": said in passing. */
const passing = /,\s+or (?:will|soon|about to|currently)\s[^,]{0,40},/gi
/** How a language is used, and what belongs to one right. */
const inseparable =
  /,?\s+(?:both\s+)?(?:spoken|written|oral|verbal) and (?:spoken|written|oral|verbal)\b|\bin Wort und Schrift\b|\blive and work\b/gi
/** "in a high-volume, full-service restaurant": the comma parts two adjectives. */
const adjective = /\b(?:an?|the|our)\s+(?:[\p{L}]+-[\p{L}-]+|\p{L}+(?:ic|ive|al|ous|ful|able|ible|ing|ed|ant|ent))$/iu

/** What the employer does about it. */
const ofTheirs = /^(?:which|that) (?:we|our)\b/i

/** A phrase, cut at every comma, `and` and `or` that may part two things. */
export function atomsOf(span: Span, skills: SkillPlaces): Atom[] {
  const shown = [numericOr, widening, passing, inseparable, pairsOfGrounds].reduce(hide, mask(span.text))
  const stop = explaining.exec(shown)?.index ?? shown.length
  const atoms: Atom[] = []
  let from = 0
  let joint: Joint | null = null
  for (const match of shown.matchAll(joints)) {
    if (match.index >= stop) break
    if (/\d$/.test(shown.slice(0, match.index)) && /^,?\s*\d{3}\b/.test(shown.slice(match.index))) continue
    if (match[0].trim() === ',' && adjective.test(shown.slice(Math.max(0, match.index - 40), match.index))) continue
    if (skills.spans(span.from + match.index, span.from + match.index + match[0].length)) continue
    atoms.push({ ...cut(span, from, match.index), joint })
    from = match.index + match[0].length
    joint = jointOf(match[0])
  }
  atoms.push({ ...cut(span, from), joint })
  return atoms.filter(({ text }) => text !== '' && !ofTheirs.test(text))
}

function jointOf(text: string): Joint {
  const comma = text.includes(',')
  const word = text.replace(/[\s,]/g, '').toLowerCase()
  if (word === '') return ','
  if (word === 'and/or' || word === 'with') return word
  if (word === 'or' || word === 'oder') return comma ? ', or' : 'or'
  return comma ? ', and' : 'and'
}
