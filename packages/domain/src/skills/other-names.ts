import { contentStems } from '../english/words.ts'
import type { Skill } from './catalogue/parse.ts'
import { allSkills, skillMatcher } from './index.ts'
import type { TellNames } from './proper-names.ts'
import { keyOf, tokenise } from './tokens.ts'

// Two names of one skill may say the same, or one of them more: `MS Excel` is Excel, `Advanced Excel` is more.

export const keysOf = (text: string): string[] => tokenise(text).map(({ key }) => key)

export const isSameName = (a: string, b: string): boolean => keysOf(a).join(' ') === keysOf(b).join(' ')

let makers: Set<string> | null = null

const leastProducts = 2

/** Who makes several of the catalogue's products, and is no skill: `Microsoft`, `MS`, `Apache`, `Autodesk`. */
function knownMakers(): Set<string> {
  if (makers) return makers
  const products = new Map<string, Set<string>>()
  for (const { name, aliases, gated, field } of allSkills())
    for (const whole of field === 'certificates' ? [] : [name, ...aliases]) {
      const [, maker = '', product = ''] = /^(\p{Lu}\S*) (\p{Lu}.*)$/u.exec(whole) ?? []
      if (product !== '' && [name, ...aliases, ...gated].includes(product))
        products.set(maker, (products.get(maker) ?? new Set()).add(name))
    }
  const several = [...products].filter(([, { size }]) => size >= leastProducts).map(([maker]) => maker)
  makers = new Set(several.filter((maker) => skillMatcher().find(maker).length === 0).map(keyOf))
  return makers
}

/** `MS Excel` for `Excel`. */
export function isMadeName(name: string, written: string): boolean {
  const [maker = '', ...product] = keysOf(name)
  return product.join(' ') === keysOf(written).join(' ') && knownMakers().has(maker)
}

/** `US GAAP` after `GAAP`, `annual budget` after `budgeting`: the same words and others. `Node.js` is one word. */
export function saysMore(name: string, written: string): boolean {
  if (!/[\s/&-]/.test(name) || isSameName(name, written) || isMadeName(name, written)) return false
  const [said, own] = [contentStems(name), contentStems(written)]
  const known = keysOf(written)
  return own.length > 0 && own.every((it) => said.includes(it)) && keysOf(name).some((key) => !known.includes(key))
}

/** Whether to have one is to have the other: PostgreSQL is a relational database. A part of several products shows none of them. */
export const isKindOf = ({ parents }: Skill, { name }: Skill): boolean =>
  parents.includes(name) && (parents.length === 1 || !/^\p{Lu}\p{Ll}+ ?\p{Lu}/u.test(name))

/** One part of a discipline does not show it: HPC is not yet software engineering. */
const leastKinds = ({ name }: Skill): number =>
  / (?:engineering|science|management|analysis|administration)$/.test(name) ? 2 : 1

/** More would be a list. */
const mostKinds = 2

interface Named {
  skill: Skill
  /** In the person's spelling. */
  written: string
}

/** What shows an asked skill by being of its kind and having a name of its own, the wanted ones first: Go before PHP. */
export function kindsShowing<T extends Named>(
  asked: Skill,
  named: readonly T[],
  { isName, isWanted }: { isName: TellNames; isWanted: (skill: Skill) => boolean },
): T[] {
  const kinds = named.filter(
    ({ skill, written }) =>
      isKindOf(skill, asked) &&
      isName(written) &&
      !/ \p{Ll}/u.test(written) &&
      !keysOf(asked.name).every((key) => keysOf(written).includes(key)),
  )
  const distinct = kinds.filter(({ skill }, at) => kinds.findIndex((it) => it.skill === skill) === at)
  const wanted = distinct.filter(({ skill }) => isWanted(skill))
  const best = [...wanted, ...distinct.filter((it) => !wanted.includes(it))].slice(0, mostKinds)
  return best.length < leastKinds(asked) ? [] : best
}
