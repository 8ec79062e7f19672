import { affirmedSkills } from '../held/index.ts'
import { withoutLegalForm } from '../language/legal-form.ts'
import { stoppedSentences } from '../language/line-sentences.ts'
import { patternOf } from '../language/patterns.ts'
import { contentStems } from '../language/words.ts'
import type { LedgerRow } from '../match/index.ts'
import { letterWords } from '../words/letter.ts'
import { cleaned } from './achievements.ts'
import type { Ad } from './ad.ts'
import { proofSentence } from './body.ts'
import type { Choice } from './choice.ts'
import { ad, draft, openingOf, type Piece, say, series } from './draft.ts'
import type { LetterSentence, LetterStyle } from './letter.ts'
import { employerName, titleName, withArticle } from './names.ts'
import type { Engagement, Proof } from './proofs.ts'
import { begun, type Said } from './said.ts'
import type { Introduction } from './self.ts'
import type { Tie } from './tie.ts'
import { answered } from './topic.ts'

/** The role and the company in the middle of a sentence, as far as the advertisement names them. */
export function namesOf({ role, company }: Ad) {
  const name = withoutLegalForm(company)
  return {
    role: role ? say`the role of ${role}` : say`the role you advertise`,
    at: name ? say` at ${name}` : [],
    company: name ? say`${name}` : say`your team`,
    as: role ? say` as ${/^\p{Ll}/u.test(role) ? withArticle(role) : role}` : say` in the role you advertise`,
  }
}

type Names = ReturnType<typeof namesOf>

const wishes: Record<LetterStyle, (names: Names) => readonly [Piece[], ...Piece[][]]> = {
  professional: ({ role, at }) => [
    say`I am applying for ${role}${at}`,
    say`I would like to be considered for ${role}${at}`,
    say`Please consider me for ${role}${at}`,
  ],
  warm: ({ role, at, company, as }) => [
    say`I would be glad to join ${company}${as}`,
    say`Thank you for taking the time to read my application for ${role}${at}`,
    say`I would be happy to work with you${as}${at}`,
  ],
  concise: ({ role, at }) => [
    say`My application is for ${role}${at}`,
    say`Here is my application for ${role}${at}`,
    say`I would like to take on ${role}${at}`,
  ],
  enthusiastic: ({ role, at, company, as }) => [
    say`I would love to work for ${company}${as}`,
    say`Yours is work I would love to do: ${role}${at}`,
    say`I want to join ${company}${as}, and I would like to show you why that makes sense`,
  ],
}

/** `isCrowded`: the next sentences begin with `I` already. */
export function wishOf(from: Ad, style: LetterStyle, choice: Choice, isCrowded = false): LetterSentence {
  const all = wishes[style](namesOf(from))
  const [first, ...others] = isCrowded ? all.filter((pieces) => openingOf(pieces) !== 'I') : all
  return draft(choice(first ? [first, ...others] : all, 'wish'))
}

interface Opening {
  ad: Ad
  introductions: readonly Introduction[]
  /** The newest role. */
  engagement: Engagement | null
  style: LetterStyle
  motivation: readonly LetterSentence[]
  /** What the company does, next to something of the person's own. */
  tie: Tie | null
  proofs: readonly Proof[]
  ledger: readonly LedgerRow[]
}

/** Which role, who is writing, and what connects the two: the person's own reason, else the work itself. */
export function opening(
  { ad: from, introductions, engagement, style, motivation, tie, proofs, ledger }: Opening,
  state: Said,
  choice: Choice,
): LetterSentence[] {
  const who = introduction(introductions, engagement, style, state)
  const after = [...who, ...motivation]
  const isCrowded = after.slice(0, 2).filter(({ text }) => text.startsWith('I ')).length === 2
  const sentences = [wishOf(from, style, choice, isCrowded), ...after]
  for (const { text } of sentences) begun(state, text)
  if (motivation.length > 0) return sentences
  const tied = tie ? tiedSentences(tie, state, choice) : []
  const isSilent = tied.length > 0 || style === 'concise'
  return [...sentences, ...tied, ...(isSilent ? [] : common(from, proofs, ledger, state))]
}

