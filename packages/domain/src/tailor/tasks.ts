import { determiner } from '../language/opening-words.ts'
import { hasFragments } from '../language/opens-noun.ts'
import { patternOf } from '../language/patterns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { readVerb, verbForms } from '../language/verbs.ts'
import { isPreposition } from '../language/vocabulary.ts'
import { lineWords } from '../words/tailor-lines.ts'
import { lowerFirst } from './names.ts'
import { isTarget, openingOf, type Tense } from './openings.ts'

const mayBeThing = patternOf(lineWords.mayBeThing)
const opensName = patternOf(lineWords.opensName)
const isDoing = patternOf(lineWords.doing)
const takesObject = patternOf(lineWords.takesObject, '')
const isParticle = patternOf(lineWords.direction, '')
const joins = /^(?:and|or|&)$/
const isMany = /^\p{Ll}{2,}[^s\W]s$/u

interface Token {
  word: string
  /** The comma or the stop behind it. */
  end: string
}

/**
 * `Slicing, serving and setting up the counter` → `Sliced, served and set up the counter`: a line that is a row of tasks, with or
 * without `Duties included` before them. Null where one of them may be a thing, so that the row would be told by halves.
 */
export function tasksTold(text: string, tense: Tense): string | null {
  const opening = openingOf(text)
  const rest = text.slice(opening.length).trim()
  if (/[;:()–—]|\. /.test(rest) || hasFragments(rest) || (opening !== '' && isTarget(rest))) return null
  const told = /^(?:i )?(?:was|were)\b/i.test(opening) ? 'past' : tense
  const tokens = rest.split(' ').map((it) => ({ word: it.replace(/[,.]$/, ''), end: /[,.]$/.exec(it)?.[0] ?? '' }))
  const row: Row = { tokens, verbs: tokens.map((_, at) => verbAt(tokens, at, told)) }
  if (!tokens.every((_, at) => fits(row, at))) return null
  const said = tokens.flatMap(({ word, end }, at) => (isOfTask(row, at) ? [] : `${row.verbs[at] ?? word}${end}`))
  return upperFirst(joinedRow(said.join(' '), row))
}

interface Row {
  tokens: readonly Token[]
  /** The tasks in their tense, by their places. */
  verbs: readonly (string | null)[]
}

/** `Served customers, bagged potatoes`: two tasks are joined by `and`. */
function joinedRow(said: string, { tokens, verbs }: Row): string {
  const commas = tokens.flatMap(({ end }, at) => (end === ',' ? [verbs[at + 1] ?? ''] : []))
  const [only = '', ...others] = commas
  const isTwo = only !== '' && others.length === 0 && verbs.filter((it) => it !== null).length === 2
  return isTwo && !tokens.some(({ word }) => joins.test(word)) ? said.replace(`, ${only} `, ` and ${only} `) : said
}

/** `Signing of papers`: a deed goes without it. */
const isOfTask = ({ tokens, verbs }: Row, at: number) => tokens[at]?.word === 'of' && verbs[at - 1] != null

const isListed = (tokens: readonly Token[], at: number) =>
  at === 0 || tokens[at - 1]?.end === ',' || joins.test(tokens[at - 1]?.word ?? '')

/** The task in its tense; null where the word tells none. */
function verbAt(tokens: readonly Token[], at: number, tense: Tense): string | null {
  const word = tokens[at]?.word ?? ''
  const lower = at === 0 ? lowerFirst(word) : word
  if (!isListed(tokens, at) || !/^\p{Ll}{2,}ing$/u.test(lower)) return null
  const known = readVerb(lower)
  if (known) return known.form === 'gerund' ? verbForms(known.base)[tense] : null
  // `bagging`, `hosing`: no list has them, and their past is plain.
  return tense === 'past' && !isCompound(lower) ? lower.replace(/ing$/, 'ed') : null
}

/** `housekeeping` is made with a verb whose past is its own. */
const isCompound = (word: string) => [...word].some((_, at) => at > 2 && readVerb(word.slice(at))?.form === 'gerund')

const opensThing = patternOf(lineWords.opensThing, '')

/** Whether a word is where it may be in a row of tasks, each with what it is done to, or sharing that of the next. */
function fits({ tokens, verbs }: Row, at: number): boolean {
  const { word = '', end = '' } = tokens[at] ?? {}
  const next = tokens[at + 1]?.word ?? ''
  const isItem = isListed(tokens, at)
  if (verbs[at] === null) return at > 0 && !(isItem && (/^\p{Ll}+ing$/u.test(word) || opensThing.test(word)))
  if (end !== '' || next === '' || joins.test(next))
    return end !== '.' && verbs[joins.test(next) ? at + 2 : at + 1] != null
  const before = tokens.slice(0, at)
  const isAmongThings = before.some(
    (it, place) => place > 0 && isListed(tokens, place) && verbs[place] === null && !joins.test(it.word),
  )
  if (takesObject.test(next)) return true
  if (next === 'of') return before.every((it, place) => verbs[place] !== null || joins.test(it.word))
  if (isAmongThings) return false
  if (isParticle.test(next)) return tokens[at + 2]?.word !== 'of'
  return determiner.test(next) || isDone(tokens, at)
}

/** How near behind a task stands what it is done to. */
const reach = 3

function isDone(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]?.word.toLowerCase() ?? ''
  const behind = tokens.slice(at + 1, at + 1 + reach)
  const last = behind.findIndex(({ word, end }) => end !== '' || joins.test(word) || isPreposition(word))
  if (mayBeThing.test(lower) || (at === 0 && opensName.test(lower))) return false
  const objects = last < 0 ? behind : behind.slice(0, last + 1)
  return isDoing.test(lower) || objects.some(({ word }) => isMany.test(word)) || isPreposition(behind[0]?.word ?? '')
}
