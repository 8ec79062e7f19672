import { affirmed, holding, ownAnswer } from '../held/index.ts'
import { phrases } from '../held/phrases.ts'
import { beforeObject, isBareDeed } from '../language/bare-deed.ts'
import { readVerb } from '../language/verbs.ts'
import { contentStems, isStopWord, words } from '../language/words.ts'
import { ofValidity } from '../words/holding.ts'
import { level, ofGrade, ofPaper, span, yes } from './fact-words.ts'

// An answer is put behind what was asked, as if it said that one has it. So it must: what is none of these forms says
// nothing of it, whatever its words are.

const often =
  /^(?:(?:I )?us(?:e|ing) (?:it|this|that|them) )?(?:daily|weekly|monthly|often|regularly|(?:every|each) (?:\p{L}*day|week(?:end)?|month|year|shift|season|morning|evening|night|term|visit|job|order)|most (?:\p{L}*day|week|shift)s|all day|\S+ times an? (?:day|week|month|year|shift|season))\b/iu
/** Who was named by a capital; `at home` and `with difficulty` are no places. */
const place = /^(?:[Aa]t|[Ff]or|[Ww]ith) (?:the )?\p{Lu}/u
const time = /^(?:in|since|from) (?:\p{L}+ )?(?:19|20)\p{N}{2}\b|\bsince (?:\p{L}+ )?(?:19|20)\p{N}{2}\b/iu
const itself = /^I (?:do|did|have|can)(?=\W*$|[,.;]| (?:it|this|that|one|so)\b)/i
const deed =
  /^(?:(?:(?:at|for|in|with|as|during) [^,]{2,60}?,? )?(?:I|we)(?:['’]\w+)? )?(?:(?:have|had|also|once|always|still) )*(\p{L}+)/iu
/** For a paper, how far or by whom: `Level 3, City & Guilds, 2023`. */
const grade =
  /^(?:(?:[Ll]evel|[Gg]rade|[Cc]lass|[Cc]ategory|[Ss]tage|[Pp]art) \p{N}|(?:\p{Lu}\S*|&|and|of)(?: (?:\p{Lu}\S*|&|and|of))*,? (?:19|20)\p{N}{2}\W*$|(?:(?:I )?(?:[Gg]ot|[Hh]ave|[Hh]old) (?:it|mine|one) (?:in |since )?)?(?:19|20)\p{N}{2}\W*$)/u

/** What was learnt is not yet done, unless one was the teacher. */
const learnt =
  /^(?!(?:I )?(?:teach|taught|run|ran|led|gave|held|delivered)\b).*\b(?:course|workshop|lessons?|training|trained)\b/i

/** `My wife` has it, perhaps. */
const ofOthers = /^(?:my|our|his|her|their|some(?:one|body))\b/i

/** `Every week, I was the junior`: what a further clause says of oneself may take it back. */
const goesOn = /(?:,|\b(?:where|as|but|because|when)\b) ?(?:\p{L}+ )?(?:I|we|me)\b|\bdone with\b/iu

/** What is to come, or to be learnt. */
const toCome =
  /^(?:soon|later|hopefully|next)\b|\b(?:(?:I|it|that|they) (?:will|shall)|hopefully|un(?:sure|certain)|next (?:week|month|year|spring|summer|autumn|winter)(?!['’])|(?:if|once) (?:I|you|hired|needed|required|necessary|asked|possible)|(?:can|am|still) learn(?:ing)?)\b|['’]ll\b|\bwhen I (?!was|had|did|ran|led|\p{L}+ed\b)/iu

const isLater = (answer: string, saidOn: string) =>
  [...answer.matchAll(/\b(?:from|since|in) (?:\p{L}+ )?(20\p{N}{2})\b/giu)].some(
    ([, year = '']) => saidOn !== '' && year > saidOn.slice(0, 4),
  )

/** `Was keying invoices`, `I’m serving guests`. */
const wasDoing = /^(?:(?:I|we)(?:['’](?:m|re)| am| are| was| were)|was|were) \p{L}+ing \p{L}/iu
/** A past that no list of verbs has: `Calmed a brawl`. */
const unknown = new RegExp(`^(?:(?:I|we) )?\\p{L}+ed${beforeObject}`, 'iu')

/** `Used it for 30 uprights`, `At Alder I use it`. */
function isDeed(answer: string): boolean {
  if (wasDoing.test(answer) || unknown.test(answer)) return true
  const [opening = '', word = ''] = deed.exec(answer) ?? []
  const verb = readVerb(word.toLowerCase())
  const isDone = verb?.form === 'past' || (verb?.form === 'base' && opening.includes(' '))
  return isDone && !/^(?:see|know|be|get|like|love|need)$/.test(verb.base)
}

/** Whether an answer tells of a course, and not in what. */
export function isLearnt(answer: string, asked: string): boolean {
  const said = new Set(contentStems(answer))
  const [first = ''] = answer.split(/[,;.] /)
  if (first !== answer && !learnt.test(first) && isDeed(first)) return false
  return learnt.test(answer) && !contentStems(asked).some((it) => said.has(it))
}

/** Whether what an answer speaks of was had by the day it was given. */
export const isOfNow = (answer: string, saidOn: string): boolean =>
  !toCome.test(answer.replace(yes, '')) && !isLater(answer, saidOn)

const firstOf = (answer: string) => /^(?:I(?:['’]m| am) )?(\S+)/i.exec(answer)?.[1] ?? ''

const valid = new RegExp(`^(?:[^,;]+, )*(?:[^,;]+ )?(?:both |all |still )?(?:${phrases(ofValidity).source})\\W*$`, 'iu')

/** `Counterbalance and reach, both current`: nobody says that of anything but a paper. */
export const isValid = (answer: string): boolean => valid.test(answer)

/** Words of every requirement, which say nothing of what it is about. */
const ofAny =
  /^(?:experience|knowledge|skills?|ability|able|background|proven|strong|good|current|valid|relevant|full|work|working)$/

const isAkin = (one: string, other: string) =>
  one === other || (one.length > 3 && other.length > 3 && one.slice(0, 4) === other.slice(0, 4))

/** Whether an answer names what was asked: all of it, but for the words of every paper and every requirement. */
export function namesAsked(answer: string, requirement: string): boolean {
  const said = words(answer)
  const telling = words(requirement).filter((it) => !isStopWord(it) && !ofAny.test(it) && !ofPaper.test(it))
  return telling.length > 0 && telling.every((it) => said.some((word) => isAkin(word, it)))
}

/** A smaller part than the one asked: it may be meant, and is not said. */
const lesser =
  /\b(?:part of|member of|helper|mate|aide|assistants?|junior|basic|basics|some|little|similar|like|instead|almost|nearly)\b/i

/** Whether an answer says that one has what was asked, without naming it. */
export function affirms(answer: string, requirement: string | undefined): boolean {
  const isPaper = ofPaper.test(requirement ?? '') || ofGrade.test(requirement ?? '')
  if (ownAnswer(answer) === '' || ofOthers.test(answer)) return false
  if (yes.test(answer) || isDeed(answer) || isBareDeed(answer) || isValid(answer)) return true
  // Nobody holds a licence daily, or fluently.
  const forms = [place, time, itself, span, isPaper ? grade : often]
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
