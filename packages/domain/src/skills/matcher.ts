import { nameDenied, nameNotDenied } from '../words/denied-names.ts'
import { namingWords, notBehindSkills } from '../words/skills.ts'
import { isInitials, type Skill } from './catalogue/parse.ts'
import { keyOf, type Token, tokenise } from './tokens.ts'

/** A skill named in a text. */
export interface SkillFound {
  skill: Skill
  from: number
  to: number
  /** Said not to be there: "no experience with Kubernetes". */
  negated: boolean
}

interface Phrase {
  skill: Skill
  /** The words must be written in exactly this case. */
  written: string | null
  /** Counts only where something near says that it is a skill. */
  gated: boolean
}

interface Node {
  next: Map<string, Node>
  phrases: Phrase[]
}

export interface SkillMatcher {
  find(text: string): SkillFound[]
}

export interface NameMatcher extends SkillMatcher {
  /** All whose name stands in a text, denied or not, also inside a longer name. */
  named(text: string): Skill[]
}

/** A word, and the names that begin with it. */
type Beginnings = (key: string) => Node | undefined

/** Of skills by the first word of any of their names. Once a word was met, a text with it is read in one pass. */
export function createSkillMatcher(beginningWith: (key: string) => readonly Skill[]): NameMatcher {
  const nodes = new Map<string, Node>()
  const beginnings = (key: string) => {
    const known = nodes.get(key)
    if (known) return known
    const skills = beginningWith(key)
    if (skills.length === 0) return undefined
    const made = nodeOf(skills, key)
    nodes.set(key, made)
    return made
  }
  return { find: (text) => find(beginnings, text), named: (text) => named(beginnings, text) }
}

function nodeOf(skills: readonly Skill[], firstKey: string): Node {
  const first: Node = { next: new Map(), phrases: [] }
  const add = (name: string, phrase: Phrase) => {
    const [opening, ...others] = tokenise(name)
    if (opening?.key !== firstKey) return
    let node = first
    for (const { key } of others) {
      const next = node.next.get(key) ?? { next: new Map(), phrases: [] }
      node.next.set(key, next)
      node = next
    }
    node.phrases.push(phrase)
  }
  for (const skill of skills) {
    add(skill.name, { skill, written: skill.exact ? skill.name : null, gated: skill.context })
    for (const alias of skill.aliases) add(alias, { skill, written: isInitials(alias) ? alias : null, gated: false })
    for (const alias of skill.gated) add(alias, { skill, written: alias, gated: true })
  }
  return first
}

interface Candidate extends Phrase {
  first: number
  last: number
}

function find(beginnings: Beginnings, text: string): SkillFound[] {
  const tokens = tokenise(text)
  const candidates: Candidate[] = []
  let at = 0
  while (at < tokens.length) {
    const found = longest(beginnings, tokens, at, text)
    if (found) candidates.push(found)
    at = found ? found.last + 1 : at + 1
  }
  const sure = new Set(candidates.filter((it) => !it.gated && !isOpening(it, tokens, text)))
  return candidates
    .filter((it, at) => sure.has(it) || isInContext(it, [candidates[at - 1], candidates[at + 1]], tokens, text))
    .map((it) => toFound(it, tokens, text))
}

function named(beginnings: Beginnings, text: string): Skill[] {
  const tokens = tokenise(text)
  return [...new Set(tokens.flatMap((_, at) => beginning(beginnings, tokens, at, text).map(({ skill }) => skill)))]
}

const longest = (beginnings: Beginnings, tokens: Token[], at: number, text: string) =>
  beginning(beginnings, tokens, at, text).at(-1)

