import { withoutLegalForm } from '../language/legal-form.ts'
import { patternOf } from '../text/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { cleaned } from './achievements.ts'
import type { Ad } from './ad.ts'
import type { Choice } from './choice.ts'
import { draft, type Piece, say } from './draft.ts'
import type { LetterSentence, LetterStyle } from './letter.ts'
import { employerName } from './names.ts'
import { answersTo, type Need, thingOf, wordsOf } from './needs.ts'
import type { Proof } from './proofs.ts'
import { type Names, namesOf, type Wordings } from './wishes.ts'

/** None of them begins with `I`: the sentences before do. */
const talks: Record<LetterStyle, (names: Names) => Wordings> = {
  professional: ({ company, role }) => [
    say`Thank you for reading this; I would be glad to talk about ${role} with you`,
    say`If this is what ${company} needs, I would be glad to talk`,
    say`If you would like to know more, I would be glad to go through any of this with you in person`,
  ],
  warm: ({ company }) => [
    say`Thank you for reading this; it would be good to meet you and the people I would work with`,
    say`If this sounds useful to ${company}, I would be very glad to talk and to answer your questions`,
  ],
  concise: ({ role }) => [
    say`Please write or call if you would like to know more`,
    say`If this is useful to you, I would be glad to talk about ${role}`,
    say`Questions are welcome, and I would be glad to meet`,
  ],
  enthusiastic: ({ company, role }) => [
    say`Let us talk about how I could help ${company}`,
    say`It would be a pleasure to hear more about ${role}, and I am ready for your questions`,
    say`Let us talk: I would love to hear more about ${company} and to go through any of this with you`,
  ],
}

/** `what it takes to run 300 colonies`, `varroa control`. */
const subjectOf = (need: Need): Piece[] =>
  need.form === 'verb'
    ? say`what it takes to ${wordsOf(need)}`
    : need.form === 'third'
      ? say`the work of someone who ${wordsOf(need)}`
      : say`${thingOf(need)}`

const talksAbout: Record<LetterStyle, (names: Names, subject: Piece[]) => Wordings> = {
  professional: ({ at }, subject) => [
    say`Thank you for reading this; I would be glad to talk with you about ${subject}`,
    say`If you would like to talk about ${subject}, I would be glad to meet`,
    say`Please ask me about ${subject}: I would be glad to say more in person`,
    say`A conversation about ${subject}${at} would be welcome`,
  ],
  warm: ({ company, at }, subject) => [
    say`Thank you for your time; it would be good to meet and to talk about ${subject}`,
    say`It would be a pleasure to talk with ${company} about ${subject}, and to answer your questions`,
    say`If you would like to talk about ${subject}${at}, I would be very glad to come in`,
    say`Thank you for reading this, and please do ask me about ${subject}`,
  ],
  concise: ({ at }, subject) => [
    say`Please call if you would like to talk about ${subject}`,
    say`To talk about ${subject}, please write or call`,
    say`Questions about ${subject}${at} are welcome`,
  ],
  enthusiastic: ({ at }, subject) => [
    say`Let us talk about ${subject}: I look forward to hearing from you`,
    say`It would be a pleasure to talk about ${subject}, and I am ready for your questions`,
    say`Let us meet: I would love to hear more about ${subject}${at}`,
  ],
}

const talksOf: Record<LetterStyle, (names: Names, employer: string) => Wordings> = {
  professional: (_, employer) => [
    say`Thank you for reading this; I would be glad to tell you more about my work at ${employer}`,
    say`If you would like to know more about my work at ${employer}, I would be glad to meet`,
    say`Please ask me anything about my work at ${employer}: I would be glad to talk`,
    say`Should you want to know more about my work at ${employer}, I would be glad to tell you in person`,
    say`If my work at ${employer} is of interest to you, I would be glad to come in and talk`,
  ],
  warm: ({ company }, employer) => [
    say`Thank you for your time; it would be good to meet and to tell you more about my work at ${employer}`,
    say`If my work at ${employer} sounds useful to ${company}, I would be very glad to talk`,
    say`Please do ask me about my work at ${employer}: I would be happy to tell you more in person`,
  ],
  concise: (_, employer) => [
    say`Questions about my work at ${employer} are welcome`,
    say`Please call if you would like to know more about my work at ${employer}`,
    say`For more about my work at ${employer}, please write or call`,
  ],
  enthusiastic: ({ company }, employer) => [
    say`Let us talk: I would love to tell you more about my work at ${employer}`,
    say`It would be a pleasure to tell you more about my work at ${employer}, and to hear about yours`,
    say`Let us talk about what I could bring from ${employer} to ${company}`,
  ],
}

/** What the last sentence is about: something that they need, else the place that the letter argues from. */
interface Subject {
  need: Need | null
  proofs: readonly Proof[]
}

/** The offer to talk. */
export function closing(from: Ad, style: LetterStyle, choice: Choice, about?: Subject): LetterSentence {
  const names = namesOf(from)
  const { need = null, proofs = [] } = about ?? {}
  if (need) return draft(choice(talksAbout[style](names, subjectOf(need)), 'talk'), answersTo(need, proofs))
  const engagement = proofs[0]?.engagement
  const employer = engagement?.kind === 'role' ? employerName(engagement.name) : ''
  return engagement && employer !== ''
    ? draft(choice(talksOf[style](names, employer), 'talk'), [engagement.source])
    : draft(choice(talks[style](names), 'talk'))
}

const signOffs: Record<LetterStyle, [american: string, british: string]> = {
  professional: ['Sincerely,', 'Yours sincerely,'],
  warm: ['Warm regards,', 'With kind regards,'],
  concise: ['Best regards,', 'Kind regards,'],
  enthusiastic: ['Best regards,', 'Kind regards,'],
}

export const signOffFor = (style: LetterStyle, isBritish: boolean): string => signOffs[style][isBritish ? 1 : 0]

const greets = patternOf(letterWords.greets)

/** Addressed to whom the person named; else to the team. */
export function salutationFor(recipient: string | undefined, from: Ad, style: LetterStyle): string {
  // `Sarah Whitlock, Head of Nursing` is greeted by her name.
  const [name = ''] = cleaned(recipient ?? '')
    .slice(0, 80)
    .split(/[,:]|\.$/)
  if (name) return greets.test(name) ? `${name},` : `Dear ${name},`
  const company = withoutLegalForm(from.company)
  const isFriendly = style === 'warm' || style === 'enthusiastic'
  return isFriendly && company !== '' && company.split(' ').length <= 4 ? `Dear ${company} team,` : 'Dear hiring team,'
}
