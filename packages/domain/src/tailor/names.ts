import { titleness } from '../english/job-nouns.ts'
import { allSkills } from '../skills/index.ts'

export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:[\p{Ll}-]|$)/u.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text
export const upperFirst = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** Tells names (`Terraform`, `Power Query`, `k8s`) from words (`recruiting`, `wound care`), whatever their first letter. */
export type TellNames = (text: string) => boolean

const inside = /\p{Ll}\p{Lu}|\p{Lu}{2}|\d|[+#]|\.\p{L}/u
const ofWords = /(?:ing|tion|sion|ment|ity|ance|ence|ship|ics|logy|ism|sis|ry|ure|roll|ness|graphy|care|sales)s?$/i

let usual: Set<string> | null = null

/** Words that the catalogue writes small inside the names of skills. */
function usualWords(): Set<string> {
  usual ??= new Set(
    allSkills().flatMap(({ name, aliases }) => [name, ...aliases].flatMap((it) => it.split(' ').slice(1))),
  )
  return usual
}

/** In running text a name has its capital too, and a word has none. */
export function namesIn(prose: string): TellNames {
  const small = new Set(prose.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’-]*/gu))
  const large = new Set([...prose.matchAll(/[\p{Ll},] (\p{Lu}\p{L}+)/gu)].map(([, word = '']) => word))
  const isWord = (part: string) => {
    const low = part.toLowerCase()
    return small.has(low) || usualWords().has(low) || ofWords.test(part)
  }
  return (text) => {
    if (inside.test(text)) return true
    const parts = text.split(/[\s/-]+/).filter((part) => part !== '')
    const capitals = parts.filter((part) => /^\p{Lu}/u.test(part))
    if (capitals.length === 0) return false
    if (capitals.some((part) => large.has(part) && !small.has(part.toLowerCase()))) return true
    return !capitals.every(isWord) && (capitals.length > 1 || parts.length === 1)
  }
}

/** As it stands inside a sentence: `Sea Freight` is no name. */
export const inSentence = (text: string, isName: TellNames): string =>
  isName(text) ? text : text.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())

/** As it stands in a list; `scikit-learn` and `iOS` stay small there too. */
export const inList = (text: string, name: string): string =>
  /^\p{Ll}/u.test(name) || /^\p{Ll}+[\p{Lu}\d]/u.test(text) ? text : upperFirst(text)

/** `CRRT, Epic and wound care`. */
export function enumerated(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

/** Whether the one is the initials of the other: `CRRT`, `continuous renal replacement therapy`. */
export function areInitials(short: string, long: string): boolean {
  const letters = short.replace(/[^\p{L}]/gu, '')
  if (!/^\p{Lu}{2,6}s?$/u.test(letters)) return false
  const parts = long.split(/[\s/-]+/).filter((part) => part !== '')
  const initials = (of: string[]) => of.map((part) => part.slice(0, 1)).join('')
  const told = parts.filter((part) => !/^(?:of|and|the|for|in|to|on|with|&)$/i.test(part))
  return (
    parts.length > 1 &&
    [parts, told].some((of) => same(initials(of), letters.replace(/s$/, '')) || same(initials(of), letters))
  )
}

/** Somebody is no skill: `executive chef`; a `floor` is nobody. */
export const isPerson = (text: string): boolean => {
  const [word = ''] = /(?<!\S)\p{Ll}*(?:er|or|ist|ian|chef|nurse|clerk)s?$/u.exec(text) ?? []
  return word !== '' && titleness(word) === 1
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
