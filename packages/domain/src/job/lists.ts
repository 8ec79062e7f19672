import { isStopWord, words } from '../language/words.ts'
import { patternOf } from '../text/patterns.ts'
import * as listsWords from '../words/job/lists.ts'
import { type Atom, atomsOf, type Joint } from './atoms.ts'
import { namesSchooling } from './degree.ts'
import type { Importance } from './job.ts'
import { labelOf } from './label.ts'
import { languagesIn } from './languages.ts'
import type { SkillPlaces } from './skill-places.ts'
import { cut, endOf, type Span } from './span.ts'
import { tells } from './telling.ts'
import { opensWithVerb, verbOf } from './verbs.ts'
import { bareYears, leadingYears } from './years.ts'

const isWidened = patternOf(listsWords.isWidened)
const goesOn = patternOf(listsWords.goesOn)
const onTheWay = patternOf(listsWords.onTheWay)
const choice = patternOf(listsWords.choice)
const between = /\b(?:between|both)\s[^,]*$/i

/** J21: the things that a phrase asks for, one by one; alternatives stay together. */
export function itemsOf(span: Span, importance: Importance, skills: SkillPlaces): Span[] {
  const atoms = atomsOf(span, skills)
  const groups: Atom[][] = []
  atoms.forEach((atom, index) => {
    const group = groups.at(-1)
    if (!group || parts({ atoms, index, group, importance, skills })) groups.push([atom])
    else group.push(atom)
  })
  return groups.map((group) => whole(group, span))
}

function whole(group: Atom[], span: Span): Span {
  const first = group[0] ?? span
  return cut(span, first.from - span.from, endOf(group.at(-1) ?? first) - span.from)
}

/** The place between an atom and the group before it. */
interface Seam {
  atoms: Atom[]
  index: number
  group: Atom[]
  importance: Importance
  skills: SkillPlaces
}

