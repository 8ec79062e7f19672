import { type Skill, skillId } from './catalogue/parse.ts'
import { allSkills, isHead } from './index.ts'
import { foldOf, keysOf, tokenise } from './tokens.ts'

/** One name of a skill, in the forms that typed letters are compared with: as it sounds, and without its plural. */
interface Name {
  skill: Skill
  written: string
  isOwn: boolean
  /** So short or common that whatever else has it comes first. */
  gated: boolean
  forms: readonly string[]
}

let known: { names: Name[]; byKey: Map<string, Name>; byId: Map<number, Skill> } | null = null

function index() {
  if (known) return known
  const names = allSkills().flatMap((skill) => [
    nameOf(skill, skill.name, true),
    ...skill.aliases.map((it) => nameOf(skill, it)),
    ...skill.gated.map((it) => nameOf(skill, it, false, true)),
  ])
  // Of several with the same name the nearest is kept: a map keeps the last.
  const nearestLast = [...names].sort((a, b) => standing(b) - standing(a))
  known = {
    names,
    byKey: new Map(nearestLast.map((name) => [name.forms[0] ?? '', name])),
    byId: new Map([...names.map(({ skill, written }) => [skillId(written), skill] as const), ...ownIds()]),
  }
  return known
}

/** Set last: an id that is a skill's own is that skill's. */
const ownIds = () => allSkills().map((skill) => [skill.id, skill] as const)

const nameOf = (skill: Skill, written: string, isOwn = false, gated = false): Name => {
  const forms = [keysOf(written).join(' '), foldedWords(written)]
  return { skill, written, isOwn, gated, forms: [...new Set(forms)] }
}

const foldedWords = (text: string) =>
  tokenise(text)
    .map((token) => foldOf(token.text))
    .join(' ')

/** How a name answers to what is typed, the best first; it does not at all where none holds. */
const answers: readonly ((form: string, typed: string) => boolean)[] = [
  (form, typed) => form === typed,
  (form, typed) => form.startsWith(typed),
  (form, typed) => form.includes(` ${typed}`),
]

/** The skills that are called so, or whose name, short form or other name begins so: the nearest first. */
export function searchSkills(search: string, limit: number): Skill[] {
  const typed = [foldedWords(search), keysOf(search).join(' ')]
  if (typed[0] === '') return []
  const ranks = new Map<Skill, number>()
  for (const name of index().names) {
    const rank = rankOf(name, typed)
    if (rank < (ranks.get(name.skill) ?? Number.POSITIVE_INFINITY)) ranks.set(name.skill, rank)
  }
  return [...ranks]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .map(([skill]) => skill)
    .slice(0, limit)
}

function rankOf(name: Name, typed: readonly string[]): number {
  const way = answers.findIndex((isSo) => name.forms.some((form) => typed.some((it) => isSo(form, it))))
  return way < 0 ? Number.POSITIVE_INFINITY : way * 8 + standing(name)
}

/** A skill's own name before another name of it, and before a name that stands with something near. */
const standing = ({ gated, isOwn, skill }: Name) => (gated ? 4 : 0) + (isOwn ? 0 : 2) + (isHead(skill) ? 0 : 1)

/** The skill of the catalogue that has this name, or another name of the very same thing. */
export const skillCalled = (name: string): Skill | null => index().byKey.get(keysOf(name).join(' '))?.skill ?? null

/** Also by the id of a name that was a skill of its own and is now a form of this one: people's skills and plans hold it. */
export const skillWithId = (id: number): Skill | null => index().byId.get(id) ?? null
