import { wholeSentences } from '../language/line-sentences.ts'
import { tellsChange } from '../language/outcomes.ts'
import { patternOf } from '../language/patterns.ts'
import { withThe } from '../language/speak/with-the.ts'
import { readStatement } from '../language/statement.ts'
import { readVerb } from '../language/verbs.ts'
import { isPreposition } from '../language/vocabulary.ts'
import type { Source } from '../resume/sources.ts'
import { lineWords } from '../words/tailor-lines.ts'
import type { Desk } from './desk.ts'
import { isPlaceName, latestRole } from './identity.ts'
import { inStyle, styleOf } from './line-style.ts'
import { lowerFirst } from './names.ts'
import { isOwn } from './own.ts'
import { broughtBy } from './own-voice.ts'
import { payOf } from './pay.ts'
import { inPlainWords } from './plain-words.ts'
import { joinedByAnd, resultAlone, resultFirst } from './results.ts'
import { tellsResult } from './results-told.ts'
import { unended } from './sentences.ts'
import { isDeed } from './shown.ts'

/** A result as a summary tells it. */
export interface ToldResult {
  text: string
  /** The line, and where it says so the heading of its role. */
  sources: Source[]
  /** Where, for what is nobody's deed, and for a deed at another employer than the latest: `At Bellwater Hearing, referrals rose`. */
  place: string | null
  isDeed: boolean
  isOfLatest: boolean
}

/** So many are looked at. */
const mostResults = 6
/** A result that is longer is no headline; one that is long is told shorter where it still tells as much. */
const [fewLetters, mostLetters] = [110, 160]
/** Those of old roles say less of what the person can do now. */
const mostRoles = 2
/** How many there were says less than what came of it. */
const ofCount = 0.6

/** The results of the person that the job would pay most for, which a summary does not tell yet; the strongest first. */
export function strongestResults(summary: string, desk: Desk): ToldResult[] {
  const style = styleOf(desk.sources.filter((it) => isDeed(it)).map(({ text }) => text))
  const roles = [...new Set(desk.sources.flatMap(({ role }) => role ?? []))].slice(0, mostRoles)
  const latest = employerOf(latestRole(desk))
  const ranked = desk.sources
    .filter((source) => isDeed(source) && source.role !== null && roles.includes(source.role))
    .flatMap((source) => {
      const told = toldOf(inStyle(source.text, style), source, desk, latest)
      const recency = 1 / (1 + roles.indexOf(source.role ?? ''))
      const isResult = told !== null && tellsResult(told.text)
      const pay = payOf(source.id, source.text, desk) * recency * (isResult ? 1 : ofCount)
      return told ? [{ ...told, isResult, pay }] : []
    })
    // How many there were stands behind what came of the work.
    .sort((a, b) => Number(b.isResult) - Number(a.isResult) || b.pay - a.pay)
  const strongest: ToldResult[] = []
  for (const told of ranked) {
    if (strongest.length === mostResults) break
    if (!isTold(told.text, summary, desk) && isTrueAlone(told, desk)) strongest.push(told)
  }
  return strongest
}

const isTrueAlone = (told: ToldResult, desk: Desk) =>
  desk.isTrue(
    resultSentence([told], false),
    told.sources.map(({ id }) => id),
  )

const employerOf = (role: Source | undefined): string => role?.quotes[1]?.split(', ')[0] ?? ''

/** The first sentence of a line that tells what came of it, else the first that counts. */
function toldOf(line: string, source: Source, desk: Desk, latest: string): ToldResult | null {
  const sentences = wholeSentences(line)
  const told = (sentences.length > 1 ? sentences : [line]).flatMap((it, at) => {
    const said = toldIn(it, source, desk, latest)
    // What became of a thing is clear only beside the sentence before.
    return said && (at === 0 || said.isDeed) ? [said] : []
  })
  return told.find(({ text }) => tellsResult(text)) ?? told[0] ?? null
}

function toldIn(line: string, source: Source, desk: Desk, latest: string): ToldResult | null {
  const active = broughtBy(line) ?? line
  const plain = inPlainWords(active)?.text ?? active
  const came = cameOf(plain, desk)
  const role = desk.sources.find(({ id }) => id === source.role)
  const employer = employerOf(role)
  const isOfLatest = employer === latest
  const at = role?.quotes[2] && isPlaceName(employer) ? { sources: [source, role], place: withThe(employer) } : null
  if (came !== null && at) return { text: came, ...at, isDeed: false, isOfLatest }
  const deed = headline(plain, isPaid(source, desk))
  if (deed === null) return null
  return { text: deed, ...(isOfLatest || !at ? { sources: [source], place: null } : at), isDeed: true, isOfLatest }
}

