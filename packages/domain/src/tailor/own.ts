import { isPluralNoun } from '../language/tokens.ts'
import { readVerb } from '../language/verbs.ts'
import { stem } from '../language/words.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import type { SkillFound } from '../skills/matcher.ts'
import type { TellNames } from '../skills/proper-names.ts'
import { isPerson } from './names.ts'

/** What follows a name there speaks of others, `the Kubernetes team`, or of a thing that one need not master: `intubation kits`. */
const ofOthers =
  /^['’]?s?\s+(?:teams?|departments?|groups?|clients?|customers?|compan(?:y|ies)|vendors?|industry|firms?|kits?|licen[cs]es?|manuals?|books?|posters?|stickers?|visits?|rooms?|suites?|units?|colleges?|laborator(?:y|ies)|software was|accidents?|claims?|contracts?|CVs?|conferences?|was|were|is|are|stayed|remained|explained|shown)\b/i
/** So does what comes before a word: `partner with marketing`, `responsible to buyers and procurement`. */
const toOthers =
  /(?<!\p{L})(?:(?:partner|work|collaborate?|liaise?|coordinate?|cooperate?)(?:s|d|ed|ing)?\s+(?:closely\s+)?with|(?<!responsible |accountable )(?:to|for|by|from))\s+(?:\p{L}+,?\s+(?:and|or)\s+|the\s+|our\s+|an?\s+)?$/iu
const ofHouse =
  /(?:cent(?:er|re)|institute|department|school|college|university|society|association|council|board|academy)\s+(?:for|of)\s+(?:the\s+)?$/i
/** `a talk on`, `a course about`, `stopped using`: it is spoken of, or over. */
const spokenOf =
  /\b(?:about|regarding|(?:talks?|courses?|lectures?|books?|texts?|papers?|patents?|articles?|films?|trials?|witness(?:es)?|seminars?|report(?:s|ed)?) (?:on|in)|(?:stopped|ceased) using)\s[^,;.]*$/i
/** By what the person did it. */
const by = /\b(?:with|using|in|via|through)\s+(?:\S+\s+){0,4}$/i

/** Verbs of trade, of carrying and of telling: what one sold, booked or drew, one has not done. */
const aroundIt = new Set(
  `sell order buy purchase supply book schedule recruit hire interview screen insure pay bill invoice clean wash translate subtitle
  transcribe photograph film draw sketch attend visit watch read hear file give renew tour store carry stock`.split(
    /\s+/,
  ),
)
/** Where those verbs are the work itself. */
const ownTrade =
  /^(?:sales-marketing|retail-property|people|office|hospitality|ways-of-working|languages|media|design)$/

/** `Sold Salesforce licences`: the line tells of a deed around the skill. */
function isAround(text: string, from: number, { name, field, aliases }: Skill, isName: boolean): boolean {
  const deed = (text.slice(0, from).match(/[\p{L}'’-]+/gu) ?? [])
    .map((word) => readVerb(word))
    .findLast((verb, at) => verb && (at === 0 || /past|participle/.test(verb.form)))?.base
  if (!deed || !aroundIt.has(deed) || (ownTrade.test(field) && !isName)) return false
  return ![name, ...aliases].some((it) =>
    it
      .toLowerCase()
      .split(/[\s-]+/)
      .some((word) => stem(word) === stem(deed)),
  )
}

/** Whether a text names a skill as the person's own doing. */
export function isOwn(text: string, { skill, from, to }: SkillFound, isName: TellNames): boolean {
  const [before, written, after] = [text.slice(Math.max(0, from - 60), from), text.slice(from, to), text.slice(to)]
  if (ofOthers.test(after) || ofHouse.test(before) || spokenOf.test(before)) return false
  const [, next = '', doer = ''] =
    /^(?:\s+(\p{L}+))?[^,;.]*?(?:\bby (?:an?|the|our|my) ((?:\p{Ll}+ )?\p{L}+)|$)/u.exec(after) ?? []
  if ((isPerson(written) && isPluralNoun(written)) || isPerson(next) || isPerson(doer)) return false
  if (!by.test(before) && isAround(text, from, skill, isName(written))) return false
  return isName(written) || !toOthers.test(before)
}
