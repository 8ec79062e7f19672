import { words } from '../language/words.ts'
import { patternOf, wordIn } from '../text/patterns.ts'
import { atomsWords } from '../words/job/atoms.ts'
import { organisationWords } from '../words/organisations.ts'
import { pairsOfGrounds } from './personal.ts'
import type { SkillPlaces } from './skill-places.ts'
import { cut, endOf, hide, mask, type Span } from './span.ts'

export type Joint = ',' | 'and' | 'or' | ', and' | ', or' | 'and/or' | 'with'

/** A part of a list, not yet judged. */
export interface Atom extends Span {
  /** What joins it to the one before. */
  joint: Joint | null
}

const joints = patternOf(atomsWords.joints, 'giu')
const widening = patternOf(atomsWords.widening, 'gi')
export const explaining = patternOf(atomsWords.explaining)
const beginsAnew = patternOf(atomsWords.beginsAnew)
const passing = patternOf(atomsWords.passing, 'gi')
const inseparable = patternOf(atomsWords.inseparable, 'gi')
const ofLaw = wordIn(atomsWords.ofLaw)
const adjective = patternOf(atomsWords.adjective, 'iu')

/** What the employer does about it. */
const ofTheirs = /^(?:which|that) (?:we|our)\b/i

/** A phrase, cut at every comma, `and` and `or` that may part two things. */
export function atomsOf(span: Span, skills: SkillPlaces): Atom[] {
  const shown = [widening, passing, inseparable, pairsOfGrounds].reduce(hide, mask(span.text))
  const stop = explaining.exec(shown)?.index ?? shown.length
  const atoms: Atom[] = []
  let from = 0
  let joint: Joint | null = null
  for (const match of shown.matchAll(joints)) {
    const after = shown.slice(match.index + match[0].length)
    if (match.index >= stop && !beginsAnew.test(after)) continue
    if (/\d$/.test(shown.slice(0, match.index)) && /^,?\s*\d{3}\b/.test(shown.slice(match.index))) continue
    if (match[0].trim() === ',' && adjective.test(shown.slice(Math.max(0, match.index - 40), match.index))) continue
    if (isInName(cut(span, from, match.index), after, skills)) continue
    if (skills.spans(span.from + match.index, span.from + match.index + match[0].length)) continue
    atoms.push({ ...cut(span, from, match.index), joint })
    from = match.index + match[0].length
    joint = jointOf(match[0])
  }
  atoms.push({ ...cut(span, from), joint })
  return atoms.filter(({ text }) => text !== '' && !ofTheirs.test(text))
}

/** `Archives and Records Association`, `Sale of Goods and Services Act`: a name that goes on to its noun. */
function isInName(before: Span, after: string, skills: SkillPlaces): boolean {
  const [rest = ''] = /^(?:\p{Lu}[\p{L}'’]*[ ]?)+/u.exec(after) ?? []
  return (
    /(?:^|\s)\p{Lu}\p{Ll}+$/u.test(before.text) &&
    words(rest)
      .slice(1)
      .some(
        (word) =>
          organisationWords.has(word) || (ofLaw.test(word) && skills.within(before.from, endOf(before)).length === 0),
      )
  )
}

function jointOf(text: string): Joint {
  const comma = text.includes(',')
  const word = text.replace(/[\s,]/g, '').toLowerCase()
  if (word === '') return ','
  if (word === 'and/or' || word === 'with') return word
  if (word === 'or' || word === 'oder') return comma ? ', or' : 'or'
  return comma ? ', and' : 'and'
}
