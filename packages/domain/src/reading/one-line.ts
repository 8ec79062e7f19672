import { withLineEnds } from '../language/line-ends.ts'
import { among } from '../text/patterns.ts'
import { monthStems } from '../words/dates.ts'
import { sectionKindOf } from './headings.ts'
import { type Fragment, lineHeight, type SourceText } from './source.ts'

/** Three letters are enough: `LtdJan`. */
const isMonth = among(monthStems.join(' '))

/** A name has capitals inside, `HubSpot`, but neither a heading nor a month: `EducationBSc`, `LtdJan`. */
const isName = (word: string) =>
  /^\p{Lu}\p{L}+$/u.test(word) &&
  word
    .split(/(?<=\p{Ll})(?=\p{Lu})/u)
    .every((part) => sectionKindOf(part) === null && !isMonth(part.charAt(0).toLowerCase() + part.slice(1, 3)))

const known = { isName, isTitle: (words: string) => sectionKindOf(words) !== null }

/** Text that was pasted as one line, with its lines again. */
export function withLostLines(source: SourceText): SourceText {
  if (source.positioned) return source
  const fragments: Fragment[] = []
  for (const [at, fragment] of source.fragments.entries()) {
    const below = fragments.length - at
    for (const [index, text] of withLineEnds(fragment.text, known).split('\n').entries())
      fragments.push({ ...fragment, text, y: fragment.y + (below + index) * lineHeight })
  }
  return { ...source, fragments }
}