/** The names that begin here, the longest last; words of a name may be parted by a blank, a hyphen, a dot or a slash. */
function beginning(beginnings: Beginnings, tokens: Token[], at: number, text: string): Candidate[] {
  let node = beginnings(tokens[at]?.key ?? '')
  const found: Candidate[] = []
  for (let last = at; node; last += 1) {
    const phrase = node.phrases.find((it) => isWritten(it, tokens, at, last, text))
    if (phrase) found.push({ ...phrase, first: at, last })
    const token = tokens[last + 1]
    if (!token || !/^(?:[\s\-/_&'’()§]|\.(?!\s)){0,3}$/u.test(token.gap)) break
    // `Health & safety` is a name with `and` in it.
    const joined: Node | undefined = token.gap.includes('&') ? node.next.get('and')?.next.get(token.key) : undefined
    node = joined ?? node.next.get(token.key)
  }
  return found
}

function isWritten({ written, gated }: Phrase, tokens: Token[], first: number, last: number, text: string): boolean {
  const from = tokens[first]?.from ?? 0
  const to = tokens[last]?.to ?? 0
  if (written !== null && !isSpelt(text.slice(from, to), written)) return false
  // `go-getter`, `R-rated`: joined to another word, an ambiguous one is something else.
  return !(written !== null || gated) || !isJoined(text, from, to)
}

/** As written, or several of it: `KPIs`. */
const isSpelt = (shown: string, written: string) =>
  shown === written || (/\p{Lu}$/u.test(written) && shown === `${written}s`)

const isJoined = (text: string, from: number, to: number) =>
  /^-\p{L}/u.test(text.slice(to, to + 2)) || /\p{L}-$/u.test(text.slice(Math.max(0, from - 2), from))

/** The first word of a sentence has a capital anyway: "Excel at closing deals". */
function isOpening({ written, first, last }: Candidate, tokens: Token[], text: string): boolean {
  const token = tokens[first]
  if (written === null || !token || !/^\p{Lu}\p{Ll}+$/u.test(token.text) || first !== last) return false
  return first === 0 || /[.!?:\n]\s*$|^\s*$/u.test(text.slice(Math.max(0, token.from - 3), token.from))
}

const naming = new Set([...namingWords].map(keyOf))
const year = /^(?:19|20)\d\d$/
const notAfter = new Set([...notBehindSkills].map(keyOf))

/** An ambiguous word is a skill in a list, beside another skill, or after a word that names one. */
function isInContext(
  candidate: Candidate,
  beside: readonly (Candidate | undefined)[],
  tokens: Token[],
  text: string,
): boolean {
  const after = tokens[candidate.last + 1]
  if (after && /^\s+$/.test(after.gap) && (year.test(after.text) || notAfter.has(after.key))) return false
  const near = beside.some((it) => it !== undefined && isBeside(it, candidate, tokens, text))
  const before = tokens[candidate.first - 1]
  return (
    near ||
    isAlone(candidate, tokens) ||
    (before !== undefined && naming.has(before.key) && /^\s+$/.test(tokens[candidate.first]?.gap ?? ''))
  )
}

/** The whole text is this name: an item of a list of skills. */
const isAlone = ({ first, last }: Candidate, tokens: Token[]) => first === 0 && last === tokens.length - 1

/** Parted by a comma, a slash, a bullet or `and`, and no other word. */
function isBeside(other: Candidate, candidate: Candidate, tokens: Token[], text: string): boolean {
  const [left, right] = other.first < candidate.first ? [other, candidate] : [candidate, other]
  const between = text.slice(tokens[left.last]?.to ?? 0, tokens[right.first]?.from ?? 0)
  return /^\s*(?:[,;|/•·\t\n]|\band\b|\bor\b|&)(?:\s*(?:and|or)\b)?\s*$/u.test(between)
}

const denying = new RegExp(nameDenied, 'iu')
const notOnly = new RegExp(nameNotDenied, 'iu')

function toFound({ skill, first, last }: Candidate, tokens: Token[], text: string): SkillFound {
  const from = tokens[first]?.from ?? 0
  const to = tokens[last]?.to ?? 0
  const before = text.slice(Math.max(0, from - 90), from)
  const denied = denying.exec(before)
  return { skill, from, to, negated: denied !== null && !notOnly.test(denied[0]) }
}