/** Whether something new is asked for behind the seam. */
function parts(seam: Seam): boolean {
  const { atoms, index, group, importance } = seam
  const atom = atoms[index]
  const before = group.at(-1)
  if (!atom || !before) return true
  const { joint } = atom
  if (joint === 'with') return !isStudy(group)
  if (choice.test(textOf(group))) return opensClause(atom.text)
  if (joint === 'and/or') return importance === 'preferred'
  if (joint === ', or') return importance === 'preferred' && !isIntroduced(atoms) && !onTheWay.test(atom.text)
  if (joint === 'or') return isListOfExtras(seam)
  const isAnd = joint === 'and' || joint === ', and'
  if (!opensPhrase(atom.text) && isFragment(seam)) return false
  // `Maths and English GCSE at grade 4`
  if (namesSchooling(`${textOf(group)} ${atom.text}`) && /^\p{Lu}/u.test(atom.text)) return opensPhrase(atom.text)
  if (isStudy(group) && !opensPhrase(atom.text)) return isAnd && wordsOf(atom.text.replace(/ \(.*/, '')) > 2
  if (joint === ',' && leadsToOr(seam)) return opensClause(atom.text) || isListOfExtras(seam)
  if ((isAnd && between.test(before.text)) || goesOn.test(atom.text)) return false
  if (isModifier(seam)) return false
  return !sharesNoun(seam) || (joint === ', and' && opensPhrase(atom.text))
}

/** J40: a part that says nothing by itself: `statements and reports`, `packaging and handling`, `2 years in crown and bridge`. */
function isFragment({ atoms, index, group, skills }: Seam): boolean {
  const atom = atoms[index]
  if (!atom) return false
  const isPlain = (it: Span) => skills.within(it.from, endOf(it)).length === 0
  const isEmpty = ({ text, from }: Span) =>
    isPlain({ text, from }) && !tells(labelOf(text).text) && words(labelOf(text).text).some((word) => !isStopWord(word))
  if (isEmpty(atom) || (group.length === 1 && group.every(isEmpty) && !labelOf(textOf(group)).years)) return true
  const isLone =
    atoms.length === 2 && atom.joint === 'and' && isPlain(atom) && /^\p{Ll}+(?: (?:by|through) .*)?$/u.test(atom.text)
  const said = textOf(group)
  const isDeed = / to \p{Ll}/u.test(` ${said}`) || opensWithVerb(labelOf(said).text)
  return isLone && (isDeed || leadingYears(said) !== null || (/ing$/.test(atom.text) && /ing$/.test(said)))
}

const widened = patternOf(listsWords.widened)

const wordsOf = (text: string) => text.replace(widened, '').split(/\s+/).length

const clauseWords = patternOf(listsWords.clauseWords)
const phraseWords = patternOf(listsWords.phraseWords)

/** Begins a statement of its own, with a verb, years or a word for knowing. */
const opensClause = (text: string) => leadingYears(text) !== null || bareYears(text) !== null || clauseWords.test(text)
export const opensPhrase = (text: string) => opensClause(text) || phraseWords.test(text)

const study = patternOf(listsWords.study)
const textOf = (group: Atom[]) => group.map((atom) => atom.text).join(' ')
const isStudy = (group: Atom[]) => study.test(textOf(group))

/** Commas that lead up to an `or` list alternatives; so does `or similar` behind a list that something introduces. */
function leadsToOr({ atoms, index, importance }: Seam): boolean {
  for (let at = index; at < atoms.length; at += 1) {
    const { joint, text } = atoms[at] ?? { joint: null, text: '' }
    if (at > index && (joint === 'and' || joint === ', and')) return false
    if (
      joint === ', or' &&
      importance === 'preferred' &&
      !isIntroduced(atoms) &&
      languagesIn(atoms[index]?.text ?? '').length === 0
    )
      return false
    if (joint === 'or' || joint === ', or') return isLastList(atoms, at, index)
    const next = atoms[at + 1]?.joint ?? 'and'
    if (isWidened.test(text) && next.endsWith('and')) return isIntroduced(atoms, index) || isObject(atoms, index)
  }
  return false
}

/** `Operating pumps, valves and other plant`: one word more of what a deed is done to. */
const isObject = (atoms: Atom[], index: number) =>
  /ing /.test(atoms[0]?.text ?? '') && /^\p{Ll}+(?: and |$)/u.test(atoms[index]?.text ?? '')

/** Behind the alternatives no more commas; and what begins anew before an `, and` is an item of its own. */
function isLastList(atoms: Atom[], at: number, index: number): boolean {
  const later = atoms.slice(at + 1).map((atom) => atom.joint)
  return !later.includes(',') && !(later.includes(', and') && opensPhrase(atoms[index]?.text ?? ''))
}

const introducing = patternOf(listsWords.introducing, '')

/** "experience in medical devices, …": the list stands behind one preposition. */
const isIntroduced = (atoms: Atom[], to = 1) => introducing.test(textOf(atoms.slice(0, to)))

const relating = patternOf(listsWords.relating, '')

/** "contracts with hardware, software and services": plain words that go on with what qualifies the first. */
function isModifier({ atoms, index, group, skills }: Seam): boolean {
  const atom = atoms[index]
  const head = labelOf(group[0]?.text ?? '').text
  if (!atom || !relating.test(head)) return false
  return /^[\p{Ll}-]+$/u.test(atom.text) && skills.within(atom.from, endOf(atom)).length === 0
}

/** "GraphQL, AWS or Docker" as extras: each is one. */
function isListOfExtras({ atoms, index, importance, skills }: Seam): boolean {
  if (importance !== 'preferred' || isIntroduced(atoms) || languagesIn(atoms[index]?.text ?? '').length > 0)
    return false
  const list = runAround(atoms, index, ['or', ','])
  const isDone = (atom: Atom) => verbOf(/^[\p{L}-]+/u.exec(labelOf(atom.text).text)?.[0] ?? '') !== null
  const isThing = (atom: Atom) =>
    labelOf(atom.text).text.split(' ').length <= 3 && skills.within(atom.from, endOf(atom)).length > 0
  return list.length > 2 && (list.every(isThing) || list.filter(isDone).length >= 2)
}

/** The atoms joined to this one by such joints only. */
function runAround(atoms: Atom[], index: number, allowed: Joint[]): Atom[] {
  const joins = (atom: Atom | undefined) => atom?.joint != null && allowed.includes(atom.joint)
  let first = index
  while (first > 0 && joins(atoms[first]) && (first === index || !opensPhrase(atoms[first]?.text ?? ''))) first -= 1
  let last = index
  while (joins(atoms[last + 1])) last += 1
  return atoms.slice(first, last + 1)
}

/** "property and casualty claims", "hiring and ramping sellers": lone words before a longer phrase have their noun there. */
function sharesNoun({ atoms, index, skills }: Seam): boolean {
  const run = runAround(atoms, index, ['and', ',', ', and'])
  const end = run.at(-1)
  if (!end || run.length < 2 || opensPhrase(end.text) || wordsOf(end.text) < 2) return false
  const isName = end.text.split(/\s+/).every((word) => /^[\p{Lu}\d]/u.test(word))
  return !isName && run.slice(0, -1).every((atom) => isLoneWord(atom, skills, atom === atoms[0] && opensAlike(atoms)))
}

/** A pair, or a list of deeds: `Reading, speaking and writing Welsh`. */
const opensAlike = (atoms: Atom[]) => atoms[1]?.joint === 'and' || atoms.every(({ text }) => /^\p{L}+ing\b/u.test(text))

/** The first word of a line has its capital for standing there. */
function isLoneWord(atom: Atom, skills: SkillPlaces, isFirst: boolean): boolean {
  const { text } = labelOf(atom.text)
  const own = atom.text.split(/\s+/).at(-1) ?? ''
  return (
    !text.includes(' ') &&
    /^[\p{Ll}-]+$/u.test(isFirst ? own.slice(1) : own) &&
    skills.within(atom.from, endOf(atom)).length === 0
  )
}
