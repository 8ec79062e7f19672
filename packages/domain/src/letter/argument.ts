import { contentStems } from '../language/words.ts'
import type { LetterStyle } from './letter.ts'
import type { Ground } from './material.ts'
import { isAnswered, isOrdinary, isShown, isToThePoint, isWorkToDo, type Need, needsLeft } from './needs.ts'
import type { Proof } from './proofs.ts'
import { statesResult } from './results.ts'

/** What a letter argues with: what was done in one role, what one more line adds, and what of the advertisement each part names. */
export interface Argument {
  main: Proof[]
  more: Proof[]
  /** What the letter answers first, and with what is added. */
  first: Need | null
  second: Need | null
  /** To what end the person would use it, and what they would like to talk about. */
  use: Need | null
  subject: Need | null
}

/** How many lines are told of the one role, and how many of them may be mere answers: the others came to something. */
const most = 3
const mostPlain = 2

/** A short letter adds nothing to the one role. */
const besides: Record<LetterStyle, number> = { professional: 1, warm: 1, concise: 0, enthusiastic: 1 }

export const mostLines = (style: LetterStyle): number => most + besides[style]

/** `lines`: how many there is room for. */
export function argumentOf(ground: Ground, style: LetterStyle, lines: number): Argument {
  const needs = needsLeft(ground.needs)
  const chosen = ground.lead ? mainOf(ground, ground.lead, Math.max(1, lines - besides[style])) : []
  const first = needs.take((need) => need.weight * bearing(need, chosen))
  const main = first ? inOrder(chosen, first) : chosen
  const more = moreOf(ground, main, needs.left(), Math.min(besides[style], lines - main.length))
  const told = [...main, ...more]
  return {
    ...{ main, more, first },
    second: needs.take((need) => (isAnswered(need, more) ? need.weight : 0)),
    use: needs.take((need) => ofWork(need, main) * (need.form === 'verb' ? 3 : 1)),
    subject: needs.take((need) => ofWork(need, told) * (need.form === 'thing' ? 2 : 1)),
  }
}

/** What answers the first need is told first, unless a result would come behind a mere duty. */
function inOrder(proofs: readonly Proof[], first: Need): Proof[] {
  const [lead] = proofs
  const isAhead = (proof: Proof) =>
    isAnswered(first, [proof]) && (statesResult(proof.source.text) || !statesResult(lead?.source.text ?? ''))
  return [...proofs.filter(isAhead), ...proofs.filter((proof) => !isAhead(proof))]
}

/** How well the strongest line, or else another, answers a need. */
function bearing(need: Need, main: readonly Proof[]): number {
  const lead = main.slice(0, 1)
  if (!isToThePoint(need, main) || !isWorkToDo(need)) return 0
  if (isAnswered(need, lead)) return 1.5
  if (isShown(need, lead)) return 0.8
  return isAnswered(need, main) ? 0.6 : isShown(need, main) ? 0.4 : 0
}

/** Whether what was told bears on it. */
const ofWork = (need: Need, told: readonly Proof[]): number =>
  isOrdinary(need) && isWorkToDo(need) && isToThePoint(need, told) && (isAnswered(need, told) || isShown(need, told))
    ? 1
    : 0

const isResult = ({ source }: Proof) => statesResult(source.text)

const placeOf = ({ engagement }: Proof): string => engagement?.id ?? ''

function mainOf({ proofs, musts }: Ground, lead: Proof, room: number): Proof[] {
  const own = proofs.filter((proof) => placeOf(proof) === placeOf(lead) && proof !== lead)
  const isMust = ({ source }: Proof) => musts.has(source.id)
  const others = own.filter((it) => !isMust(it))
  const results = others.filter(isResult)
  const needed = [lead, ...own.filter(isMust)]
  const chosen = [...needed, ...results].slice(1, Math.max(needed.length, Math.min(most, room)))
  // What lasts stands behind what was achieved, not between.
  const strong = [lead, ...chosen.filter(isResult), ...chosen.filter((it) => !isResult(it))]
  const asked = others.filter((it) => !results.includes(it) && isAsked(it) && !isListOfChores(it))
  // Where little of the role is asked for, how much of it there was says more than silence.
  const counted = others.filter((it) => !results.includes(it) && !asked.includes(it) && isCounted(it))
  const plain = [...asked.filter(isCounted), ...asked.filter((it) => !isCounted(it)), ...counted]
  return [...strong, ...plain.slice(0, Math.max(0, Math.min(mostPlain, room) - strong.length))]
}

/** How much of what is asked a line must have that answers nothing by name. */
const muchAsked = 0.4

const isAsked = ({ serves, relevance }: Proof) => serves.length > 0 || relevance >= muchAsked

/** `My duties include the temperature log`: true, and no argument. */
export const isListOfChores = (proof: Proof) => proof.spoken.subject === 'my duties' && !isCounted(proof)

const isCounted = ({ source }: Proof) => /\p{N}/u.test(source.text)

/** How much a line must say besides what it answers: `I use SAP` is no proof of SAP. */
const leastAdded = 3

const tellsMore = ({ stems }: Proof, { words }: Need) => {
  const known = new Set(contentStems(words))
  return known.size > 1 && stems.filter((stem) => !known.has(stem)).length >= leastAdded
}

/** What must not be missing, and what the person said when asked; else what answers something that can be named, of the same role or of one other. */
function moreOf({ proofs, musts }: Ground, main: readonly Proof[], needs: readonly Need[], room: number): Proof[] {
  const others = proofs.filter((proof) => !main.includes(proof))
  const wanted = others.filter(({ source }) => musts.has(source.id))
  const said = others.filter((proof) => proof.source.kind === 'fact' && !wanted.includes(proof)).slice(0, 1)
  const fresh = others.filter((proof) => needs.some((need) => isAnswered(need, [proof]) && tellsMore(proof, need)))
  const first = [...wanted, ...said]
  return first.length > 0 ? first : fresh.slice(0, Math.max(0, room))
}
