import type { Importance } from './job.ts'
import { labelOf } from './label.ts'
import type { SkillPlaces } from './skill-places.ts'
import { cut, endOf, mask, type Span } from './span.ts'
import { verbOf } from './verbs.ts'
import { bareYears, leadingYears, numericOr } from './years.ts'

type Joint = ',' | 'and' | 'or' | ', and' | ', or'
interface Atom extends Span {
  /** What joins it to the one before. */
  joint: Joint | null
}

const joints = /\s*,\s+(?:(and|or|und|oder|as well as|plus)\s+)?|\s+(and\/or|and|or|und|oder|as well as|&|plus)\s+/giu
/** These `or` and `and` only widen what stands before them. */
const widening =
  /\s+(?:or|and)\s+(?=(?:more|higher|above|better|later|similar|comparable|equivalent|related|other|another|any other|the like|so on|so|beyond|an? (?:similar|related|comparable|equivalent|closely related))\b)/gi
/** After these words all that follows explains what stands before. */
const explaining =
  /\s+(?:such as|like|including|e\.g\.|i\.e\.|for example|for instance|especially|in particular|namely|zum Beispiel|z\.\s?B\.)\s/i
const between = /\b(?:between|both)\s[^,]*$/i

/** The things that a phrase asks for, one by one; alternatives stay together. */
export function itemsOf(span: Span, importance: Importance, skills: SkillPlaces): Span[] {
  const atoms = atomsOf(span, skills)
  return groupsOf(atoms, importance, skills).map((group) => whole(group, span))
}

function atomsOf(span: Span, skills: SkillPlaces): Atom[] {
  const shown = mask(span.text)
    .replace(numericOr, (found) => '\u0001'.repeat(found.length))
    .replace(widening, (found) => '\u0001'.repeat(found.length))
  const stop = explaining.exec(shown)?.index ?? shown.length
  const atoms: Atom[] = []
  let from = 0
  let joint: Joint | null = null
  for (const match of shown.matchAll(joints)) {
    if (match.index > stop) break
    if (/\d$/.test(shown.slice(0, match.index)) && /^,?\s*\d{3}\b/.test(shown.slice(match.index))) continue
    if (skills.spans(span.from + match.index, span.from + match.index + match[0].length)) continue
    atoms.push({ ...cut(span, from, match.index), joint })
    from = match.index + match[0].length
    joint = jointOf(match[0])
  }
  atoms.push({ ...cut(span, from), joint })
  return atoms.filter((atom) => atom.text !== '')
}

function jointOf(text: string): Joint {
  const comma = text.includes(',')
  const word = text.replace(/[\s,]/g, '').toLowerCase()
  if (word === '') return ','
  if (word === 'or' || word === 'oder' || word === 'and/or') return comma ? ', or' : 'or'
  return comma ? ', and' : 'and'
}

/** Atoms that belong together: alternatives, adjectives that share a noun, a degree and its subjects. */
function groupsOf(atoms: Atom[], importance: Importance, skills: SkillPlaces): Atom[][] {
  const groups: Atom[][] = []
  atoms.forEach((atom, index) => {
    const group = groups.at(-1)
    if (!group || parts(atoms, index, importance, skills)) groups.push([atom])
    else group.push(atom)
  })
  return groups
}

const opensClause = (text: string) =>
  leadingYears(text) !== null ||
  bareYears(text) !== null ||
  /^(?:an?|the|your|at least|you|able|can|have|has|hold|know|be|is|are|willing\w*|experience[ds]?|knowledge|proven|strong|good|excellent|solid|very|familiar\w*|proficien\w*|fluen\w*|comfortable|confident|ability|with|of|in|as|must|should|some|understanding|including|ideally|preferably|first|work|active|valid|current)\b/i.test(
    text,
  )

