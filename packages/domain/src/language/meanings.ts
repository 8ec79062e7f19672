import { among, amongMany, patternOf } from '../text/patterns.ts'
import { lowerAt, singular } from '../text/tokens.ts'
import { idioms } from '../words/idioms.ts'
import { gains } from '../words/noun-classes.ts'
import { guidedEvent } from '../words/sentence-forms.ts'
import { wayLinks } from '../words/sentences.ts'
import { isAgent, isPreposition } from './vocabulary.ts'
import type { OpenWord, Word } from './word.ts'

const isWay = among(wayLinks)

/** Sets the verb that another means with what stands behind it. */
export function setMeaning(words: OpenWord[], word: OpenWord) {
  if (word.verb === 'lead' && (isOfEvent(words, word) || isLeadingWay(words, word))) word.verb = 'lead-event'
  if (word.verb === 'secure' && isGained(words, word)) word.verb = 'obtain'
  if (/^(?:keep|bring)$/.test(word.verb ?? '')) tagUpdate(words, word)
  word.verb = meaningOf(words, word)
  if (word.verb === 'direct' && isShownWay(words, word)) word.verb = 'guide'
}

const event = patternOf(guidedEvent, '')

/** Who leads a tour gives it; no one is under them. */
function isOfEvent(words: readonly Word[], { at, part }: Word): boolean {
  const behind = words.slice(at + 1, at + 7)
  const end = behind.findIndex((word) => word.part !== part || isPreposition(word.lower))
  return event.test(behind.slice(0, end < 0 ? behind.length : end).at(-1)?.lower ?? '')
}

/** `Led the horse to the ring`: no one is under the one who goes ahead. */
function isLeadingWay(words: readonly Word[], { at, part }: Word): boolean {
  const behind = words.slice(at + 1, at + 7).filter((word) => word.part === part)
  const way = behind.findIndex(({ lower }) => isWay(lower))
  const led = behind.slice(0, Math.max(0, way)).filter((word) => !word.isLight && !word.digits)
  return led.length > 0 && !led.some(({ lower }) => isGroup(lower)) && !behind[way + 1]?.digits
}

/** What the verb means with the thing right behind it. */
function meaningOf(words: readonly Word[], { verb, at, part }: Word): string | null {
  const rows = idioms.filter((row) => row.verb === verb)
  if (rows.length === 0) return verb
  const behind = words.slice(at + 1, at + 5)
  const end = behind.findIndex((word) => word.part !== part || isPreposition(word.lower))
  const thing = singular(behind.slice(0, end < 0 ? behind.length : end).at(-1)?.lower ?? '')
  return rows.find(({ things }) => things.split(' ').includes(thing))?.means ?? verb
}

/** `Kept charts up to date`: updated them. */
function tagUpdate(words: OpenWord[], verb: OpenWord) {
  const up = words.find(
    ({ at, lower, part }) =>
      at > verb.at &&
      part === verb.part &&
      lower === 'up' &&
      lowerAt(words, at + 1) === 'to' &&
      lowerAt(words, at + 2) === 'date',
  )
  if (!up) return
  verb.verb = 'update'
  for (const word of words.slice(up.at, up.at + 3)) word.isLight = true
}

/** `Directed traffic`: no one is under the one who shows the way. */
const isShownWay = (words: readonly Word[], { at }: Word) =>
  words
    .slice(at + 1, at + 4)
    .some(({ lower }) =>
      /^(?:traffic|vehicle|car|lorr(?:y|ie)|truck|visitor|guest|customer|caller|call|passenger|pedestrian)s?$/.test(
        lower,
      ),
    )

const isGroup = (lower: string) =>
  isAgent(lower.replace(/s$/, '')) ||
  /^(?:team|crew|group|company|firm|department|staff|people|project|program(?:me)?|business|colleague)s?$/.test(lower)

const gained = amongMany(gains)

/** `Secured a grant`; who secured the doors won none. */
const isGained = (words: readonly Word[], { at, part }: Word) =>
  words.slice(at + 1, at + 7).some((word) => word.part === part && (gained(word.lower) || /[$€£¥₹]/.test(word.text)))
