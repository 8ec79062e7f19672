import { contentStems } from '../../language/words.ts'
import { linesIn } from '../../resume/nodes.ts'
import { allSkills, skillMatcher } from '../../skills/index.ts'
import { fewestWords, type Rule, rule, type Told, unknown, unless } from '../rule.ts'
import type { View } from '../view.ts'

const mostSkills = 50
const mostInLine = 14
const largeGroup = 7
const shownEnough = 0.2

const namesIn = (text: string) =>
  skillMatcher()
    .find(text)
    .map(({ skill }) => skill)

/** Groups of skills of which next to nothing is told anywhere else: most likely pasted. */
function unshownGroups({ told, entries }: View): Told[] {
  const text = told.map((it) => it.text).join('\n')
  const stems = new Set(contentStems(text))
  const near = new Set(namesIn(text).flatMap((it) => [it.name, ...it.parents, ...it.neighbours]))
  const isShown = (keyword: string) =>
    contentStems(keyword).every((it) => stems.has(it)) ||
    namesIn(keyword).some((it) => [it.name, ...it.parents].some((name) => near.has(name)))
  return entries('skills').flatMap((group) => {
    const known = linesIn(group).filter((it) => namesIn(it.text).length > 0)
    const shown = known.filter((it) => isShown(it.text))
    const isPasted = known.length >= largeGroup && shown.length < shownEnough * known.length
    return isPasted ? [{ id: group.id, text: known.map((it) => it.text).join(', ') }] : []
  })
}

let spellings: Map<string, string> | null = null

/** The usual spelling of a name with a capital inside. */
function spellingOf(name: string): string | undefined {
  spellings ??= new Map(
    allSkills().flatMap((it) =>
      /^\p{L}+\p{Ll}\p{Lu}\p{L}*$/u.test(it.name) ? [[it.name.toLowerCase(), it.name]] : [],
    ),
  )
  return spellings.get(name.toLowerCase())
}

export const keywords: Rule[] = [
  rule('skill-spelling', 'Spelling of skills', 1, ({ skills }) => {
    if (skills.length === 0) return unknown()
    const wrong = skills.filter(({ text }) => (spellingOf(text.trim()) ?? text.trim()) !== text.trim())
    return unless(wrong, 'A skill is spelled in an unusual way', `Write “${spellingOf(wrong[0]?.text.trim() ?? '')}”.`)
  }),
  rule('skills-shown', 'Skills backed by your work', 6, (view) =>
    view.skills.length === 0
      ? unknown()
      : unless(
          unshownGroups(view),
          'Some skills appear only in the list',
          'Say where you used them, or leave them out.',
        ),
  ),
  rule('stuffing', 'Number of skills', 4, ({ skills, told, words }) => {
    if (words.length < fewestWords) return unknown()
    const piled = told.filter(({ text }) => namesIn(text).length > mostInLine)
    const list = skills.length > mostSkills ? [{ id: 'skills', text: `${skills.length} skills` }] : []
    // Where none is listed, their number is not in order.
    if (skills.length + piled.length === 0) return unknown()
    return unless([...piled, ...list], 'There are too many skills', 'Keep the twenty that matter most.')
  }),
]