/** The match pays for it, and what it names is the person's own: `Sold Excel licences` is no work with Excel. */
const isPaid = ({ id, text }: Source, { match, skillsIn, isName }: Desk) =>
  skillsIn(text).every((found) => isOwn(text, found, isName)) &&
  match().ledger.some(({ status, evidence }) => status !== 'not-shown' && evidence.some(({ source }) => source === id))

/** What came of it, or how much was done of what is asked, without how where that is long: `Cut overtime by 18%`. */
function headline(line: string, isAsked: boolean): string | null {
  const whole = unended(resultFirst(line) ?? joinedByAnd(line) ?? line)
  if (!isDone(/^\p{L}+/u.exec(whole)?.[0] ?? '') || /[;:]/.test(whole)) return null
  const tells = (text: string) => counts(text) && (tellsResult(whole) ? tellsResult(text) : isAsked)
  const short = unended(whole.replace(/,?(?: \p{Ll}+ly)? by \p{Ll}+ing\b.*$/u, ''))
  const shorter = short.replace(/, (?![\p{N}])[^,]*$/u, '')
  const said = [short, shorter, whole].find((it) => it.length <= fewLetters && tells(it)) ?? resultAlone(line) ?? whole
  return said.length <= mostLetters && tells(said) && !stillMine.test(said) ? said : null
}

const counted = patternOf(lineWords.counted, 'u')

/** How many, in figures: a year counts nothing. */
const counts = (text: string) => readStatement(text).quantities.length > 0 && counted.test(text.replace(ofManner, ' '))

/** `in batches of 10`: how it was done, and not how much. */
const ofManner = patternOf(lineWords.ofManner, 'giu')

const isDone = (word: string) => {
  const verb = readVerb(word.toLowerCase())
  return tellsChange(word) || (verb?.form === 'past' && !ofBeing.test(verb.base))
}
const ofBeing = patternOf(lineWords.ofBeing, '')

const stillMine = patternOf(lineWords.stillMine, 'u')
const cameBehind = patternOf(lineWords.cameOf, 'u')
const pointsBack = patternOf(lineWords.pointsBack)

/** What became otherwise, told by itself: `…, GP referrals rose from 14 to 37 a month`. A bare `income` is clear only beside the deed. */
function cameOf(line: string, { stemsOf }: Desk): string | null {
  const found = cameBehind.exec(unended(line))
  const { what = '', how = '' } = found?.groups ?? {}
  const said = `${found?.index === 0 ? lowerFirst(what) : what} ${how}`
  const isClear = stemsOf(what).length > 1 && !pointsBack.test(what) && !isPreposition(what.split(' ')[0] ?? '')
  return isClear && said.length <= mostLetters && tellsResult(said) ? said : null
}

/** The summary has most of its words, or its figures with some of them. */
function isTold(text: string, summary: string, { stemsOf }: Desk): boolean {
  const figures = text.match(/\p{N}[\p{N}.,]*/gu) ?? []
  const said = new Set(stemsOf(summary))
  const own = stemsOf(text).filter((it) => /\p{L}/u.test(it))
  const shared = own.filter((it) => said.has(it)).length / Math.max(own.length, 1)
  return shared > 0.5 || (shared > 0.25 && figures.every((it) => summary.includes(it)))
}

/** They in a row, in the person of the summary; what is of one place or of no place makes one sentence. */
export function resultSentence([first, second]: readonly ToldResult[], isMine: boolean): string {
  if (!first) return ''
  const { place, isDeed: isDone } = first
  const deed = isDone && isMine ? `I ${lowerFirst(first.text)}` : first.text
  const told = place === null ? deed : `At ${place}, ${isDone ? lowerFirst(deed) : deed}`
  if (!second) return `${told}.`
  const next = second.isDeed ? lowerFirst(second.text) : second.text
  const isOne = place === second.place && isDone === second.isDeed && told.length + next.length <= mostLetters
  if (!isOne) return `${told}. ${resultSentence([second], isMine)}`
  return / and |, /.test(first.text) || place !== null ? `${told}, and ${next}.` : `${told} and ${next}.`
}
