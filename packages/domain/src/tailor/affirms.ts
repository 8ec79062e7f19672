import { affirmed, holding, ownAnswer } from '../held/index.ts'
import { phrases } from '../held/phrases.ts'
import { beforeObject, isBareDeed } from '../language/bare-deed.ts'
import { readVerb } from '../language/verbs.ts'
import { contentStems, isStopWord, words } from '../language/words.ts'
import { patternOf } from '../text/patterns.ts'
import { typedClauses } from '../text/sentences.ts'
import { beforeValid } from '../words/answers.ts'
import { ofValidity } from '../words/holding.ts'
import { answerWords } from '../words/tailor-answers.ts'
import { level, ofGrade, ofPaper, span, yes } from './fact-words.ts'

// An answer is put behind what was asked, as if it said that one has it. So it must: what is none of these forms says
// nothing of it, whatever its words are.

const often = patternOf(answerWords.often, 'iu')
/** Who was named by a capital; `at home` and `with difficulty` are no employers. */
const employer = /^(?:[Aa]t|[Ff]or|[Ww]ith) (?:the )?\p{Lu}/u
const time = patternOf(answerWords.time, 'iu')
const itself = patternOf(answerWords.itself)
const deed = patternOf(answerWords.deed, 'iu')
const grade = patternOf(answerWords.grade, 'u')

const learnt = patternOf(answerWords.learnt)

const ofOthers = patternOf(answerWords.ofOthers)

const goesOn = patternOf(answerWords.goesOn, 'iu')

const toCome = patternOf(answerWords.toCome, 'iu')

const yearNamed = patternOf(answerWords.yearNamed, 'giu')

const isLater = (answer: string, saidOn: string) =>
  [...answer.matchAll(yearNamed)].some(([, year = '']) => saidOn !== '' && year > saidOn.slice(0, 4))

const wasDoing = patternOf(answerWords.wasDoing, 'iu')
/** A past that no list of verbs has: `Calmed a brawl`. */
const unknown = new RegExp(`^(?:(?:I|we) )?\\p{L}+ed${beforeObject}`, 'iu')

const noDoing = patternOf(answerWords.noDoing, '')

/** `Used it for 30 uprights`, `At Alder I use it`. */
export function isDeed(answer: string): boolean {
  if (wasDoing.test(answer) || unknown.test(answer)) return true
  const [opening = '', word = ''] = deed.exec(answer) ?? []
  const verb = readVerb(word.toLowerCase())
  const isDone = verb?.form === 'past' || (verb?.form === 'base' && opening.includes(' '))
  return isDone && !noDoing.test(verb.base)
}

/** Whether an answer tells of a course, and not in what. */
export function isLearnt(answer: string, asked: string): boolean {
  const said = new Set(contentStems(answer))
  const [first = ''] = typedClauses(answer)
  if (first !== answer && !learnt.test(first) && isDeed(first)) return false
  return learnt.test(answer) && !contentStems(asked).some((it) => said.has(it))
}

/** Whether what an answer speaks of was had by the day it was given. */
export const isOfNow = (answer: string, saidOn: string): boolean =>
  !toCome.test(answer.replace(yes, '')) && !isLater(answer, saidOn)

const firstOf = (answer: string) => /^(?:I(?:['’]m| am) )?(\S+)/i.exec(answer)?.[1] ?? ''

const valid = new RegExp(
  `^(?:[^,;]+, )*(?:[^,;]+ )?(?:(?:${beforeValid}) )?(?:${phrases(ofValidity).source})\\W*$`,
  'iu',
)

/** `Counterbalance and reach, both current`: nobody says that of anything but a paper. */
const isValid = (answer: string): boolean => valid.test(answer)

const ofAny = patternOf(answerWords.ofAny, '')

const isAkin = (one: string, other: string) =>
  one === other || (one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4))

/** Whether an answer names what was asked: all of it, but for the words of every paper and every requirement. */
function namesAsked(answer: string, requirement: string): boolean {
  const said = words(answer)
  const telling = words(requirement).filter((it) => !isStopWord(it) && !ofAny.test(it) && !ofPaper.test(it))
  return telling.length > 0 && telling.every((it) => said.some((word) => isAkin(word, it)))
}

const lesser = patternOf(answerWords.lesser)

/** Whether an answer says that one has what was asked, without naming it. */
export function affirms(answer: string, requirement: string | undefined): boolean {
  const isPaper = ofPaper.test(requirement ?? '') || ofGrade.test(requirement ?? '')
  if (ownAnswer(answer) === '' || ofOthers.test(answer)) return false
  if (yes.test(answer) || isDeed(answer) || isBareDeed(answer) || isValid(answer)) return true
  // Nobody holds a licence daily, or fluently.
  const forms = [employer, time, itself, span, isPaper ? grade : often]
  const isForm = forms.some((form) => form.test(answer)) || (!isPaper && level.test(firstOf(answer)))
  return isForm && !goesOn.test(answer)
}

/** Whether it says so by another name of it: `PGCert Leadership` of a leadership qualification. */
export const isByName = (answer: string, requirement: string): boolean =>
  namesAsked(answer, requirement) &&
  !lesser.test(answer) &&
  !goesOn.test(answer) &&
  !ofOthers.test(answer) &&
  ownAnswer(answer) === answer

/** Whether it says that one has it not: of somebody else, not held or not yet, or nothing that is one's own. */
export function denies(answer: string, requirement: string | undefined): boolean {
  if (ofOthers.test(answer) || affirmed(answer).trim() === '') return true
  const isPaper = ofPaper.test(requirement ?? '') || ofGrade.test(requirement ?? '')
  return isPaper && holding({ text: answer }) !== 'held'
}
