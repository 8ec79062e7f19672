import { anyOf, grouped, oneOf, patternOf, sourceOf } from '../text/patterns.ts'
import * as personalWords from '../words/job/personal.ts'
import { cut, endOf, hide, type Span, splitOutside } from './span.ts'
import { opensWithVerb, verbOf } from './verbs.ts'

// J34: what a person is, and none of their work. No advertisement makes it a requirement here, nor anything to ask or weigh.
// `Health` or `Older people` in a list is a field of work: such words need a frame that says them of who applies.

const termsOf = (list = ''): string[] =>
  grouped(list)
    .split(/,(?![^[({]*[\])}])/)
    .map((term) => term.trim().replace(/\s+/g, ' ').replace(/ /g, '[\\s-]+'))
    .filter(Boolean)

const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu')
/** Longer terms first, so that none hides behind a part of it. */
const terms = (lists: (string | undefined)[], ending = '') =>
  whole(
    `(?:${lists
      .flatMap(termsOf)
      .sort((a, b) => b.length - a.length)
      .join('|')})${ending}`,
  )

const eachGround = personalWords.grounds.map(({ is, about }) => terms([is, about], "(?:['’]?s)?"))
const allGrounds = terms(
  personalWords.grounds.flatMap(({ is, about }) => [is, about]),
  "(?:['’]?s)?",
)
const being = terms(personalWords.grounds.map(({ is }) => is))
const subject = terms(
  personalWords.grounds.map(({ about }) => about),
  "(?:['’]?s)?",
)
/** Several people, whom one may also work with: `older people`, `refugees`. */
const group = whole(
  sourceOf(personalWords.group, { being: personalWords.grounds.flatMap(({ is }) => termsOf(is)).join('|') }),
)

export const pairsOfGrounds = whole(anyOf(personalWords.pairsOfGrounds))

const someAge = sourceOf(personalWords.someAge)
const ages = `${someAge}(?:\\s*(?:-|–|to|and)\\s*[2-7]\\d)?`
const byNumber = whole(anyOf(personalWords.byNumber, { ages }))

const frame = whole(oneOf(personalWords.frame))
const weight = whole(oneOf(personalWords.weight))
const filling = whole(oneOf(personalWords.filling))

const reason = patternOf(personalWords.reason, 'iu')

/** Personal whatever else is said with it. */
const always = [/\blived[\s-]experience\b/i, patternOf(personalWords.ethos)]

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0
const isOnlyPerson = (text: string) =>
  !/[\p{L}\p{N}]/u.test(
    [byNumber, allGrounds, frame, weight, filling].reduce((left, pattern) => left.replace(pattern, ' '), text),
  )

/** Whether all of a text is grounds, and more of them than a work is about: a list of all on which nobody is judged. */
export const listsGrounds = (text: string): boolean =>
  eachGround.filter((terms) => has(text, terms)).length > mostGrounds &&
  isOnlyPerson(text.replace(whole(sourceOf(personalWords.otherGrounds)), ' '))
const mostGrounds = 3

/** Whether words ask for what a person is, and for nothing besides. `gender studies` and `women’s health` are work. */
export function isPersonal(said: string, before = ''): boolean {
  if (always.some((pattern) => pattern.test(said))) return true
  const text = said.replace(reason, '')
  if (!isOnlyPerson(text)) return false
  if (has(text, byNumber)) return true
  if (!has(text, allGrounds)) return false
  if (has(text, frame) || (before !== '' && isPersonal(before))) return true
  const left = text.replace(being, ' ')
  return has(left, group) ? has(text, weight) : left !== text && !has(left, subject)
}

/** `Select, fit and verify devices`: one of several deeds. */
const isDeedAmong = (part: string, list: string) =>
  /^\p{Ll}+$/u.test(part) && verbOf(part) === part && opensWithVerb(list)

const listed = /,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/giu
const besides = patternOf(personalWords.besides, 'iu')
const sharedNoun = patternOf(personalWords.sharedNoun, 'iu')

/**
 * The part of a demand that asks for no person: of `young man with a licence` the licence, of `married` nothing.
 * `before` is what was said before it in its clause.
 */
export function withoutPerson(item: Span, before = ''): Span {
  if (isPersonal(item.text, before)) return cut(item, item.text.length)
  const seam = besides.exec(item.text)
  if (seam && isPersonal(item.text.slice(0, seam.index))) return cut(item, seam.index + seam[0].length)
  const parts = splitOutside({ ...item, text: hide(item.text, pairsOfGrounds) }, listed).map((part) =>
    cut(item, part.from - item.from, endOf(part) - item.from),
  )
  const out = parts.findIndex(
    (part) =>
      isPersonal(part.text) &&
      !isDeedAmong(part.text, item.text) &&
      (has(part.text, frame) || !sharedNoun.test(item.text.slice(endOf(part) - item.from))),
  )
  if (out < 0) return item
  const from = (parts[0]?.from ?? item.from) - item.from
  const last = parts[out - 1]
  const next = parts[out + 1]
  if (last) return cut(item, from, endOf(last) - item.from)
  return next ? withoutPerson(cut(item, next.from - item.from), before) : cut(item, item.text.length)
}
