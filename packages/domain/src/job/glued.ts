import { titleness } from '../language/job-nouns.ts'
import { withLineEnds } from '../language/line-ends.ts'
import type { SkillMatcher } from '../skills/matcher.ts'
import { titleKind } from './section-titles.ts'

/** J1: the text with the line ends that a page has lost in copying. A name with a capital inside, `PyTorch`, stays whole. */
export const unglued = (text: string, matcher: SkillMatcher): string =>
  withLineEnds(text, {
    isName: (word) =>
      (/^\p{Lu}\p{Ll}+$/u.test(word) && titleness(word) === 1) ||
      matcher.find(word).some(({ from, to }) => from === 0 && to === word.length),
    isTitle: (words) => titleKind(words) !== null,
  })
