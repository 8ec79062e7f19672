import { withoutLegalForm } from '../language/legal-form.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { alternatives, literally, patternOf } from '../text/patterns.ts'
import { wordsIn } from '../text/spans.ts'
import { upTo } from '../text/split.ts'
import { stemOf } from '../text/stem.ts'
import { tokensOf } from '../text/tokens.ts'
import { smallWords } from '../words/check.ts'
import { behindName, notAt, workedAt } from '../words/organisations.ts'
import { tailorWords } from '../words/tailor.ts'
import { answerWords } from '../words/tailor-answers.ts'
import { textsIn } from './lists.ts'

/** By the id of a role, study or item, the names by which a person says that something was done there. */
export function organisationsIn({ sections }: ResumeDocument): Map<string, string[]> {
  const names = new Map<string, string[]>()
  const add = (id: string, given: readonly (string | undefined)[]) =>
    names.set(
      id,
      given.flatMap((name) => (name === undefined || name.trim().length < 2 ? [] : [name.trim()])),
    )
  const entries = sections.flatMap((section) => section.entries)
  const houses = entries.flatMap((it) =>
    it.type === 'employment' ? [it.organisation] : it.type === 'study' ? [it.institution] : [],
  )
  for (const entry of entries) {
    if (entry.type === 'employment')
      for (const { id } of entry.roles) add(id, [entry.organisation, ...headsOf(entry.organisation, houses)])
    if (entry.type === 'study') add(entry.id, [entry.institution])
    if (entry.type === 'item') add(entry.id, [entry.title, entry.organisation])
  }
  return names
}

const anySchool = patternOf(tailorWords.anySchool, '')

/** `Aire Valley` for `Aire Valley Environmental`, where no other house of the resume has a name that begins so. */
function headsOf(name = '', houses: readonly (string | undefined)[]): string[] {
  const words = wordsIn(short(name).replace(/^(?:The |\p{Lu}\.? )+(?=\p{Lu}\p{Ll})/u, ''))
  return words
    .map((_, at) => words.slice(0, at + 1).join(' '))
    .filter((head) => /^\p{Lu}.*\p{L}$/u.test(head) && head.length > 3 && !anySchool.test(head))
    .filter((head) => !houses.some((it) => it !== name && it?.includes(head)))
    .reverse()
}

const short = (name: string) => withoutLegalForm(name).replace(/,? (?:Corporation|Co(?:mpany)?\.?)$/, '')
const spelled = (text: string) => literally(text).replace(/\s+/g, '\\s+')
/** The statement without the organisation that it names. */
function withoutOrganisation(statement: string, names: readonly string[]): string {
  const own = names.map(spelled)
  if (own.length === 0) return statement
  const named = new RegExp(
    `(?:^|,?\\s+)(?:(?:${alternatives(workedAt)})\\s+)?(?:the\\s+)?(?:${own.join('|')})(?:['’]?s)?(?![\\p{L}\\p{N}]),?:?`,
    'iu',
  )
  return statement.replace(named, (whole, at) => (at > 0 && whole.endsWith(',') ? ',' : '')).trim()
}

const howOften = patternOf(answerWords.howOften, 'giu')

/** Whether one line of the resume has all the words of an answer, but for when and how often it was done. */
export function saidIn(document: ResumeDocument): (answer: string) => boolean {
  const lines = [...textsIn(document).values()].map((text) => new Set(contentStems(text)))
  const houses = [...organisationsIn(document).values()]
  return (answer) => {
    const own = contentStems(houses.reduce(withoutOrganisation, answer).replace(howOften, ''))
    return own.length > 2 && lines.some((line) => own.every((it) => line.has(it)))
  }
}

const contentStems = (text: string): string[] =>
  tokensOf(text).flatMap(({ lower }) => (smallWords.has(lower) ? [] : [stemOf(lower)]))

const elsewhere = /\b(?:at|bei)\s+(?=\p{Lu})/gu

/**
 * Whether a person says that it was done there: `at Acme`, `for Acme`, `Acme: …`. Not for its competitor, not after it,
 * and not where they name another place as well.
 */
export function isDoneAt(statement: string, names: readonly string[]): boolean {
  const lower = statement.toLowerCase()
  return names.some((name) => {
    const said = short(name)
    if (!lower.includes(upTo(said, /\s/).toLowerCase())) return false
    // A part of a name is one by its capital, and only `at` it: `at home` is not at Home Instead, nor `for Excel` at Excel Logistics.
    const isPart = names.some((it) => it !== name && it.includes(name))
    if (isPart && !statement.includes(name)) return false
    const own = `${spelled(name)}|${spelled(said)}`
    const named = new RegExp(
      `(?<![\\p{L}\\p{N}])(?<!\\b(?:${alternatives(notAt)})\\s+)(?:(?:${isPart ? 'at' : alternatives(workedAt)})\\s+(?:the\\s+)?${isPart ? '' : '|^\\W*'})(?:${own})(?:['’]?s)?(?=$|[.,;:!?)]|\\s+[–—-]\\s|\\s+(?:${alternatives(behindName)})\\b)`,
      'iu',
    )
    const found = named.exec(statement)
    if (!found) return false
    const others = [...statement.matchAll(elsewhere)].map(({ index, 0: at }) => statement.slice(index + at.length))
    return others.every((it) => new RegExp(`^(?:the\\s+)?(?:${own})(?:['’]?s)?(?![\\p{L}\\p{N}])`, 'iu').test(it))
  })
}
