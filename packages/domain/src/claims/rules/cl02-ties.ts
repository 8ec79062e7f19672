import { isShortFor } from '../../language/acronyms.ts'
import { linkBefore } from '../../language/attachment.ts'
import { isGeneralVerb, isHanding, isLightVerb } from '../../language/ranks.ts'
import { deedOf } from '../../language/synonyms.ts'
import { isPreposition } from '../../language/vocabulary.ts'
import { isAnsweredBy, nounBehind, tells, type Word } from '../../language/word.ts'
import { among, amongMany } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { nounsOfMany } from '../../words/noun-classes.ts'
import { linksOfWay } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'
import { isOfOtherVerb, isSameDeed } from './cl02-attached.ts'

const isWay = among(linksOfWay)
const ofMany = amongMany(nounsOfMany)

/** Who thatched the porch of the almshouse did not thatch the almshouse. */
export function isOfInner(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const { words, numbered } = said
  const deed = text.words[word.governor]
  if (!deed || !word.isDirect || word.verb || source.verb) return false
  if (word.lower.includes("'") || text.words.slice(deed.at + 1, word.at).some(({ lower }) => isPreposition(lower)))
    return false
  if (!source.isDirect) return isTiedElsewhere(text, word, said, source)
  for (let at = deed.isLight ? -1 : source.at - 1; at > source.governor; at -= 1) {
    const [of, outer] = [words[at], words[at - 1]]
    if (!of || !outer || of.part !== source.part) return false
    if (of.lower === 'of') {
      // `14 km of the road`
      if (numbered.get(outer.at)?.kind === 'measure' && lowerAt(words, at + 1) === 'the')
        return !text.quantities.some(({ kind }) => kind === 'measure')
      const isThing = !outer.isLight && !outer.verb && !outer.digits && !numbered.has(outer.at)
      const isDeed = deedOf(outer.lower)?.startsWith(deed.verb ?? '') ?? false
      // `point of sale tills` are `POS tills`.
      const isTold = tells(text, outer) || isShortFor(outer, words.slice(outer.at, source.at + 1), text.words)
      return isThing && !ofMany(outer.lower) && !isDeed && !isTold
    }
    if (isPreposition(of.lower)) return false
  }
  return false
}

/** `created cocktails for the menu`: not the menu, unless the text has the cocktails created as well. */
function isTiedElsewhere(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const [deed, own] = [text.words[word.governor], said.words[source.governor]]
  if (!deed || !own || isLightVerb(deed.verb ?? '') || !(isSameDeed(deed, own) || isGeneralVerb(deed.verb ?? '')))
    return false
  if (deed.verb !== own.verb && isHanding(deed.verb ?? '') && isHanding(own.verb ?? '')) return false
  // `Conducted home visits`, where families were visited at home.
  const behind = nounBehind(text.words, word)
  if (behind && isAnsweredBy(behind, own)) return false
  const objects = said.words
    .slice(own.at + 1, source.at)
    .filter((it) => it.isDirect && !it.isLight && !it.digits && !nounBehind(said.words, it))
  const isKept = (object: Word) =>
    text.words.some((it) => it !== word && it.isDirect && it.governor === word.governor && isAnsweredBy(it, object))
  return objects.length > 0 && !objects.some(isKept)
}

/** `two of the valley's villages` are not the valley, and a foreman's deputy is no foreman. */
export function isOwners(text: Reading, { lower }: Word, { words }: Reading, source: Word): boolean {
  const next = words[source.at + 1]
  if (!next || next.isLight || tells(text, next)) return false
  return (/'s?$/.test(source.lower) && !/'s?$/.test(lower)) || /^['’] /.test(next.gap)
}

/** `Tested eyes; referred cases to the hospital`: not at the hospital. */
export function isOfOtherWay(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const way = linkOf(said, source)
  return isWay(way) && linkOf(text, word) !== way && isOfOtherVerb(text, word, said, source)
}

/** The preposition before a name. */
export function linkOf({ words }: Reading, { at }: Word): string {
  const link = lowerAt(words, linkBefore(words, at, at - 4))
  return isPreposition(link) ? link : ''
}
