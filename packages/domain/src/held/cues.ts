import * as answers from '../words/answers.ts'
import { noes, spokenBack, undone, unhad } from '../words/denials.ts'
import type { Holding } from '../words/holding.ts'

// The words by which a person takes back, or never gave, what a statement names.

const any = (words: string) =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .join('|')
export const opensWithYes = new RegExp(answers.yes, 'i')

/** `Never touched it.`, `No.`: a sentence that says nothing but that. */
export const deniesWhatIsBefore = new RegExp(
  `^\\W*(?:${any(noes)})(?:\\W*$|(?:\\W+\\p{L}+){0,3}\\W+(?:${answers.named})\\W*$)`,
  'iu',
)

/** `Kubernetes: never touched it`, `Kubernetes - none`, `Kubernetes, not really`. */
export const denialBehind = new RegExp(
  [
    `(?:\\s*[:(]\\s*|\\s+[-–—]+\\s*|\\s*[–—=]\\s*|\\.{2,}\\s*|…\\s*)(?:${any(noes)})(?:\\W*$|\\W+(?:${any(spokenBack)})(?!\\p{L}))`,
    `,\\s*(?:${any(noes)})(?:\\W*$|\\W+(?:${answers.deniedBehind})(?!\\p{L})(?!(?:\\W+\\p{L}+){0,3}\\W+${answers.namesAfter}))`,
  ].join('|'),
  'iu',
)

export const joint = new RegExp(answers.joint, 'gi')
export const parting = new RegExp(answers.parting, 'i')
export const opensWithDoer = new RegExp(answers.doerFirst, 'iu')

/** What may come before the verb: `I have only once`, `Unfortunately I`. */
const lead = `^\\W*(?:(?:${answers.leads})\\W+)*`
const person = `(?:\\b(?:I|we)(?:['’](?:ve|m|d))?\\s+(?:(?:${answers.betweenPersonAndVerb})\\s+)*)`

/** The verb of the clause says that nothing came of it. */
const predicates = undone.map(({ words, stands }) => ({
  pattern: new RegExp(`(?:${lead}|${person})(?:${any(words)})`, 'iu'),
  stands,
}))
export const predicateOf = (clause: string): Holding | null =>
  predicates.find(({ pattern }) => pattern.test(clause))?.stands ?? null

/** `Rejected Kubernetes`, and not `rejected faulty castings`. */
export const ofName = new RegExp(answers.turnedDown, 'u')

/** Said of the thing itself, before or behind its name. */
export const standing = new RegExp(`\\b(?:${any(unhad)})\\b|${answers.notHad}`, 'iu')

/** A clause whose doer is somebody else, with the words in which its verb stands. */
export const others = new RegExp(answers.doerBeside, 'iu')
/** `it`, `never did`: what was named before. */
export const refersBack = new RegExp(answers.refersBack, 'iu')
export const watching = /^\W*(?:I\s+(?:have\s+|had\s+)?)?observ(?:ed|ing)\s+((?:[\p{L}'’-]+\s*){1,4})/iu
