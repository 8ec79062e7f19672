import { speaksToSoftware } from '../../job/addressed.ts'
import { lines, type Rule } from '../rule.ts'
import type { View } from '../view.ts'

// Letters of symbol fonts, small pictures, ligatures, blanks without width, and what is left of letters that were stored another way.
const odd =
  /[\p{Co}\ufffd\ufb00-\ufb06\u200b\u200e\u200f\u00ad\ufeff]|(?![\u00a9\u00ae\u2122])\p{Extended_Pictographic}|Ã[\u0080-\u00bf]|â€/u
const rating = /[●○★☆■□]{3}|^\W*\d(?:\.\d)?\s?\/\s?(?:5|10)\b|\b\d{1,3}\s?%/u

const statements = (view: View) => view.statements
const skillful = ({ entries, skills }: View) => [
  ...skills,
  ...entries('skills', 'languages').flatMap((it) =>
    it.type === 'skills' || it.type === 'language'
      ? [{ id: it.id, text: (it.type === 'skills' ? it.level : it.fluency) ?? '' }]
      : [],
  ),
]

export const characters: Rule[] = [
  lines('characters', 'Plain characters', 4, {
    ...{ of: statements, when: (text) => odd.test(text) },
    problem: 'Some characters may get lost',
    fix: 'Type the line again with plain characters.',
  }),
  lines('ratings', 'Skills and languages in words', 2, {
    ...{ of: skillful, when: (text) => rating.test(text) },
    problem: 'Your skills are rated with stars or percentages',
    fix: 'Use words: “fluent”, “daily use”, “five years”.',
  }),
  lines('instructions', 'Written for people', 10, {
    ...{ of: statements, when: speaksToSoftware, grave: true },
    problem: 'A line gives orders to software',
    fix: 'Remove it. Applications are rejected for this.',
  }),
]
