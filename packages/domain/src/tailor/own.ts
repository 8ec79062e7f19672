import { readVerb } from '../language/verbs.ts'
import { stem } from '../language/words.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import type { SkillFound } from '../skills/matcher.ts'
import type { TellNames } from '../skills/proper-names.ts'
import { among, patternOf } from '../text/patterns.ts'
import { isPluralNoun } from '../text/tokens.ts'
import { tailorWords } from '../words/tailor.ts'
import { verbsAround } from '../words/verb-classes.ts'
import { isPerson } from './names.ts'

const ofOthers = patternOf(tailorWords.nameOfOthers)
const toOthers = patternOf(tailorWords.toOthers, 'iu')
const ofHouse = patternOf(tailorWords.ofHouse)
const spokenOf = patternOf(tailorWords.spokenOf)
const by = patternOf(tailorWords.by)

const aroundIt = among(verbsAround)
/** Where those verbs are the work itself. */
const ownTrade = new Set<Skill['field']>([
  'sales-marketing',
  'retail-property',
  'people',
  'office',
  'hospitality',
  'ways-of-working',
  'languages',
  'media',
  'design',
])

/** `Sold Salesforce licences`: the line tells of a deed around the skill. */
function isAround(text: string, from: number, { name, field, aliases }: Skill, isName: boolean): boolean {
  const deed = (text.slice(0, from).match(/[\p{L}'’-]+/gu) ?? [])
    .map((word) => readVerb(word))
    .findLast((verb, at) => verb && (at === 0 || /past|participle/.test(verb.form)))?.base
  if (!deed || !aroundIt(deed) || (ownTrade.has(field) && !isName)) return false
  return ![name, ...aliases].some((it) =>
    it
      .toLowerCase()
      .split(/[\s-]+/)
      .some((word) => stem(word) === stem(deed)),
  )
}

const doneBy = patternOf(tailorWords.doneBy, 'u')

/** Whether a text names a skill as the person's own doing. */
export function isOwn(text: string, { skill, from, to }: SkillFound, isName: TellNames): boolean {
  const [before, written, after] = [text.slice(Math.max(0, from - 60), from), text.slice(from, to), text.slice(to)]
  if (ofOthers.test(after) || ofHouse.test(before) || spokenOf.test(before)) return false
  const [, next = '', doer = ''] = doneBy.exec(after) ?? []
  if ((isPerson(written) && isPluralNoun(written)) || isPerson(next) || isPerson(doer)) return false
  if (!by.test(before) && isAround(text, from, skill, isName(written))) return false
  return isName(written) || !toOthers.test(before)
}