/** As the summary has it; else by the newest role. */
function introduction(
  introductions: readonly Introduction[],
  engagement: Engagement | null,
  style: LetterStyle,
  state: Said,
): LetterSentence[] {
  const own = introductions.map(({ text, source }) => draft(say`${text}`, [source])).filter(state.isHonest)
  const [first, second] = own
  const role = !first && engagement ? currentRole(engagement, state) : null
  return [first, style === 'concise' ? null : second, role].filter(
    (sentence) => sentence !== null && sentence !== undefined,
  )
}

function tiedSentences(tie: Tie, state: Said, choice: Choice): LetterSentence[] {
  const opener = tie.said.slice(0, -tie.quote.length)
  const facts = draft([...(opener === 'You ' ? say`You ` : say`${opener}`), ad(tie.quote)])
  begun(state, facts.text)
  const proof = proofSentence([tie.proof], state, choice, { slot: 'tie' })
  return proof ? [facts, proof] : []
}

const mostCommon = 3

/** What stands on their list and in the person's lines: the reason for the letter, where no other is given. */
function common({ asks }: Ad, proofs: readonly Proof[], ledger: readonly LedgerRow[], state: Said): LetterSentence[] {
  const met = new Set(ledger.filter(({ status }) => status === 'met').map(({ requirement }) => requirement))
  const shown = asks.filter(({ row }) => met.has(row))
  const plain = answered(shown, proofs, state).flatMap(({ words }) => {
    const proof = proofs.find((it) => says(it, words))
    return proof && !/,| (?:and|or) /.test(words) && words.split(' ').length <= 4 ? [{ words, proof }] : []
  })
  const named = plain.slice(0, mostCommon)
  if (named.length < 2) return []
  for (const { words } of named) state.named.add(words)
  const behind = named.map(({ proof }) => proof.source.id)
  const end = named.length === 2 ? say`, and my work has involved both` : say`, and my work has involved all three`
  return [draft([...say`You ask for `, ...series(named.map(({ words }) => ad(words))), ...end], behind)]
}

/** To have done it takes the very thing: a line that only shares some of its words is about something near it. */
function says({ source, stems }: Proof, words: string): boolean {
  const skills = affirmedSkills(words).map(({ skill }) => skill.name)
  const own = new Set(affirmedSkills(source.text).map(({ skill }) => skill.name))
  return skills.length > 0 ? skills.every((it) => own.has(it)) : contentStems(words).every((it) => stems.includes(it))
}

function currentRole(engagement: Engagement, state: Said): LetterSentence | null {
  const employer = employerName(engagement.name)
  const title = titleName(engagement)
  if (!employer || !title) return null
  const now = engagement.from
    ? say`Since ${engagement.from}, I have been ${withArticle(title)} at ${employer}`
    : say`At present, I am ${withArticle(title)} at ${employer}`
  const sentence = draft(engagement.current ? now : say`Most recently, I was ${withArticle(title)} at ${employer}`, [
    engagement.source,
  ])
  if (!state.isHonest(sentence)) return null
  state.employers.add(engagement.name)
  state.introduced = engagement.id
  return sentence
}

const longestReason = 90

/** The person's reason in their own words, sentence by sentence. */
export function motivationOf(text: string | undefined): LetterSentence[] {
  const words = cleaned(text ?? '')
    .split(' ')
    .slice(0, longestReason)
    .join(' ')
  if (words === '') return []
  return stoppedSentences(words).map((said) => draft(asReason(said.replace(/!+/g, '.')), ['motivation']))
}

const hasVerb = patternOf(letterWords.hasVerb, '')

const ofSelfOrYou = patternOf(letterWords.ofSelfOrYou)

function asReason(text: string): Piece[] {
  if (/^because\b/i.test(text)) return say`I am interested in this role ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  if (/^to \p{Ll}/u.test(text)) return say`I would like ${text}`
  const isSentence = ofSelfOrYou.test(text) || hasVerb.test(text)
  return isSentence ? say`${text}` : say`My reason: ${text}`
}
