import { patternOf } from '../language/patterns.ts'
import { readVerb } from '../language/verbs.ts'
import type { Line } from '../resume/document.ts'
import { lineWords } from '../words/tailor-lines.ts'
import type { Desk, Draft } from './desk.ts'
import { type LineList, runsIn } from './lists.ts'
import { isChore } from './results-told.ts'
import { ended, unended } from './sentences.ts'

/** Longer ones are lines of their own. */
const mostWords = 9
const mostLetters = 110

/** A role with fewer lines needs each of them. */
const leastLines = 5

/** Drafts of a role in which, once, two chores of the same verb stand as one line: `Managed shotfiring and plant records`. */
export function combinedChores(list: LineList, drafts: readonly Draft[], desk: Desk): Draft[] {
  const written = new Map(drafts.map((draft) => [draft.line, draft]))
  const textOf = ({ id, text }: Line) => written.get(id)?.text ?? text
  const made: Draft[] = []
  if (list.lines.length < leastLines) return [...drafts]
  for (const run of runsIn(list.lines)) {
    const free = run.filter((line) => isShortChore(textOf(line)))
    for (const [at, one] of free.entries()) {
      const two = free.slice(at + 1).find((it) => isSameDeed(textOf(one), textOf(it)))
      if (!two || made.length > 0) continue
      const text = joined(textOf(one), textOf(two))
      const ids = [one.id, two.id]
      if (text.length <= mostLetters && desk.isTrue(text, ids))
        made.push({
          ...{ line: one.id, kind: 'combined', text, sources: ids, takes: [two.id], requirement: null },
          reason: 'Two lines opened with the same verb; they are one line now.',
        })
    }
  }
  const done = new Set(made.flatMap(({ line, takes = [] }) => [line, ...takes]))
  return [...drafts.filter(({ line }) => !done.has(line)), ...made]
}

const isShortChore = (text: string) =>
  isChore(text) && text.split(' ').length <= mostWords && !/[,;:()]/.test(text) && readVerb(firstOf(text)) !== null

const firstOf = (text: string) => text.split(' ')[0]?.toLowerCase() ?? ''

/** What follows the verb says what it is done to, and no preposition ties the two to other places. */
const isSameDeed = (one: string, two: string) => firstOf(one) === firstOf(two) && secondOf(one) === secondOf(two)

const goesWith = patternOf(lineWords.goesWith, 'u')

/** `Worked with` and `Worked in` are two deeds. */
const secondOf = (text: string) => goesWith.exec(text)?.groups?.link ?? ''

function joined(one: string, two: string): string {
  const isStopped = /\.$/.test(two)
  const [first, second] = [unended(one), unended(two)]
  const opening = [firstOf(two), secondOf(two)].filter((it) => it !== '').join(' ')
  const thing = second.slice(opening.length + 1)
  const last = first.split(' ').at(-1) ?? ''
  const isShared = thing.endsWith(` ${last}`) && first.split(' ').length > 2
  const text = `${isShared ? first.slice(0, -last.length - 1) : first} and ${thing}`
  return isStopped ? ended(text) : text
}
