import { stoppedSentences } from '../language/line-sentences.ts'
import { patternOf } from '../language/patterns.ts'
import { listed } from '../language/speak/listed.ts'
import { tailorWords } from '../words/tailor.ts'
import { isReadable } from './bounds.ts'
import type { Desk, Draft } from './desk.ts'
import { type Identity, identities } from './identity.ts'
import { type LineList, speaksOfBefore } from './lists.ts'
import { forward } from './moves.ts'
import { type Part, type Point, requirementOf, sourcesFor } from './points.ts'
import { withoutPraise } from './praise.ts'
import { isDeed } from './shown.ts'
import { namedIn, partsFor, reasonsFor, rolePart, skillsParts, strengthsFor, tellsYears } from './summary-parts.ts'

/** A longer summary is read by nobody. */
const mostLetters = 700
/** The judge reads no more sentences of a reason. */
const mostReasons = 2

/** The person's own summary with what the advertisement asks and they show, or a new one from their own facts. */
export function summaryDrafts(desk: Desk): Draft[] {
  const list = desk.lists.find(({ section, lines }) => section === 'summary' && lines.some(({ label }) => !label))
  return list ? ownSummary(list, desk) : newSummary(desk)
}

const isMineIn = (summary: string) => /\b(?:I|my|I['’]\w+)\b/.test(summary)

function ownSummary({ id: list, lines }: LineList, desk: Desk): Draft[] {
  const [first, second] = lines.filter(({ label }) => !label)
  if (!first || !isReadable(first.text)) return []
  const whole = lines.map(({ text }) => text).join(' ')
  // A mere wish says nothing of the person that something could be added to.
  const isFull = whole.length > mostLetters || stoppedSentences(whole).every((it) => isWish.test(it))
  const isMine = isMineIn(whole)
  const parts = isFull ? [] : [...rolePart(whole, isMine, desk), ...partsFor(whole, isMine, desk)]
  if (second)
    return addedTo(
      list,
      second.id,
      takenUp(
        parts.filter(({ kind }) => kind !== 'role'),
        fitsBehind('', [], desk),
      ),
      desk,
    )
  const own = stoppedSentences(first.text)
  const plain = desk.options.tone === 'warm' ? own : own.map((it) => plainer(it, first.id, desk))
  const isPlainer = plain.some((it, at) => it !== own[at])
  const ordered = led(plain, desk)
  const isLed = ordered.some((it, at) => it !== plain[at])
  const told = (some: readonly Part[]) => inARow(withSaid(ordered, some, desk))
  const taken = takenUp(parts, (some) => desk.isTrue(told(some), [first.id, ...sourcesFor(some)]))
  const reasons = [
    ...reasonsFor(taken),
    ...(isLed ? ['What fits this job best is now further up.'] : []),
    ...(isPlainer ? ['Words that anyone could write about themselves are gone.'] : []),
  ]
  // The person's own sentences may not bear others beside them: then these stand by themselves.
  if (taken.length === 0 && parts.length > 0) return addedTo(list, null, takenUp(parts, fitsBehind('', [], desk)), desk)
  const text = told(taken)
  const sources = [first.id, ...sourcesFor(taken)]
  return text === first.text || reasons.length === 0 || !desk.isTrue(text, sources)
    ? []
    : [
        {
          ...{ line: first.id, kind: 'reworded', text, requirement: requirementOf(taken)?.id ?? null },
          reason: reasons.slice(0, mostReasons).join(' '),
          sources: withNamed(text, sources, desk),
        },
      ]
}

/** These sources, and each other one that the text names as long as it is then still true. */
function withNamed(text: string, sources: readonly string[], desk: Desk): string[] {
  const all = [...sources]
  for (const id of namedIn(text, desk)) if (!all.includes(id) && desk.isTrue(text, [...all, id])) all.push(id)
  return all
}

function plainer(sentence: string, id: string, desk: Desk): string {
  const plain = withoutPraise(sentence)
  return plain !== sentence && desk.isTrue(plain, [id]) ? plain : sentence
}

/** Of these sentences each that fits those before it; of several ways to say the same, the first. */
function takenUp(parts: readonly Part[], fits: (some: readonly Part[]) => boolean): Part[] {
  const taken: Part[] = []
  for (const part of parts) {
    const isSaid = taken.some(({ kind }) => kind === part.kind)
    if (!isSaid && fits([...taken, part])) taken.push(part)
  }
  return taken
}

/** Whether they can be said behind what is said already. */
const fitsBehind = (said: string, own: readonly string[], desk: Desk) => (some: readonly Part[]) => {
  const text = inARow([said, ...some.map(({ sentence }) => sentence)])
  return text.length <= mostLetters && desk.isTrue(text, [...own, ...sourcesFor(some)])
}

/** A place is named once for all that is told of it: `… at Northgate since 2017. There, …` */
function inARow(sentences: readonly string[]): string {
  const text = sentences.join(' ').trim()
  const places = [...new Set([...text.matchAll(atPlace)].map(({ groups }) => groups?.place ?? ''))]
  return text.replace(atPlace, (opening, stop: string, place: string, index: number) => {
    const said = text.slice(0, index).toLowerCase()
    const lastNamed = (it: string) => said.lastIndexOf(`at ${it.toLowerCase()}`)
    const [last = ''] = places.toSorted((a, b) => lastNamed(b) - lastNamed(a))
    return last === place && lastNamed(place) >= 0 ? `${stop}There, ` : opening
  })
}

const atPlace = /(?<stop>^|\. )At (?<place>[^.]+?), /g

const isWish = patternOf(tailorWords.isWish, 'iu')

/** Before a wish, else at once after who the person is: a summary ends with the person's own words. */
function withSaid(own: readonly string[], parts: readonly Part[], { options }: Desk): string[] {
  const hasWish = isWish.test(own.at(-1) ?? '')
  const atEnd = hasWish ? own.length - 1 : own.length
  const free = own.findIndex(
    (sentence, place) => place > 0 && !speaksOfBefore.test(sentence) && !(place === 1 && tellsYears.test(sentence)),
  )
  const isLast = options.keepOrder || free < 0 || (hasWish && options.tone !== 'confident')
  const at = isLast ? atEnd : free
  const sentencesOf = (isPaper: boolean) =>
    parts.filter(({ kind }) => (kind === 'papers' || kind === 'languages') === isPaper).map(({ sentence }) => sentence)
  return [
    ...own.slice(0, at),
    ...sentencesOf(false),
    ...own.slice(at, atEnd),
    ...sentencesOf(true),
    ...own.slice(Math.max(at, atEnd)),
  ]
}

function addedTo(list: string, before: string | null, parts: readonly Part[], desk: Desk): Draft[] {
  if (parts.length === 0) return []
  return [
    {
      ...{ line: desk.newLine(), kind: 'added', text: inARow(parts.map(({ sentence }) => sentence)) },
      ...{ requirement: requirementOf(parts)?.id ?? null, reason: reasonsFor(parts).slice(0, mostReasons).join(' ') },
      sources: sourcesFor(parts),
      place: { list, before: desk.options.keepOrder ? null : before, index: 0 },
    },
  ]
}

const clearly = 0.5

/** The sentence that fits best comes soonest after the first, which says who the person is. */
function led(sentences: string[], desk: Desk): string[] {
  const [first, ...rest] = sentences
  const isTied = rest.some((it) => speaksOfBefore.test(it))
  if (first === undefined || desk.options.keepOrder || isTied) return sentences
  const wish = isWish.test(rest.at(-1) ?? '') ? rest.splice(-1) : []
  return [first, ...forward(rest, desk.worthOf, () => clearly), ...wish]
}

/** No summary: who the person is by title, time and latest role, what came of their work, and what they show of what is asked. */
function newSummary(desk: Desk): Draft[] {
  for (const identity of identities(desk)) {
    const [drafts] = waysOf(identity, desk)
    if (drafts) return drafts
  }
  return []
}

const newReason = 'Your resume has no summary; this one says who you are and what fits the ad.'

function waysOf({ text: who, including, roles, sources }: Identity, desk: Desk): Draft[][] {
  const parts = partsFor('', false, desk).filter(({ kind }) => kind !== 'skills')
  // Without a deed it would say what the list of skills says.
  const isOfDeeds = ({ sources: shown }: Point) => shown.some(isDeed) || parts.some(({ kind }) => kind === 'results')
  const strengths = strengthsFor('', desk).filter(isOfDeeds)
  const within = strengths.flatMap((it) => {
    const own = it.sources.filter(({ role }) => role !== null && roles.includes(role))
    return own.length === 0 ? [] : [{ ...it, sources: own }]
  })
  // `experience, including Python` names no experience.
  const withTools = within.every(({ text }) => desk.isName(text)) ? 'work with ' : ''
  const timed: Part[] =
    including && within.length > 0
      ? [
          {
            kind: 'skills',
            sentence: including(`${withTools}${listed(within.map(({ text }) => text))}`),
            points: within,
          },
        ]
      : []
  const plain: Part = { kind: 'skills', sentence: who, points: [] }
  return [...timed, plain].flatMap((opening) => {
    const own = [...sources, ...sourcesFor([opening])]
    if (!desk.isTrue(opening.sentence, own)) return []
    const beside = strengths.filter(({ text }) => !opening.points.some((it) => it.text === text))
    const skilled = beside.length > 1 ? skillsParts(beside, false, desk) : []
    const results = parts.filter(({ kind }) => kind === 'results')
    const held = parts.filter(({ kind }) => kind !== 'results')
    const more = takenUp([...results, ...skilled, ...held], fitsBehind(opening.sentence, own, desk))
    // Title and employer alone say what the first entry says.
    if (including === null && more.length === 0) return []
    // What cannot be read beside who they are, for the same words in it, stands below.
    const below = more.some(({ kind }) => kind === 'results') ? [] : takenUp(results, fitsBehind('', [], desk))
    return [[newLine([opening, ...more], sources, 0, desk), ...(below.length > 0 ? [newLine(below, [], 1, desk)] : [])]]
  })
}

const newLine = (said: readonly Part[], sources: readonly string[], index: number, desk: Desk): Draft => ({
  ...{ line: desk.newLine(), kind: 'added', text: inARow(said.map(({ sentence }) => sentence)) },
  ...{ reason: newReason, requirement: requirementOf(said)?.id ?? null },
  sources: [...new Set([...sources, ...sourcesFor(said)])],
  place: { list: 'summary', before: null, index },
})
