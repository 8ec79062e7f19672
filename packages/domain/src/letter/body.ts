import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import type { Choice } from './choice.ts'
import { draft, openingOf, type Piece, say, wordsIn } from './draft.ts'
import { type Lead, leadsFor } from './leads.ts'
import type { LetterSentence } from './letter.ts'
import { type Need, withArticle } from './needs.ts'
import { type Proof, said } from './proofs.ts'
import { begun, type Said } from './said.ts'

interface Wording {
  choice: Choice
  /** What of the advertisement the paragraph answers. */
  need: Need | null
  /** Other than 0 where the paragraph is wanted in other words. */
  turn: number
}

/** A paragraph of proofs: what they ask for, where that is named, then what the person did. */
export function proofParagraph(
  proofs: readonly Proof[],
  state: Said,
  { choice, need, turn }: Wording,
): LetterSentence[] {
  const ordered = [...proofs.slice(turn % proofs.length), ...proofs.slice(0, turn % proofs.length)]
  // A demand is named in the sentence that answers it; a duty wants a sentence of its own.
  const ask = need?.form === 'thing' && isDirect(ordered[0], state) ? need : null
  const frame = need && !ask ? topicSentence(need, choice) : null
  if (frame) begun(state, frame.text)
  const told = mergedPairs(ordered).flatMap((merged, at) => {
    const occasion = { slot: String(at), ask: at === 0 ? ask : null, framed: frame !== null && at === 0 }
    return proofSentence(merged, state, choice, occasion) ?? []
  })
  return told.length === 0 ? [] : [...(frame ? [frame] : []), ...told]
}

/** What the paragraph answers; an earlier one has answered something else. */
function topicSentence(need: Need, choice: Choice): LetterSentence {
  return draft([...choice(topics[need.form], 'topic'), ...withArticle(need)])
}

const topics: Record<Need['form'], readonly [Piece[], ...Piece[][]]> = {
  verb: [say`Another part of the role is to `, say`Part of the work is to `, say`You are looking for someone to `],
  third: [say`You are looking for someone who `, say`The role is for someone who `],
  noun: [say`Another part of the role is `, say`There is another side to the role: `, say`The role involves `],
  thing: [say`Your advertisement mentions `, say`You mention `, say`Your advertisement asks for `],
}

/** A first mention of an employer, by a line in the first person. */
const isDirect = (proof: Proof | undefined, { employers, engagements }: Said) =>
  proof?.engagement?.kind === 'role' &&
  proof.spoken.subject === 'I' &&
  !employers.has(proof.engagement.name) &&
  !engagements.has(proof.engagement.id)

/** Two short lines of one engagement and tense read better as one sentence. */
function mergedPairs(proofs: readonly Proof[]): [Proof, ...Proof[]][] {
  const groups: [Proof, ...Proof[]][] = []
  for (const proof of proofs) {
    const last = groups.at(-1)
    if (last && last.length === 1 && fitTogether(last[0], proof)) last.push(proof)
    else groups.push([proof])
  }
  return groups
}

/** `my work includes welding and …` */
const isWork = ({ spoken: { subject, rest, predicate } }: Proof) =>
  subject === 'my work' && rest === '' && !/[:,(]/.test(predicate)

const isJoined = patternOf(letterWords.isJoined, '')

const mergeable = ({ spoken: { subject, rest, predicate } }: Proof) =>
  subject === 'I' && rest === '' && !isJoined.test(predicate)

const fitTogether = (a: Proof, b: Proof) =>
  a.engagement?.id === b.engagement?.id &&
  a.spoken.tense === b.spoken.tense &&
  ((mergeable(a) && mergeable(b)) || (isWork(a) && isWork(b))) &&
  `${a.spoken.predicate} ${b.spoken.predicate}`.split(' ').length <= 24

interface Occasion {
  slot: string
  ask?: Need | null
  framed?: boolean
  /** Whether there is room for it. */
  fits?: (sentence: LetterSentence) => boolean
}

/** A proof as a sentence that says where, once; null where no way to say it stands up to the sources. */
export function proofSentence(
  proofs: readonly [Proof, ...Proof[]],
  state: Said,
  choice: Choice,
  { slot, ask = null, framed = false, fits = () => true }: Occasion,
): LetterSentence | null {
  const [proof] = proofs
  const { engagement } = proof
  const told = proofs.map((it, at) => (at > 0 ? said(it).replace(/^include[ds] /, '') : said(it)))
  const predicate = told.join(/ and /.test(told.join()) ? ', and ' : ' and ')
  const sources = [...proofs.map(({ source }) => source.id), ...(engagement ? [engagement.source] : [])]
  const leads = leadsFor({ proof, predicate, single: proofs.length === 1 }, state, ask, framed)
  for (const { name, pieces } of inOrder(leads, state, choice, slot)) {
    const sentence = draft(pieces, sources)
    if (!fits(sentence) || !state.isHonest(sentence)) continue
    if (name) state.turnsOfPhrase.add(name)
    if (engagement) state.engagements.add(engagement.id)
    if (engagement) state.employers.add(engagement.name)
    begun(state, sentence.text)
    state.engagement = engagement
    state.before = engagement ?? state.before
    return sentence
  }
  return null
}

/** The ways to begin, those first that are new and begin otherwise than the last sentence; never a third time alike. */
function inOrder(leads: readonly Lead[], state: Said, choice: Choice, slot: string): Lead[] {
  const isUsed = ({ name }: Lead) => name !== null && state.turnsOfPhrase.has(name)
  const differs = ({ pieces }: Lead) => openingOf(pieces) !== state.opening
  const adds = ({ pieces }: Lead) => / also /.test(wordsIn(pieces))
  const rank = (lead: Lead) =>
    (isUsed(lead) ? 4 : 0) + (differs(lead) ? 0 : state.run > 1 ? 6 : 2) + (state.also && adds(lead) ? 8 : 0)
  return turned(leads, choice, slot).sort((a, b) => rank(a) - rank(b))
}

function turned<T>(items: readonly T[], choice: Choice, slot: string): T[] {
  const [first, ...others] = items.map((_, index) => index)
  if (first === undefined) return []
  const start = choice([first, ...others], `lead ${slot}`)
  return [...items.slice(start), ...items.slice(0, start)]
}
