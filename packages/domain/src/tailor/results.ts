import { stoppedSentences } from '../language/line-sentences.ts'
import { tellsChange } from '../language/outcomes.ts'
import { anyOf, oneOf, patternOf } from '../language/patterns.ts'
import { inflected } from '../language/speak/inflected.ts'
import { lowerFirst, upperFirst } from '../language/speak/lower-first.ts'
import { readStatement } from '../language/statement.ts'
import { readVerb, verbForms } from '../language/verbs.ts'
import { lineWords } from '../words/tailor-lines.ts'
import { opensObject } from './tenses.ts'

/** A deed, and what is said to have come of it, as a deed of the same person. */
interface Told {
  deed: string
  result: string
}

/** A longer half makes the line harder to read, whichever comes first. */
const mostWords = 18

/**
 * `Rewrote the rota, cutting overtime by 18%` → `Cut overtime by 18% by rewriting the rota`. Null where no result in figures is
 * told as coming of the deed, or where the grammar is not plain.
 */
export function resultFirst(text: string): string | null {
  const [, line = '', end = ''] = /^(.*?)([.!]?)$/s.exec(text.trim()) ?? []
  if (/[;:()–—]/.test(line) || stoppedSentences(line).length > 1) return null
  for (const read of readers) {
    const told = read(line)
    const said = told && isPlain(told) ? inverted(told) : null
    if (said !== null) return `${said}${end}`
  }
  return null
}

/** What came of the work without how, where the deed is too long to stand beside it: `Took waste down from 22% to 15%`. */
export function resultAlone(sentence: string): string | null {
  const line = sentence.trim().replace(/[.!]$/, '')
  if (/[;:()–—]/.test(line)) return null
  for (const read of readers) {
    const told = read(line)
    if (told && isPlainResult(told) && wordsIn(told.deed) > mostWords && isOwnDeed(told.deed))
      return upperFirst(told.result)
  }
  return null
}

const isOwnDeed = (deed: string) => readVerb(firstOf(deed))?.form === 'past'

const cameBehind = patternOf(lineWords.cameOf, 'u')

/** `Let the hall out, income rose from 9 to 71` → `…, and income rose …`: a comma alone joins no two sentences. */
export function joinedByAnd(text: string): string | null {
  const { index = -1, groups } = cameBehind.exec(text.replace(/\.$/, '')) ?? {}
  const isBare = index > 0 && text.startsWith(`, ${groups?.what ?? ''} `, index) && !/ and /.test(groups?.how ?? '')
  const at = isBare ? index : befell(text)
  // `…, 2022. Turnaround went from 15 days to 6`: a further sentence tells it.
  const isFurther = /\. \p{Lu}/u.test(text.slice(at))
  return at > 0 && !isFurther ? `${text.slice(0, at)}, and ${text.slice(at + 2)}` : null
}

const befalls = patternOf(lineWords.befalls, 'u')

/** `Traced the donors, 160 loans were signed over`: where the only comma stands before what then befell a thing. */
function befell(text: string): number {
  const isOne = text.split(', ').length === 2 && readVerb(firstOf(text))?.form === 'past'
  return isOne ? text.search(befalls) : -1
}

const wordsIn = (text: string) => text.split(/\s+/).length
const pronoun = patternOf(lineWords.pronoun)

const isPlain = ({ deed, result }: Told) => wordsIn(deed) <= mostWords && isPlainResult({ deed, result })

const isPlainResult = ({ deed, result }: Told) =>
  wordsIn(deed) > 1 &&
  wordsIn(result) <= mostWords &&
  !pronoun.test(result) &&
  !(tellsChange(firstOf(deed)) && readStatement(deed).quantities.length > 0) &&
  readStatement(result).quantities.length > 0

/** What the deed is, as the means by which it came about. */
function inverted({ deed, result }: Told): string | null {
  const form = readVerb(firstOf(deed))?.form
  // `Yield rose` opens with a thing.
  if (form !== 'past' && !(form === 'base' && opensObject(deed.split(' ')[1] ?? ''))) return null
  const means = inflected(lowerFirst(deed), form, 'gerund')
  return means === null || !/^\p{L}+ing\b/u.test(means) ? null : `${upperFirst(result)} by ${means}`
}

const firstOf = (text: string) => /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? ''

type Reader = (line: string) => Told | null

const ongoing = patternOf(lineWords.ongoing, 'u')

/** `…, cutting overtime by 18% and saving £4,000` */
const byGerund: Reader = (line) => {
  const { deed = '', verb = '', rest = '' } = ongoing.exec(line)?.groups ?? {}
  if (readVerb(verb)?.form !== 'gerund' || !tellsChange(verb)) return null
  const result = inflected(`${verb} ${rest}`, 'gerund', 'past')
  return result === null ? null : { deed, result }
}

