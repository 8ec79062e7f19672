import type { Skill } from '../skills/catalogue/parse.ts'
import { isSameName, keysOf } from '../skills/other-names.ts'
import type { TellNames } from '../skills/proper-names.ts'
import { isPluralNoun } from '../text/tokens.ts'
import type { AskedSkill } from './asked.ts'
import { areInitials, inList, inSentence, isOfPerson } from './names.ts'

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
const areMany = (name: string) => /\p{Lu}s$/u.test(name) || isPluralNoun(name.toLowerCase())

const namesOf = ({ name, aliases }: Skill) => [name, ...aliases]

/** In a list of skills, with a capital. */
export function listedAs(written: string, asked: AskedSkill, isName: TellNames): string | null {
  const name = respelt(written, asked, isName)
  return name === null ? null : inList(name, asked.skill.name)
}

/** The advertisement's word where it is the person's or the usual one, else the usual one: an alias may say more. */
export function usualName(written: string, asked: AskedSkill, { isName }: { isName: TellNames }): string {
  const { skill, spellings } = asked
  const same = spellings.find((it) => it.toLowerCase() === written.toLowerCase() && isName(it))
  if (same !== undefined || spellings.some((it) => isSameName(it, written))) return same ?? written
  const other = respelt(written, asked, isName)
  return other ?? (areInitials(written, skill.name) ? written : skill.name)
}

/** Part of an address, a path or a longer name. */
export const isJoined = (text: string, from: number, to: number): boolean =>
  /[/@.\\_\p{L}\p{N}]$/u.test(text.slice(0, from)) || /^(?:[/@\\_]|\.\w|[+#])/u.test(text.slice(to))
