import { alternatives } from '../language/patterns.ts'
import * as answers from '../words/answers.ts'
import { noes, spokenBack, undone, unhad } from '../words/denials.ts'
import type { Holding } from '../words/holding.ts'

// The words by which a person takes back, or never gave, what a statement names.

const any = (words: string) =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .join('|')

export const opensWithNo = new RegExp(`^\\W*(?:${any(noes)})(?![\\p{L}\\d-])`, 'iu')
export const opensWithYes = new RegExp(`^\\W*(?:${alternatives(answers.yeses)})\\b(?! not)(?!n['’]t)`, 'i')

/** `Never touched it.`, `No.`: a sentence that says nothing but that. */
export const deniesWhatIsBefore = new RegExp(
  `^\\W*(?:${any(noes)})(?:\\W*$|(?:\\W+\\p{L}+){0,3}\\W+(?:${alternatives(answers.named)})\\W*$)`,
  'iu',
)

/** `Kubernetes: never touched it`, `Kubernetes - none`, `Kubernetes, not really`. */
export const denialBehind = new RegExp(
  [
    `(?:\\s*[:(]\\s*|\\s+[-–—]+\\s*|\\s*[–—=]\\s*|\\.{2,}\\s*|…\\s*)(?:${any(noes)})(?:\\W*$|\\W+(?:${any(spokenBack)})(?!\\p{L}))`,
    `,\\s*(?:${any(noes)})(?:\\W*$|\\W+(?:${alternatives(answers.deniedBehind)})(?!\\p{L})(?!(?:\\W+\\p{L}+){0,3}\\W+(?:${alternatives(answers.namesAfter)})\\s+(?!(?:${alternatives(answers.namedThings)})\\b)))`,
  ].join('|'),
  'iu',
)

export const joint = new RegExp(
  `\\s*,\\s*(?:(?:${alternatives(answers.joins)})\\s+)?|\\s+(?:${alternatives(answers.plainJoins)})\\s+|\\s+(?:${alternatives(answers.mayPart)})\\s+|\\s+[–—-]\\s+`,
  'gi',
)
/** Whatever follows is another clause. */
export const parting = new RegExp(`\\b(?:${alternatives(answers.parts)})\\b`, 'i')
export const opensWithDoer = new RegExp(
  `^(?:(?:${alternatives(answers.doers)})\\b|(?:${alternatives(answers.beforeDoers)})\\s+(?:\\p{L}+\\s+){0,2}\\p{L}+\\s+\\p{L}+(?:ed|s)\\b)`,
  'iu',
)

/** What may come before the verb: `I have only once`, `Unfortunately I`. */
const lead = `^\\W*(?:(?:${alternatives(answers.leads)})\\W+)*`
const person = `(?:\\b(?:I|we)(?:['’](?:ve|m|d))?\\s+(?:(?:${alternatives(answers.betweenPersonAndVerb)})\\s+)*)`

/** The verb of the clause says that nothing came of it. */
const predicates = undone.map(({ words, stands }) => ({
  pattern: new RegExp(`(?:${lead}|${person})(?:${any(words)})`, 'iu'),
  stands,
}))
export const predicateOf = (clause: string): Holding | null =>
  predicates.find(({ pattern }) => pattern.test(clause))?.stands ?? null

/** `Rejected Kubernetes`, and not `rejected faulty castings`. */
export const ofName = new RegExp(
  `^\\W*(?:(?:I|we)\\s+(?:have\\s+|had\\s+)?)?(?:${alternatives(answers.turnings)})\\s+(?!${alternatives(answers.capitalised)})(?:to\\s|(?:an?|the)\\s+(?:${alternatives(answers.offers)})|(?:using\\s+|the\\s+)?\\p{Lu})`,
  'u',
)

/** Said of the thing itself, before or behind its name. */
export const standing = new RegExp(
  `\\b(?:${any(unhad)})\\b|\\b(?:${alternatives(answers.wishLists)})\\s*:|\\bnot yet\\W*$|^\\W*(?:${alternatives(answers.timesToCome)})\\b`,
  'iu',
)

/** A clause whose doer is somebody else, with the words in which its verb stands. */
export const others = new RegExp(
  `^\\W*(?:at \\p{L}+,? )?(?:(${alternatives(answers.beforeOthers)})\\s+)?((?:[\\p{L}'’-]+\\s+){1,4}[\\p{L}'’-]+)`,
  'iu',
)
/** Said in an answer of what somebody has anyway: `Kubernetes was my main tool`. */
export const ofMine = new RegExp(
  `\\b(?:${alternatives(answers.beings)})\\s+(?:(?:${alternatives(answers.beforeMine)})\\s+)?(?:${alternatives(answers.ofMine)})\\b`,
  'iu',
)
/** What the words before a verb say of when and where. */
export const circumstance = new RegExp(
  `^\\W*(?:(?:${alternatives(answers.fillers)})\\b\\W*)*(?:[\\p{L}\\p{N} ,/+#.&-]{1,60}:\\s+)?`,
  'iu',
)
/** `it`, `never did`: what was named before. */
export const refersBack = new RegExp(`\\b(?:${alternatives(answers.backReferences)})\\W*(?:\\p{L}+\\W*){0,2}$`, 'iu')
export const watching = /^\W*(?:I\s+(?:have\s+|had\s+)?)?observ(?:ed|ing)\s+((?:[\p{L}'’-]+\s*){1,4})/iu

export const doubtful = new RegExp(`\\b(?:${alternatives(answers.doubts)})\\b|n['’]t\\b`, 'i')
export const harmless = new RegExp(alternatives(answers.harmlessNoes), 'gi')
export const noDeed = new RegExp(
  `^\\W*(?:yes\\W+)?(?:(?:I|we)(?:['’](?:m|ve|d))?\\s+)?(?:(?:${alternatives(answers.beforeNoDeed)})\\s+)*(?:${alternatives(answers.noDeeds)})(?:${alternatives(answers.verbEndings)})?\\b(?!\\s+(?:${alternatives(answers.gotAfterAll)}))|\\b(?:only|just) in an? (?:${alternatives(answers.shows)})\\b`,
  'i',
)
