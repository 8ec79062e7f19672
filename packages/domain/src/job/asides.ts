import { anyOf, patternOf, sourceOf, wordIn } from '../text/patterns.ts'
import * as asidesWords from '../words/job/asides.ts'
import { isClosing } from './closing.ts'
import { isPayGrade } from './header.ts'
import { listsGrounds } from './personal.ts'
import { opensWithVerb } from './verbs.ts'

// Sentences in which an employer speaks of itself, of what it gives, of the law, or of the way to apply: they ask nothing.

const knowing = wordIn(asidesWords.knowing)
const isOfWork = (text: string) => knowing.test(text) || opensWithVerb(text)

const badge = new RegExp(`\\b(?:${anyOf(asidesWords.badge)})(?!\\p{L})`, 'iu')
const charter = patternOf(asidesWords.charter, 'u')
const organisation = patternOf(asidesWords.organisation, 'iu')

const paper = wordIn(asidesWords.paper, 'iu')

const telling = patternOf(asidesWords.telling, 'iu')
const boasting = patternOf(asidesWords.boasting, 'giu')
/** Told by the employer, or nothing besides the name but words that boast of it. */
const isBoast = (text: string, name: RegExp) =>
  name.test(text) && (telling.test(text) || !/\p{L}/u.test(text.replace(name, ' ').replace(boasting, ' ')))

const privacy = patternOf(asidesWords.privacy)

const reached = '(?:\\S+@\\S+|https?:|www\\.|(?:\\p{N}[ ()-]?){7})'
const papers = sourceOf(asidesWords.papers)
export const applying = anyOf(asidesWords.applying)
const why = sourceOf(asidesWords.why)
const callByName = patternOf(asidesWords.callByName, 'u', { why })
const call = new RegExp(
  `^${sourceOf(asidesWords.callOpening)}${anyOf(asidesWords.call, { reached, papers, why, applying })}`,
  'iu',
)

const perk = new RegExp(`\\b(?:${anyOf(asidesWords.perk)})(?![\\p{L}-])`, 'giu')
const subject = new RegExp(`\\b(?:${anyOf(asidesWords.subject)})(?![\\p{L}-])`, 'giu')
const praising = patternOf(asidesWords.praising, 'giu')
const measuring = patternOf(asidesWords.measuring, 'giu')
const giving = patternOf(asidesWords.giving)

function isPerk(text: string): boolean {
  const others = text.replace(perk, ' ')
  const left = others.replace(subject, ' ')
  if (left === text) return false
  const rest = left.replace(praising, ' ')
  const isGiven = others !== text || rest !== left
  return giving.test(text) || (isGiven && !/\p{L}/u.test(rest.replace(measuring, ' ')))
}

type Aside = 'scheme' | 'equality' | 'privacy' | 'perk' | 'call'

/** J12, J32, J33, J35, J36: tried in this order; what is said of the work is none of them but a call. */
const rows: readonly [Aside, (text: string) => boolean][] = [
  ['call', (text) => call.test(text) || callByName.test(text) || isClosing(text) || isPayGrade(text)],
  ['perk', (text) => isPerk(text) && !knowing.test(text)],
  ['scheme', (text) => (isBoast(text, badge) || charter.test(text) || organisation.test(text)) && !isOfWork(text)],
  ['equality', (text) => ((paper.test(text) && telling.test(text)) || listsGrounds(text)) && !isOfWork(text)],
  ['privacy', (text) => privacy.test(text) && !isOfWork(text)],
]

/** What a sentence or an item is, if it asks nothing of the person. */
export const asideOf = (text: string): Aside | null => rows.find(([, tells]) => tells(text))?.[0] ?? null
