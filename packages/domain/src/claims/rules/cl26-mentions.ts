import { linkBefore } from '../../language/attachment.ts'
import { isByOthers, isPeople } from '../../language/governance.ts'
import { isGeneralVerb, isLightVerb } from '../../language/ranks.ts'
import { isLikeOneOf } from '../../language/synonyms.ts'
import { isAgent, isDeterminer, isPreposition } from '../../language/vocabulary.ts'
import { tells, type Word } from '../../language/word.ts'
import { among, amongMany } from '../../text/patterns.ts'
import { perThing } from '../../text/remembered.ts'
import { lowerAt, singular } from '../../text/tokens.ts'
import { namedHouses, nounsOfTeaching, nounsWithTopics, wards } from '../../words/noun-classes.ts'
import { joiningWords } from '../../words/sentences.ts'
import { havingLinks, linksOfMeans, linksPastDeeds } from '../../words/small-words.ts'
import {
  caringVerbs,
  havingVerbs,
  honouringVerbs,
  makingVerbs,
  plainVerbs,
  relayingVerbs,
  transferringVerbs,
} from '../../words/verb-classes.ts'
import type { Reading } from '../reading.ts'

const takesNoKnowing = among(plainVerbs)
const besideDeed = among(linksPastDeeds)

// Who lists a name says to know it. A statement may name a thing without that: as what was sold, where one cleaned,
// whom one cooked for, or what a lecture was about that one interpreted.

/** Whether the text gives the name alone, and the source names it only in telling of something else. */
export function isOnlyNamed(text: Reading, word: Word, said: Reading, source: Word, last = source.at): boolean {
  const deed = said.words[source.governor]
  if (
    !deed ||
    source.verb ||
    said.isHeading ||
    isPhrase(said, deed) ||
    !isBare(word, text) ||
    (isAgent(singular(source.lower)) && !isNameAt(said, source))
  )
    return false
  if (source.sentence !== deed.sentence) return false
  const place = placeOf(text, said, deed, source, last)
  return isByOthers(said.words, place.end) || !isOfDeed(said, deed, source, place)
}

/** `Driving licence class D`, `CMM measuring (Zeiss)` and `a state-approved course` tell of no deed. */
const isPhrase = ({ words }: Reading, { at, form, gap }: Word) =>
  gap === '-' || (form === 'gerund' && !isDeterminer(lowerAt(words, at + 1)) && !isPreposition(lowerAt(words, at - 1)))

const isNameAt = ({ words }: Reading, { text, at, sentence }: Word) =>
  /^\p{Lu}/u.test(text) && words[at - 1]?.sentence === sentence

const having = among(havingVerbs)
const ofHaving = among(havingLinks)

/** Nothing before it in its part but what says that one has it: `Experience with`, `Used`. */
const isBare = perThing(standsAlone)

function standsAlone({ at, part, governor, sentence }: Word, { words, skills }: Reading): boolean {
  // `Machine learning` has no deed in it.
  const isDeed = (it: Word) =>
    it.verb !== null &&
    it.sentence === sentence &&
    !it.isLight &&
    !having(it.verb) &&
    ((it.form === 'past' && !/^\p{Lu}/u.test(words[it.at + 1]?.text ?? '')) ||
      !skills.some(({ from, to }) => from <= it.from && it.to <= to))
  if (words.some(isDeed)) return false
  let isBehind = false
  let inside = part
  for (let back = at - 1; back >= 0 && words[back]?.sentence === sentence; back -= 1) {
    const word = words[back]
    if (!word || word.at === governor) return true
    if (word.part !== inside) isBehind = false
    inside = word.part
    if (joiningWords.has(word.lower)) continue
    if (isPreposition(word.lower) && !ofHaving(word.lower)) return false
    isBehind ||= word.isLight
    if (word.digits || (isBehind && !word.isLight)) return false
  }
  return true
}

interface Mention {
  /** The last word of the name, and of the phrase it stands in. */
  end: number
  head: Word | null
  /** The preposition it stands behind, and the noun before that. */
  link: string
  before: Word | undefined
}

function placeOf(text: Reading, { words }: Reading, deed: Word, source: Word, last: number): Mention {
  let end = last
  while (isNoun(words, end + 1) && tellsNext(text, words[end + 1])) end += 1
  let behind = end
  while (isNoun(words, behind + 1)) behind += 1
  const first = deed.at + (deed.verb?.includes('-') && deed.verb !== 'start-at' ? 1 : 0)
  let at = linkBefore(words, source.at, first)
  const isLinked = at > first
  if (lowerAt(words, at - 1) === 'top' && lowerAt(words, at - 2) === 'on') at -= 2
  return {
    end,
    head: behind > end ? (words[behind] ?? null) : null,
    link: isLinked ? lowerAt(words, at) : '',
    before: isLinked ? words[at - 1] : undefined,
  }
}

const tellsNext = (text: Reading, next: Word | undefined) => next !== undefined && tells(text, next)

function isNoun(words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]]
  return (
    word !== undefined &&
    /^(?: |-)$/.test(word.gap) &&
    word.part === before?.part &&
    !word.isLight &&
    !word.verb &&
    !word.digits
  )
}

function isOfDeed(said: Reading, deed: Word, source: Word, { head, link, before }: Mention): boolean {
  const verb = deed.verb ?? ''
  const isOwn = isKnowing(verb)
  const isName = isNameAt(said, source)
  if (head && isElsewhere(head)) return isCare(verb) || (isLightVerb(verb) && isWorkplace(head.lower))
  if (/^(?:in|on)$/.test(link) && head && !isOwn) return false
  if (link === 'by' && isName) return false
  if (means(link)) return !isTopic(link, before) || (isOwn && !isTold(verb))
  if (head) return isOwn && link === ''
  const isDetermined = isDeterminer(lowerAt(said.words, source.at - 1))
  switch (link) {
    case '':
      return !isName || (isOwn && verb !== 'lead-to')
    case 'of':
      return before === deed || !isName
    case 'for':
      if (deed.isLight || standing(verb)) return true
      return isName ? making(verb) && !isDetermined : isOwn
    case 'at':
      return isOwn
    case 'to':
    case 'into':
    case 'from':
      return moving(verb)
    default:
      return isOwn && !besideDeed(link)
  }
}

const standing = among(honouringVerbs)
const making = among(makingVerbs)
const moving = among(transferringVerbs)
const means = among(linksOfMeans)
const isCare = among(caringVerbs)
const isWorkplace = amongMany(wards)
const isPlaceOfName = amongMany(namedHouses)
const isElsewhere = (head: Word) => isPlaceOfName(head.lower) || isPeople(head)

const isAbout = amongMany(nounsWithTopics)
const isTopic = (link: string, before: Word | undefined) =>
  before !== undefined && (link === 'in' ? isTaught : isAbout)(before.lower)
const isTaught = amongMany(nounsOfTeaching)
const isTold = among(relayingVerbs)
/** Said of deeds that take knowing what they are done with; not so where a thing is only moved, sold or kept. */
const isSkilled = isLikeOneOf(
  'know build create write establish introduce improve train maintain test check review analyse research organise run conduct use monitor configure install calculate design administer automate code program engineer model treat care practise speak study weld repair measure lead manage support',
)
const isKnowing = (verb: string) =>
  isLightVerb(verb) || isGeneralVerb(verb) || (isSkilled(verb) && !takesNoKnowing(verb))
