import { articleFor } from '../english/article.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { isSameName, keysOf } from '../skills/other-names.ts'
import type { TellNames } from '../skills/proper-names.ts'
import type { AskedSkill } from './asked.ts'
import { areInitials, inList, inSentence, isOfPerson, isPerson, lowerFirst, upperFirst } from './names.ts'

const includesAll = (text: string, part: string) => {
  const all = keysOf(text)
  return keysOf(part).every((key) => all.includes(key))
}

/** What takes the place of a name in a text; null where it is well as it is. */
export function respelt(written: string, { skill, spellings }: AskedSkill, isName: TellNames): string | null {
  const [usual] = spellings
  if (usual === undefined || isOfPerson(skill) || spellings.some((it) => includesAll(written, it))) return null
  const initials = spellings.find(
    (it) => (areInitials(it, written) || areInitials(written, it)) && areMany(it) === areMany(written),
  )
  if (initials !== undefined)
    return areInitials(initials, written) ? `${written} (${initials})` : `${inSentence(initials, isName)} (${written})`
  const short = spellings.find((it) =>
    namesOf(skill).some((name) => areInitials(it, name) && includesAll(name, written)),
  )
  if (short !== undefined && isName(written)) return `${written} (${short})`
  return isName(written) ? (spellings.find(isName) ?? null) : null
}

/** One is not told as several, nor several as one: `units` for `ICUs` alone. */
const areMany = (name: string) => /(?:\p{Lu}|\p{Ll}{2}[^s\W])s$/u.test(name)

const namesOf = ({ name, aliases }: Skill) => [name, ...aliases]

/** What a person's own statements say. */
export interface OwnWords {
  isName: TellNames
  /** All its words, wherever they stand. */
  hasWords(text: string): boolean
  /** As it is. */
  hasPhrase(text: string): boolean
}

/** A word for the same thing in a list of skills: the advertisement's stands beside the person's own. */
export function listedAs(written: string, asked: AskedSkill, own: OwnWords): string | null {
  const { skill, spellings } = asked
  const name = respelt(written, asked, own.isName)
  if (name !== null) return inList(name, skill.name)
  if (spellings.some((it) => includesAll(written, it)) || /[()]/.test(written)) return null
  const other =
    spellings.find((it) => isSameName(it, skill.name)) ?? spellings.find((it) => isAlias(it, written, skill, own))
  return other === undefined || areMany(other) !== areMany(written) ? null : beside(written, other, own.isName)
}

/** `Allergen procedures and management` where they share their first word, else the other one in brackets. */
function beside(written: string, other: string, isName: TellNames): string {
  const [[first = '', ...own], [same = '', ...theirs]] = [written.split(' '), other.split(' ')]
  const isPair =
    isSameName(first, same) && own.length === 1 && theirs.length === 1 && own.every((it) => /^\p{Ll}/u.test(it))
  if (isPair) return `${first} ${theirs.join(' ').toLowerCase()} and ${own.join(' ')}`
  return `${written} (${isName(other) ? other : lowerFirst(other)})`
}

/** Initials, or words that the resume has elsewhere: an alias may be one part of the skill, which nobody spoke of. */
function isAlias(spelling: string, written: string, skill: Skill, { isName, hasWords, hasPhrase }: OwnWords): boolean {
  if (isPerson(spelling) || isPerson(written) || hasPhrase(spelling)) return false
  return isName(spelling) ? namesOf(skill).some((it) => areInitials(spelling, it)) : hasWords(spelling)
}

/** The advertisement's word where it is the person's or the usual one, else the usual one: an alias may say more. */
export function usualName(written: string, asked: AskedSkill, { isName }: { isName: TellNames }): string {
  const { skill, spellings } = asked
  const same = spellings.find((it) => it.toLowerCase() === written.toLowerCase() && isName(it))
  if (same !== undefined || spellings.some((it) => isSameName(it, written))) return same ?? written
  const other = respelt(written, asked, isName)
  return other ?? (areInitials(written, skill.name) ? written : skill.name)
}

/** Puts another spelling into a text; `a` and `an` follow its sound. */
export function replaced(text: string, from: number, to: number, spelling: string): string {
  const before = text
    .slice(0, from)
    .replace(/(?<!\w)an?(\s+)$/i, (article, gap: string) =>
      /^A/.test(article) ? `${upperFirst(articleFor(spelling))}${gap}` : `${articleFor(spelling)}${gap}`,
    )
  return `${before}${spelling}${text.slice(to)}`
}

/** Part of an address, a path or a longer name. */
export const isJoined = (text: string, from: number, to: number): boolean =>
  /[/@.\\_\p{L}\p{N}]$/u.test(text.slice(0, from)) || /^(?:[/@\\_]|\.\w|[+#])/u.test(text.slice(to))
