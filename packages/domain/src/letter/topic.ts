import type { Ad, Ask, Duty } from './ad.ts'
import type { Choice } from './choice.ts'
import { ad, draft, type Piece, say, series } from './draft.ts'
import type { LetterSentence } from './letter.ts'
import type { Proof } from './proofs.ts'
import type { Said } from './said.ts'

/** What of the advertisement a paragraph answers. */
export interface Topic {
  asks: Ask[]
  duty: Duty | null
  isAnsweredBy: (proof: Proof) => boolean
}

/** One of the duties, or up to two of the demands: by turns, the best answered first. */
export function topicOf(proofs: readonly Proof[], { asks, duties }: Ad, state: Said, index: number): Topic | null {
  const [duty] = answered(duties, proofs, state)
  const [ask, ...others] = answered(asks, proofs, state).filter(({ words }) => !state.named.has(words))
  if (duty && (!ask || index % 2 === 0)) {
    state.ads.add(duty.words)
    return { asks: [], duty, isAnsweredBy: ({ serves }) => serves.includes(duty.row) }
  }
  if (!ask) return null
  const second = others.find(({ words }) => isPlain(words) && isPlain(ask.words))
  const chosen = second ? [ask, second] : [ask]
  for (const { words } of chosen) state.ads.add(words)
  return { asks: chosen, duty: null, isAnsweredBy: ({ serves }) => serves.includes(ask.row) }
}

/** What the proofs answer and no sentence has yet. */
export function answered<T extends Ask | Duty>(of: readonly T[], proofs: readonly Proof[], { ads }: Said): T[] {
  const worth = ({ row, words }: T) =>
    ads.has(words) ? 0 : Math.max(0, ...proofs.map(({ serves, score }) => (serves.includes(row) ? score : 0)))
  return of
    .map((it) => ({ it, value: worth(it) * ('weight' in it ? it.weight : 1) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ it }) => it)
}

const isPlain = (words: string) => !/,| (?:and|or) /.test(words)

type Wordings = readonly [Piece[], ...Piece[][]]

/** `isFirst`: nothing of the advertisement has been named in this way. */
export function topicSentence({ asks, duty }: Topic, choice: Choice, index: number, isFirst: boolean): LetterSentence {
  const words = series((duty ? [duty] : asks).map((it) => ad(it.words)))
  const kind = duty ? duty.form : 'asked'
  return draft([...choice(openings[kind][isFirst ? 'first' : 'later'], `topic ${index}`), ...words])
}

const openings: Record<Duty['form'] | 'asked', { first: Wordings; later: Wordings }> = {
  verb: {
    first: [say`You need someone to `, say`You are looking for someone to `, say`Part of the role is to `],
    later: [say`You also need someone to `, say`Another part of the role is to `],
  },
  third: { first: [say`You need someone who `], later: [say`You also need someone who `] },
  noun: { first: [say`The role includes `], later: [say`The role also includes `] },
  asked: {
    first: [say`You ask for `, say`Your advertisement asks for `, say`You mention `],
    later: [say`You also ask for `, say`Your advertisement also asks for `, say`You also mention `],
  },
}
