import { type Claim, type Prepared, supports, type Verdict } from '../claims/index.ts'
import { stoppedSentences } from '../language/line-sentences.ts'
import { patternOf } from '../text/patterns.ts'
import { tailorWords } from '../words/tailor.ts'

const mostSentences = 3

/** Told apart from the words of an explanation; a number of lines or pages is about the page. */
const told = new Set<Claim['kind']>([
  'number',
  'money',
  'date',
  'duration',
  'degree',
  'school',
  'certificate',
  'language',
  'membership',
  'skill',
])
const isAboutPage = patternOf(tailorWords.isAboutPage, '')
const isOrder = patternOf(tailorWords.isOrder)
const isAward = patternOf(tailorWords.isAward)

/** What is in quotation marks was said by the resume or the advertisement, and the day of an answer is a day. */
const unquoted = (text: string) => text.replace(/“[^”]*”/g, '').replace(/\bon \d{4}-\d\d-\d\d:/, '')
const ofAd = patternOf(tailorWords.ofAd)
const person = patternOf(tailorWords.person)

/** Why a reason may not stand: it explains the edit in a few words, and says nothing of the person that they did not say. */
export function objectionToReason(reason: string, sources: Prepared, today: string): string | null {
  const plain = unquoted(reason)
  const sentences = stoppedSentences(plain)
  if (sentences.length > mostSentences) return 'Its reason is too long.'
  for (const sentence of sentences) {
    // What an advertisement asks for claims nothing, up to where the person comes in.
    const said = ofAd.test(sentence) ? sentence.slice(person.exec(sentence)?.index ?? sentence.length) : sentence
    const lie = supports(sources, said, { today }).verdicts.find((verdict) => isToldOfPerson(verdict, said))
    if (lie) return `“${lie.claim.text}” in its reason is not in the resume.`
  }
  return null
}

function isToldOfPerson({ status, claim }: Verdict, said: string): boolean {
  if (status !== 'unsupported') return false
  if (claim.kind === 'number') return !isOrder.test(claim.text) && !isAboutPage.test(said.slice(claim.to))
  return told.has(claim.kind) || isAward.test(claim.text) || isName(claim.text, said.slice(0, claim.from))
}

/** A capital inside of a sentence. */
const isName = (text: string, before: string) => /\p{L}/u.test(before) && /(?:^|\s)\p{Lu}\p{Ll}/u.test(text)
