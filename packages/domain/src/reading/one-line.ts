import { withLineEnds } from '../language/line-ends.ts'
import { sectionKindOf } from './headings.ts'
import { type Fragment, lineHeight, type SourceText } from './source.ts'

const month = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/

/** A name has capitals inside, `HubSpot`, but neither a heading nor a month: `EducationBSc`, `LtdJan`. */
const isName = (word: string) =>
  /^\p{Lu}\p{L}+$/u.test(word) &&
  word.split(/(?<=\p{Ll})(?=\p{Lu})/u).every((part) => sectionKindOf(part) === null && !month.test(part))

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
