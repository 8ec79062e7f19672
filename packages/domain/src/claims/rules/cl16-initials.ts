import { initialsFrom, initialsOf, spellsOut } from '../../language/acronyms.ts'
import { readVerb } from '../../language/verbs.ts'
import type { Word } from '../../language/word.ts'
import { singular } from '../../text/tokens.ts'
import { kindOfWord } from '../kinds.ts'
import type { Reading } from '../reading.ts'
import type { Found, Prepared } from '../units.ts'

const longest = 30

/** `laid out` and `layout`, `back end` and `backend`. */
export function joinedWords({ words }: Reading, word: Word, sources: Prepared): Found[] {
  const found: Found[] = []
  const before = words[word.at - 1]
  const after = words[word.at + 1]
  const roots = [word.lower, ...(word.verb ? [word.verb.replace('-', '')] : []), ...word.asks.slice(0, 1)]
  for (const root of roots) {
    if (after) found.push(...(sources.words.get(`=${root}${after.lower}`) ?? []))
    if (before) found.push(...(sources.words.get(`=${before.lower}${root}`) ?? []))
  }
  // The source has it in two words.
  for (let cut = 3; cut <= Math.min(longest, word.lower.length) - 2; cut += 1) {
    const second = sources.words.get(`=${singular(word.lower.slice(cut))}`)
    const first = second && sources.words.get(`=${word.lower.slice(0, cut)}`)
    for (const one of first ?? [])
      for (const other of (second ?? []).slice(0, 8))
        if (one.unit === other.unit && other.word.at === one.word.at + 1) found.push(other.word.isLight ? one : other)
    found.push(...doneTo(word, cut, sources))
  }
  return found
}

/** `glassmaking`, where glass is made: the verb and what it is done to in one word. */
function doneTo({ lower }: Word, cut: number, sources: Prepared): Found[] {
  const verb = lower.endsWith('ing') ? readVerb(lower.slice(cut)) : null
  if (!verb) return []
  return (sources.words.get(`=${lower.slice(0, cut)}`) ?? []).filter(({ word, unit }) =>
    unit.verbs.some((it) => it.verb === verb.base && (word.governor === it.at || word.sentence === it.sentence)),
  )
}

export function byInitials(reading: Reading, word: Word, sources: Prepared, tries: { left: number }): Found[] {
  for (let first = word.at; first >= Math.max(0, word.at - 6); first -= 1)
    for (const { initials, last } of initialsFrom(reading, first)) {
      const found = last >= word.at ? sources.acronyms.get(initials) : undefined
      if (found) return found
    }
  const beside = besideAcronym(reading.words, word)
  if (beside) return sources.words.get(`=${singular(beside.lower)}`) ?? []
  const initials = initialsOf(word)
  if (!initials || tries.left <= 0) return []
  tries.left -= 1
  const isName =
    /^(?:degree|title)$/.test(kindOfWord(reading, { ...word, lower: initials })) ||
    reading.skills.some(({ from, to }) => from <= word.from && word.to <= to)
  return sources.units.flatMap((unit) => {
    const start = spellsOut(unit.reading, word, initials, isName)
    return start ? [{ unit, word: start }] : []
  })
}

/** `instrument rating (IR)`: the words before the bracket say it. */
export function spelledBefore({ words }: Reading, word: Word): Word | null {
  const initials = word.gap.endsWith('(') ? initialsOf(word) : null
  if (!initials) return null
  const before = words.slice(Math.max(0, word.at - initials.length), word.at)
  return before.map(({ lower }) => lower[0]).join('') === initials ? (before[0] ?? null) : null
}

/** `finite element analyses (FEM)`: all letters but one fit the words before the bracket. */
function besideAcronym(words: readonly Word[], word: Word): Word | null {
  for (const other of words.slice(word.at + 1, word.at + 5)) {
    const initials = other.gap.includes('(') ? initialsOf(other) : null
    if (!initials) continue
    const before = words.slice(Math.max(0, other.at - initials.length), other.at)
    const fitting = before.filter(({ lower }, at) => lower[0] === initials[at]).length
    const isSpelled = fitting >= Math.max(2, initials.length - 1) || isInOrder(before.slice(1), initials)
    return before.includes(word) && isSpelled ? other : null
  }
  return null
}

/** `intracytoplasmic sperm injection (ICSI)`: a word gives a letter from within. */
const isInOrder = (words: readonly Word[], initials: string) =>
  words.length > 2 &&
  words[0]?.lower[0] === initials[0] &&
  new RegExp(`^${words.map(({ lower }) => lower[0]).join('\\p{L}?')}\\p{L}?$`, 'u').test(initials)
