import { areaCategories } from '../words/skills.ts'
import { titles } from './catalogue/titles.ts'
import { allSkills, isHead, skillNamed } from './index.ts'
import { awarded, type Nature, natureOf } from './nature.ts'
import { namesIn } from './proper-names.ts'
import { spokenName } from './spoken-name.ts'

// Which entries of the catalogue are skills with a name of their own. It also holds fields of work (`Retail`), ways of
// working (`Patience`) and what people are called (`Registered Nurse`), so that they are found in ads.

let known: { titles: ReadonlySet<string>; parents: ReadonlySet<string> } | null = null

function catalogue() {
  known ??= {
    titles: new Set(titles.trim().split(/,\s+/)),
    parents: new Set(
      allSkills()
        .filter(isHead)
        .flatMap(({ parents, kinds }) => [...parents, ...kinds]),
    ),
  }
  return known
}

/** A skill that somebody may list: no title, no way of working, and no field that others belong to. */
export function isListable(name: string): boolean {
  const skill = skillNamed(name)
  if (!skill) return true
  if (skill.soft || areaCategories.has(skill.category) || catalogue().titles.has(name)) return false
  return saysItself(natureOf(name)) || skill.parents.length > 0 || !catalogue().parents.has(skill.family)
}

const saysItself = (nature: Nature) => nature === 'language' || awarded.has(nature)

/** A product, language, credential or standard: what it is called says what it is, wherever it stands. */
export function isNamed(name: string): boolean {
  if (!isListable(name) || !skillNamed(name)) return false
  const nature = natureOf(name)
  if (saysItself(nature)) return true
  return (nature === 'tool' && spokenName(name) === name) || (isName(name) && !hasSmallWord.test(name))
}

const isName = namesIn('')
/** `GL accounting` is what one does with it. */
const hasSmallWord = /(?:^| )\p{Ll}+(?: |$)/u
