import { readVerb } from '../language/verbs.ts'
import { isStopWord, stem, words } from '../language/words.ts'
import { allSkills } from '../skills/index.ts'
import { perText } from '../text/remembered.ts'
import { partsIn } from '../text/sentences.ts'
import { oneOfMany } from '../text/tokens.ts'
import { titledWork } from '../words/match.ts'
import { namesIn } from '../words/notation.ts'
import { brandedFields } from '../words/skills.ts'
import { canonical } from './common-words.ts'
import { nameBounds } from './weights.ts'

const byTitle = new Map(
  titledWork.flatMap(({ titles, skill }) => namesIn(titles).map((title) => [title, skill] as const)),
)

/** What the names of these jobs say they do; a test holds them to the catalogue. */
export const titledSkills = (): string[] => [...byTitle.values()]

/** Mended shoes are of shoe repair; but not all who teach do the same. */
const deed = (verb: string) => canonical(verb).replace('teach', verb)

/** Products are no production: the object keeps its word, and loses only its plural. */
const done = (verb: string, object: readonly string[]) => ` ${object.map(oneOfMany).join(' ')} ${deed(stem(verb))}`

let byStems: Map<string, string> | null = null

/** `Recruiting` by the stem it shares with `recruiter`, and, after a space, deeds. Names go before aliases, and the first of two stays. */
function index(): Map<string, string> {
  if (byStems) return byStems
  byStems = new Map()
  const skills = allSkills().filter(({ soft, exact, context }) => !soft && !exact && !context)
  const names = skills.map((skill) => [skill.name, skill] as const)
  const aliases = skills.flatMap((skill) => skill.aliases.map((alias) => [alias, skill] as const))
  for (const [written, { name, field }] of [...names, ...aliases]) {
    const said = words(written)
    // A dock is of no Docker: the name of a tool has no other form.
    if (said.length === 1 && brandedFields.has(field) && stem(said[0] ?? '') !== said[0]) continue
    for (const key of [said.map(stem).join(' '), done(said.at(-1) ?? '', said.slice(0, -1))])
      if (key.length > nameBounds.letters && !byStems.has(key)) byStems.set(key, name)
  }
  return byStems
}

/** The skills that the name of a job stands for. */
export const skillsOfTitle = perText((title): readonly string[] => skillsIn(title, 1))

/** Skills of several words in another form of theirs: `TIG welded` is of `TIG welding`, leadership of no lead. */
export const inflectedSkills = (text: string): string[] => [
  ...skillsIn(text, nameBounds.inflected),
  ...doneSkills(text),
]

/** `Built 23 sets` is set construction told as a deed: the verb, and then its object, which no other word follows. */
const doneSkills = (text: string): string[] =>
  partsIn(text).flatMap((part) => {
    const said = words(part)
    return said.flatMap((word, at) => {
      if (readVerb(word) === null) return []
      const heads = said
        .slice(at + 1, at + 1 + nameBounds.reach)
        .filter(
          (head, next) => !isStopWord(head) && said[at + next] !== 'of' && isStopWord(said[at + 2 + next] ?? 'and'),
        )
      return heads.flatMap((head) => index().get(done(word, [head])) ?? [])
    })
  })

function skillsIn(text: string, shortest: number): string[] {
  const said = words(text)
  const stems = said.map(stem)
  const found = new Set<string>()
  let at = 0
  while (at < stems.length) {
    let step = 1
    for (let length = Math.min(nameBounds.longest, stems.length - at); length >= shortest; length -= 1) {
      const part = (of: readonly string[]) => of.slice(at, at + length).join(' ')
      const skill = byTitle.get(part(said)) ?? index().get(part(stems))
      if (skill === undefined || (/ships?\b/.test(part(said)) && !/ship/i.test(skill))) continue
      found.add(skill)
      step = length
      break
    }
    at += step
  }
  return [...found]
}
