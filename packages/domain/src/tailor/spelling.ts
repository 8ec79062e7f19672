import { articleFor } from '../english/first-person.ts'
import type { Skill } from '../skills/catalogue/parse.ts'
import { tokenise } from '../skills/tokens.ts'
import type { AskedSkill } from './asked.ts'
import { areInitials, inList, inSentence, lowerFirst, type TellNames, upperFirst } from './names.ts'

/** How a skill may be written so that the advertisement's word for it is there, and the person's own is not lost. */
export interface Respelling {
  text: string
  asked: AskedSkill
}

const keys = (text: string) => tokenise(text).map(({ key }) => key)
const includesAll = (text: string, part: string) => {
  const all = keys(text)
  return keys(part).every((key) => all.includes(key))
}

/** `k8s` is in `Kubernetes`, `JS` in `JavaScript`: the same name, shortened. */
function shortens(short: string, long: string): boolean {
  const [letters, whole] = [short, long].map((text) => text.toLowerCase().replace(/[^\p{L}]/gu, '')) as [string, string]
  if (letters.length < 2 || letters.length >= whole.length || letters[0] !== whole[0]) return false
  let at = 0
  for (const letter of whole) if (letter === letters[at]) at += 1
  return at === letters.length
}

/** What takes the place of a name in a text; null where it is well as it is. */
export function respelt(written: string, { skill, spellings }: AskedSkill, isName: TellNames): string | null {
  const [usual] = spellings
  if (usual === undefined || spellings.some((it) => includesAll(written, it))) return null
  const initials = spellings.find((it) => areInitials(it, written) || areInitials(written, it))
  if (initials !== undefined)
    return areInitials(initials, written)
      ? `${written} (${initials})`
      : `${inSentence(asMany(initials, written), isName)} (${written})`
  const short = spellings.find((it) =>
    namesOf(skill).some((name) => areInitials(it, name) && includesAll(name, written)),
  )
  if (short !== undefined && isName(written)) return `${written} (${short})`
  return spellings.find((it) => isOtherName(written, it, skill, isName)) ?? null
}

/** `units` for `ICUs`, `unit` for `ICU`. */
const asMany = (long: string, initials: string) =>
  initials.endsWith('s') ? long : long.replace(/(?<=\p{Ll}{2}[^s])s$/u, '')

const namesOf = ({ name, aliases }: Skill) => [name, ...aliases]

/** A name in full for a short one, or the usual name of a product: nothing is said that was not said. */
function isOtherName(written: string, spelling: string, skill: Skill, isName: TellNames): boolean {
  if (!isName(written) || !isName(spelling) || saysMore(spelling, written)) return false
  return shortens(written, spelling) || shortens(spelling, written) || sameName(spelling, skill.name)
}

/** `US GAAP` after `GAAP`: the same words and others. */
const saysMore = (spelling: string, written: string) => !sameName(spelling, written) && includesAll(spelling, written)

const sameName = (a: string, b: string) => keys(a).join(' ') === keys(b).join(' ')

/** A word for the same thing in a list of skills: the wider, usual word stands in brackets behind the person's own. */
export function listedAs(written: string, asked: AskedSkill, isName: TellNames): string | null {
  const { skill, spellings } = asked
  const name = respelt(written, asked, isName)
  if (name !== null) return inList(name, skill.name)
  if (spellings.length === 0 || spellings.some((it) => includesAll(written, it)) || /[()]/.test(written)) return null
  const usual = spellings.find((it) => sameName(it, skill.name))
  if (usual === undefined || saysMore(usual, written)) return null
  return `${written} (${isName(usual) ? usual : lowerFirst(usual)})`
}

/** The advertisement's word where it is the person's or the usual one, else the usual one: an alias may say more. */
export function usualName(written: string, asked: AskedSkill, { isName }: { isName: TellNames }): string {
  const { skill, spellings } = asked
  const same = spellings.find((it) => it.toLowerCase() === written.toLowerCase() && isName(it))
  if (same !== undefined || spellings.some((it) => sameName(it, written))) return same ?? written
  const other = respelt(written, asked, isName)
  return other ?? (areInitials(written, skill.name) || saysMore(skill.name, written) ? written : skill.name)
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