/** `took waste down from 22% to 15%` */
const isMoved = patternOf(lineWords.movesThing, 'u')

const relative = /^(.+?),? (?:which|that) (?:has |have )?(?:(helped)(?: to)? )?(\p{Ll}+) (.+)$/u
/** Behind a comma it speaks of all before it, and not of `the order in which they load`. */
const ofAll = /^(.+), which (?:has |have )?(?:(helped)(?: to)? )?(\p{Ll}+) (.+)$/u

/** `…, which brought falls down from 6.2 to 3.9`, `…, which helped to bring …` */
const byRelative: Reader = (line) => {
  const [, deed = '', helped, verb = '', rest = ''] = ofAll.exec(line) ?? relative.exec(line) ?? []
  const read = readVerb(verb)
  if (!read || !(tellsChange(verb) || isMoved.test(`${verb} ${rest}`))) return null
  if (helped !== undefined) return { deed, result: `helped to ${read.base} ${rest}` }
  return read.form === 'past' || read.base === verb ? { deed, result: `${verbForms(read.base).past} ${rest}` } : null
}

const leading = patternOf(lineWords.leading, 'u')

/** `…, resulting in a 12% rise in output` */
const byNoun: Reader = (line) => {
  const { deed = '', noun = '' } = leading.exec(line)?.groups ?? {}
  const result =
    noun === '' ? null : (byAmount(noun) ?? byEnds(noun) ?? byItself(noun) ?? bySaving(noun) ?? byCount(noun))
  return result === null ? null : { deed, result }
}

const [more, less, better] = [lineWords.grows, lineWords.shrinks, lineWords.betters].map((row) => oneOf(row))
const kinds = `(?:(?<more>${more})|(?<less>${less})|(?<better>${better}))`

/** The verb of a noun that tells of a change, in its own word where it has one. */
function verbOf({ more: growth, less: drop }: Record<string, string | undefined>): string {
  if (growth !== undefined) return growth === 'increase' ? 'increased' : 'raised'
  if (drop === undefined) return 'improved'
  return drop === 'reduction' ? 'reduced' : 'cut'
}

const amountFirst = new RegExp(`^(?:an? )?(?<much>[£$€]?\\p{N}[\\p{N}.,]*(?: ?%)?) ${kinds} in (?<what>.+)$`, 'u')

/** `a 12% rise in output` */
function byAmount(noun: string): string | null {
  const groups = amountFirst.exec(noun)?.groups
  return groups ? `${verbOf(groups)} ${groups.what} by ${groups.much}` : null
}

const endsBehind = new RegExp(`^(?:an? )?${kinds} in (?<what>.+?) (?:(?<from>from .+)|of (?<much>.+))$`, 'u')

/** `a drop in waste from 22% to 15%`, `a fall in waste of 7%` */
function byEnds(noun: string): string | null {
  const groups = endsBehind.exec(noun)?.groups
  return groups ? `${verbOf(groups)} ${groups.what} ${groups.from ?? `by ${groups.much}`}` : null
}

const [up, down] = [lineWords.goesUp, lineWords.goesDown].map((row) => oneOf(row))
const how = anyOf(lineWords.howMuch)
const moving = new RegExp(`^(?<what>.+?) (?:(?<up>${up})|(?<down>${down})) (?<how>${how})$`, 'u')

/** `handling time falling by 50 seconds` */
function byItself(noun: string): string | null {
  const groups = moving.exec(noun)?.groups
  return groups ? `brought ${groups.what} ${groups.up === undefined ? 'down' : 'up'} ${groups.how}` : null
}

const saving = patternOf(lineWords.saving, 'u')

/** `savings of £20,000 a year` */
function bySaving(noun: string): string | null {
  const much = saving.exec(noun)?.groups?.much
  return much === undefined ? null : `saved ${much}`
}

/** `18 new instructions a year` */
const byCount = (noun: string): string | null => (/^(?:an? )?[£$€]?\p{N}/u.test(noun) ? `achieved ${noun}` : null)

const soThat = /^(.+?),? so that (.+)$/u

/** `… so that turnaround fell from 3 days to 2` */
const byPurpose: Reader = (line) => {
  const [, deed = '', clause = ''] = soThat.exec(line) ?? []
  const result = byItself(clause)
  return result === null ? null : { deed, result }
}

const readers: readonly Reader[] = [byNoun, byGerund, byRelative, byPurpose]
