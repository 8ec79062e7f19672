import { anyOf, oneOf, patternOf, sourceOf } from '../text/patterns.ts'
import * as labelWords from '../words/job/labels.ts'

// What stands around the thing that is asked for.

const praise = oneOf(labelWords.praise)
const sort = oneOf(labelWords.sort)
const knowing = oneOf(labelWords.knowing)

const link = `\\s+${oneOf(labelWords.link)}${sourceOf(labelWords.linkTail)}`

const somebody = oneOf(labelWords.somebody)
const helping = oneOf(labelWords.helping)
const having = oneOf(labelWords.having)
const article = oneOf(labelWords.article)
const able = oneOf(labelWords.able)

const opens = (pattern: string, flags = 'iu') => new RegExp(`^${pattern}`, flags)
const more = '\\s+(?=[^\\s(])'

/** What only introduces the thing asked for. Taken off the front, one after the other, until none fits. */
export const leadIns: RegExp[] = [
  opens(sourceOf(labelWords.andAlso, { more })),
  opens('(?:and/or|&)\\s+'),
  opens(sourceOf(labelWords.ifYou)),
  opens(sourceOf(labelWords.somebodyOpening, { somebody, helping })),
  opens(sourceOf(labelWords.whoIs)),
  opens(`${having}${more}`),
  opens(sourceOf(labelWords.oneOfThese)),
  opens(sourceOf(labelWords.months)),
  opens('experience\\s+(?=\\p{L}+ing\\b)'),
  opens(sourceOf(labelWords.memberOf, { more })),
  opens(`${article}${more}`),
  opens(sourceOf(labelWords.rangeOf)),
  opens(`(?:(?:${praise}|${sort}),? (?:and )?)*${knowing}${link}${more}`),
  opens(`${praise}(?:${more}|,\\s+(?=${praise}\\b))`),
  opens(`(?:${sort}\\s+)+(?=${knowing}\\b)`),
  opens(sourceOf(labelWords.ableTo, { able, more })),
  opens(sourceOf(labelWords.abilityTo)),
  opens(sourceOf(labelWords.usedBefore), 'u'),
  opens(sourceOf(labelWords.already, { more })),
  opens("(?:years?|yrs?)['’]?\\s+(?:of\\s+)?"),
  opens(sourceOf(labelWords.preposition)),
  opens(`${knowing}\\s*[:,]\\s*(?=\\S)`),
]

const manner = sourceOf(labelWords.manner)
const remark = anyOf(labelWords.remark)
const anythingLike = oneOf(labelWords.anythingLike)

/** What follows the thing asked for and only comments on it. */
export const tails: RegExp[] = [
  `,?\\s+(?:both\\s+)?(?:${manner} and ${manner}|in Wort und Schrift)`,
  sourceOf(labelWords.tailFor),
  sourceOf(labelWords.tailThat),
  `\\s+${remark}(?:\\s.*)?`,
  sourceOf(labelWords.tailSimilar, { anythingLike }),
  sourceOf(labelWords.tailIs),
  sourceOf(labelWords.tailTo),
  '\\s*[,;:–—-]+\\s*',
  sourceOf(labelWords.tailJoint),
].map((pattern) => new RegExp(`${pattern}$`, 'iu'))

export const knowingTail = patternOf(labelWords.knowingTail)

/** Without "skills" these would say something else. */
export const needsSkills = new RegExp(`^${oneOf(labelWords.needsSkills)}$`, 'i')
