import { notAffirmed } from '../../language/reservations.ts'
import { nounBehind, type OpenWord, type Word } from '../../language/word.ts'
import type { SkillFound } from '../../skills/matcher.ts'
import { alternatives, among } from '../../text/patterns.ts'
import { learningPhrases, listeningVerbs, usingVerbs, weighingStems, weighingVerbs } from '../../words/verb-classes.ts'

// A tool that was looked at was not used, and one that was taught to the person was not, for that alone, used either.

const tried = notAffirmed << 1
const learnt = notAffirmed << 2

const weighing = among(weighingVerbs)
const listening = among(listeningVerbs)
const says = new RegExp(`^(?:${alternatives(weighingStems)})`)
const using = among(usingVerbs)
const learning = new RegExp(`\\b(?:${alternatives(learningPhrases)})\\b`, 'g')

/** Sets under which reservation a source names a tool, and what a text keeps of it. */
export function reserveTools(text: string, words: OpenWord[], skills: readonly SkillFound[]) {
  const told = new Set(words.filter(({ lower }) => says.test(lower)).map(({ sentence }) => sentence))
  for (const word of words) {
    if (told.has(word.sentence)) word.kept |= tried
    if (!using(word.deed ?? '')) word.kept |= learnt
  }
  for (const { from, to, negated } of skills) {
    const own = words.filter((word) => word.from >= from && word.to <= to)
    if (!negated && /\p{Lu}/u.test(text.slice(from, to)) && isOnlyTried(words, own))
      for (const it of own) it.hedges |= tried
  }
  // What the catalogue does not know, or not by its name alone.
  for (const word of words)
    if (/^\p{Lu}/u.test(word.text) && words[word.at - 1]?.sentence === word.sentence && isOnlyTried(words, [word]))
      word.hedges |= tried
  for (const { index, 0: said } of text.toLowerCase().matchAll(learning))
    for (const word of words)
      if (word.from >= index + said.length && !/[,;.]/.test(text.slice(index, word.from))) word.hedges |= learnt
}

/** `Evaluated Kafka`, `attended a talk on Kafka`; not `Reviewed Python code`. */
function isOnlyTried(words: readonly Word[], own: readonly Word[]): boolean {
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return false
  if (nounBehind(words, last)) return false
  return (first.isDirect && weighing(first.deed ?? '')) || listening(first.deed ?? '')
}