function parts(atoms: Atom[], index: number, importance: Importance, skills: SkillPlaces): boolean {
  const atom = atoms[index]
  const before = atoms[index - 1]
  if (!atom || !before) return true
  if (atom.joint === 'or') return isListOfExtras(atoms, index, importance, skills)
  if (isStudy(before.text) && !opensClause(atom.text) && atom.joint !== 'and') return false
  if (atom.joint === ', or') return importance === 'preferred' || (opensClause(atom.text) && !leadsToOr(atoms, index))
  if (atom.joint === ',') {
    if (leadsToOr(atoms, index))
      return opensClause(atom.text) && !sameClause(atoms, index)
        ? true
        : isListOfExtras(atoms, index, importance, skills)
    return !sharesNoun(atoms, index, skills)
  }
  if (between.test(before.text)) return false
  return !sharesNoun(atoms, index, skills) || (atom.joint === ', and' && opensClause(atom.text))
}

const sameClause = (atoms: Atom[], index: number) => /^(?:in|of|with|as|at|for)\b/i.test(atoms[index]?.text ?? '')

const isStudy = (text: string) =>
  /\b(?:degree|bachelor|master|diploma|b\.?sc?|m\.?sc?|ph\.?d|studies|studium|apprenticeship|ausbildung)\b.*\b(?:in|of|as|der|als)\b/i.test(
    text,
  )

/** Commas that lead up to an `or` list alternatives. */
function leadsToOr(atoms: Atom[], index: number): boolean {
  for (let at = index; at < atoms.length; at += 1) {
    const joint = atoms[at]?.joint
    if (at > index && (joint === 'and' || joint === ', and')) return false
    if (joint === 'or' || joint === ', or') return atoms.slice(at + 1).every((next) => next.joint !== ',')
    if (at > index && joint === ',' && opensClause(atoms[at]?.text ?? '')) return false
    if (
      at === atoms.length - 1 &&
      /\u0001|\b(?:or|and) (?:similar|comparable|equivalent|another|related)/.test(atoms[at]?.text ?? '')
    )
      return / (?:in|with|using|like|of) /.test(labelOf(atoms[0]?.text ?? '').text)
  }
  return false
}

/** "GraphQL, AWS or Docker" as extras: each is one. */
function isListOfExtras(atoms: Atom[], index: number, importance: Importance, skills: SkillPlaces): boolean {
  if (importance !== 'preferred') return false
  let first = index
  while (first > 0 && atoms[first]?.joint !== null && ['or', ','].includes(atoms[first]?.joint ?? '')) first -= 1
  let last = index
  while (last + 1 < atoms.length && ['or', ','].includes(atoms[last + 1]?.joint ?? '')) last += 1
  const list = atoms.slice(first, last + 1)
  const isDone = (atom: Atom) => verbOf(/^[\p{L}-]+/u.exec(labelOf(atom.text).text)?.[0] ?? '') !== null
  const isThing = (atom: Atom) =>
    labelOf(atom.text).text.split(' ').length <= 3 && skills.within(atom.from, endOf(atom)).length > 0
  return list.length > 2 && (list.every(isThing) || list.filter(isDone).length >= 2)
}

/** "property and casualty claims", "hiring and ramping sellers": a lone word before a longer phrase has its noun there. */
function sharesNoun(atoms: Atom[], index: number, skills: SkillPlaces): boolean {
  let first = index - 1
  while (first > 0 && ['and', ','].includes(atoms[first]?.joint ?? '')) first -= 1
  let last = index
  while (last + 1 < atoms.length && ['and', ','].includes(atoms[last + 1]?.joint ?? '')) last += 1
  const heads = atoms.slice(first, last)
  const end = atoms[last]
  if (!end || opensClause(end.text) || end.text.split(' ').length < 2) return false
  return heads.every((atom) => isLoneWord(atom, skills))
}

function isLoneWord(atom: Atom, skills: SkillPlaces): boolean {
  const { text, years } = labelOf(atom.text)
  const own = atom.text.trim().split(/\s+/).at(-1) ?? ''
  if (text.includes(' ') || (years !== null && text === '')) return false
  return /^[\p{Ll}-]+$/u.test(own) && skills.within(atom.from, endOf(atom)).length === 0
}

const whole = (group: Atom[], span: Span): Span => {
  const first = group[0] ?? { text: '', from: span.from }
  const last = group.at(-1) ?? first
  return cut(span, first.from - span.from, endOf(last) - span.from)
}
