import { stoppedSentences } from '../language/line-sentences.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { cleaned } from './achievements.ts'
import type { Ad } from './ad.ts'
import { type Choice, chosenAmong } from './choice.ts'
import { draft, openingOf, type Piece, say } from './draft.ts'
import { isToldBy, tellsSameResult } from './evidence.ts'
import type { LetterSentence, LetterStyle } from './letter.ts'
import { answersTo, type Need, said } from './needs.ts'
import type { Engagement, Proof } from './proofs.ts'
import { begun, type Said } from './said.ts'
import type { Introduction } from './self.ts'
import { namesOf, plainWishes, wishesFor, wishesOf } from './wishes.ts'

/** Which role, and nothing else. */
export const wishOf = (from: Ad, style: LetterStyle, choice: Choice): LetterSentence =>
  draft(choice(plainWishes[style](namesOf(from)), 'wish'))

interface Opening {
  ad: Ad
  introductions: readonly Introduction[]
  /** The newest role, where the letter argues from it. */
  engagement: Engagement | null
  style: LetterStyle
  motivation: readonly LetterSentence[]
  /** What of the advertisement the letter answers first, and with what. */
  need: Need | null
  proofs: readonly Proof[]
}

/** Which role, who is writing, and what connects the two: the person's own reason, else the work itself. */
export function opening(
  { ad: from, introductions, engagement, style, motivation, need, proofs }: Opening,
  state: Said,
  choice: Choice,
): LetterSentence[] {
  const isToldLater = (text: string) =>
    proofs.some(({ source }) => isToldBy(text, source.text) || tellsSameResult(text, source.text))
  const who = introductions
    .filter(({ text }) => !isToldLater(text))
    .map(({ text, source }) => draft(say`${text}`, [source]))
    .filter(state.isHonest)
    .slice(0, style === 'concise' ? 1 : 2)
  const held = who.length === 0 && engagement ? holderWish(engagement, from, style, state, choice) : null
  const after = [...who, ...motivation]
  // The next sentences begin with `I` already.
  const isCrowded = after.slice(0, 2).filter(({ text }) => text.startsWith('I ')).length === 2
  const isSayable = (pieces: Piece[]) => state.isHonest(draft(pieces))
  const isNew = (pieces: Piece[]) => !isCrowded || openingOf(pieces) !== 'I'
  const wishes = need ? wishesFor(need, namesOf(from), style) : plainWishes[style](namesOf(from))
  const wish = held ?? draft(chosenAmong(wishes, [isSayable, isNew], choice, 'wish'))
  const point = held && need ? [draft(choice(points(need), 'point'), answersTo(need, proofs))] : []
  const sentences = [wish, ...point, ...after]
  for (const { text } of sentences) begun(state, text)
  return sentences
}

/** By the role that the letter is about. */
function holderWish(
  engagement: Engagement,
  from: Ad,
  style: LetterStyle,
  state: Said,
  choice: Choice,
): LetterSentence | null {
  const wordings = wishesOf(engagement, namesOf(from), style)
  const sentence = wordings && draft(choice(wordings, 'holder'), [engagement.source])
  if (!sentence || !state.isHonest(sentence)) return null
  state.employers.add(engagement.name)
  state.introduced = engagement.id
  return sentence
}

/** What the rest of the letter is about. */
const points = (need: Need): readonly [Piece[], ...Piece[][]] => [
  say`${said(need)}, and that is what I would like to speak to`,
  say`${said(need)}: let me start there`,
  say`${said(need)}, and that is what this letter is about`,
]

const longestReason = 90

/** The person's reason in their own words, sentence by sentence. */
export function motivationOf(text: string | undefined): LetterSentence[] {
  const words = cleaned(text ?? '')
    .split(' ')
    .slice(0, longestReason)
    .join(' ')
  if (words === '') return []
  return stoppedSentences(words).map((it) => draft(asReason(it.replace(/!+/g, '.')), ['motivation']))
}

const hasVerb = patternOf(letterWords.hasVerb, '')

const ofSelfOrYou = patternOf(letterWords.ofSelfOrYou)

function asReason(text: string): Piece[] {
  if (/^because\b/i.test(text)) return say`I am interested in this role ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  if (/^to \p{Ll}/u.test(text)) return say`I would like ${text}`
  const isSentence = ofSelfOrYou.test(text) || hasVerb.test(text)
  return isSentence ? say`${text}` : say`My reason: ${text}`
}
