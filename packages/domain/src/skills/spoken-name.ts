import { stem } from '../language/words.ts'
import { patternOf } from '../text/patterns.ts'
import { brandedFields, spokenEnding } from '../words/skills.ts'
import { allSkills, skillNamed } from './index.ts'

// Names of skills stand with a capital in lists. Inside a sentence `Kubernetes` keeps it and `Cake decorating` does not.

const spacing = /[\s/-]+/

let ordinary: { words: Set<string>; brands: Set<string>; makes: Set<string> } | null = null

/** What the catalogue itself writes small inside its names, and the first words of names written with capitals throughout. */
function vocabulary() {
  if (ordinary) return ordinary
  const names = allSkills().flatMap(({ name, aliases }) => [name, ...aliases].map((it) => it.split(spacing)))
  const words = names.flatMap(([, ...rest]) => rest.filter((it) => /^[a-z]{3,}$/.test(it)).map(stem))
  const brands = names.flatMap(([first = '', second = '']) => (/^\p{Lu}/u.test(second) ? [first] : []))
  // `Power Automate` and `Power Query` make a name of the first word of `Power BI`.
  const makes = names.flatMap(([first = '', second = '']) => (/^\p{Lu}\p{Ll}/u.test(second) ? [first] : []))
  ordinary = { words: new Set(words), brands: new Set(brands), makes: new Set(makes) }
  return ordinary
}

const commonEnding = patternOf(spokenEnding, '')

/** Whether a word with a capital is an ordinary one; of what is not in the catalogue, only what the catalogue also writes small. */
function isOrdinary(word: string, others: string[], field: string | undefined): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || others.some((it) => /\p{Lu}\p{Ll}|\d|^\p{Lu}$/u.test(it))) return false
  // `Power BI` is one name.
  if (field !== undefined && brandedFields.has(field) && others.some((it) => /^\p{Lu}{2,}$/u.test(it))) return false
  const small = word.toLowerCase()
  if (commonEnding.test(small)) return true
  if (others.length === 0 && (field === undefined || brandedFields.has(field))) return false
  const { words, brands, makes } = vocabulary()
  if (field && brandedFields.has(field) && makes.has(word) && others.some((it) => /^\p{Lu}{2,}$/u.test(it)))
    return false
  return words.has(stem(small)) || (field !== undefined && field !== 'languages' && !brands.has(word))
}

/** The name as it stands inside a sentence. */
export function spokenName(name: string): string {
  const [first = '', ...others] = name.split(spacing)
  return isOrdinary(first, others, skillNamed(name)?.field) ? name[0]?.toLowerCase() + name.slice(1) : name
}
