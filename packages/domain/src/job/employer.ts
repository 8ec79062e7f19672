import { readVerb } from '../language/verbs.ts'
import type { SkillMatcher } from '../skills/matcher.ts'
import { literally, patternOf, sourceOf } from '../text/patterns.ts'
import { employerWords } from '../words/job/employer.ts'
import { cut, type Span } from './span.ts'
import { verbOf } from './verbs.ts'

/** J37: how an advertisement calls its employer, and what that leaves to ask. */
export interface Employer {
  /** The employer is named by its initials: `Share NBCT values`. */
  isNamedIn(text: string): boolean
  /** Sentences without those on the employer, `NBCT values kindness`; of `NBCT requires a licence` the licence. */
  withoutTold(sentences: readonly Span[]): readonly Span[]
}

const small = patternOf(employerWords.small)

/** `North Bridge Care Trust` is `NBCT`; with its small words, `Bank of Leeds` may be `BoL`. */
function initialsOf(name: string): string[] {
  const words = name.split(/[\s-]+/).filter((word) => /^[\p{L}&]/u.test(word))
  const large = words.filter((word) => !small.test(word))
  return [large, words].map((all) => all.map((word) => word.charAt(0)).join(''))
}

const fewest = 3
/** Directly behind the name, or as who speaks; letters that only happen to be the employer's are not said like this. */
const calls = (company: string, initials: string) => patternOf(employerWords.calls, 'm', { company, initials })

/** Letters that also name a skill are the employer only where it is said to have or to be something: `Share NBCT values`. */
const mentioned = (initials: string, matcher: SkillMatcher) =>
  matcher.find(initials).length === 0 ? literally(initials) : sourceOf(employerWords.mentioned, { initials })

export function employerOf(company: string | null, text: string, matcher: SkillMatcher): Employer {
  const isCalled = (it: string) => it.length >= fewest && calls(literally(company ?? ''), literally(it)).test(text)
  const initials = initialsOf(company ?? '').filter(isCalled)
  // One word alone may be a guess: `Window displays` is no sentence about Window.
  const names = [...(company?.includes(' ') ? [company] : []), ...initials].map(literally).join('|')
  if (names === '') return { isNamedIn: () => false, withoutTold: (sentences) => sentences }
  const mentions = initials.map((it) => mentioned(it, matcher)).join('|')
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${mentions})(?![\\p{L}\\p{N}])`, 'u')
  const subject = new RegExp(`^(?:[Tt]he |(?:[Hh]ere )?[Aa]t )?(?:${names})(?:\\s*\\([^)]*\\))?,?\\s+(?:we\\s+)?`, 'u')
  return {
    isNamedIn: (it) => initials.length > 0 && named.test(it),
    withoutTold: (sentences) =>
      sentences.flatMap((sentence) => {
        const [opening = ''] = subject.exec(sentence.text) ?? []
        const rest = cut(sentence, opening.length)
        if (opening === '') return sentence
        const asked = asking.exec(rest.text)
        if (asked) return cut(rest, asked[0].length)
        return tells(rest.text, /\bwe\s+$/.test(opening)) ? [] : sentence
      }),
  }
}

const asking = patternOf(employerWords.asking, '')
const wanting = patternOf(employerWords.wanting, 'u')

const auxiliary = patternOf(employerWords.auxiliary, '')

/** Goes on with a verb that asks for nobody. */
function tells(rest: string, isWe: boolean): boolean {
  const [verb = ''] = /^\p{Ll}+/u.exec(rest) ?? []
  if (wanting.test(rest)) return false
  if (isWe && verbOf(verb) !== null) return true
  return auxiliary.test(verb) || readVerb(verb)?.form === 'third'
}
