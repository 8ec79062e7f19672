import { patternOf } from '../text/patterns.ts'
import { usualEnding } from '../words/skills.ts'
import { allSkills } from './index.ts'

/** Tells names (`Terraform`, `Power Query`, `k8s`) from words (`recruiting`, `wound care`), whatever their first letter. */
export type TellNames = (text: string) => boolean

const inside = /\p{Ll}\p{Lu}|\p{Lu}{2}|\d|[+#]|\.\p{L}/u
const ofWords = patternOf(usualEnding)

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
