import { withoutLegalForm } from '../language/legal-form.ts'
import { patternOf } from '../language/patterns.ts'
import { letterWords } from '../words/letter.ts'
import { cleaned } from './achievements.ts'
import type { Ad } from './ad.ts'
import type { Choice } from './choice.ts'
import { draft, type Piece, say } from './draft.ts'
import type { LetterSentence, LetterStyle } from './letter.ts'
import { namesOf } from './opening.ts'

type Wordings = readonly [Piece[], ...Piece[][]]

/** None of them begins with `I`: the sentences before do. */
const talks: Record<LetterStyle, (company: Piece[]) => Wordings> = {
  professional: (company) => [
    say`Thank you for reading this; I would be glad to talk about the role with you`,
    say`If this is what ${company} needs, I would be glad to talk`,
    say`If you would like to know more, I would be glad to go through any of this with you in person`,
  ],
  warm: (company) => [
    say`It would be good to meet you and to hear more about the people I would work with`,
    say`If this sounds useful to ${company}, I would be very glad to talk and to answer your questions`,
  ],
  concise: () => [
    say`Please write or call if you would like to know more`,
    say`If this is of use to you, I would be glad to talk about the role`,
    say`Questions are welcome, and I would be glad to meet`,
  ],
  enthusiastic: (company) => [
    say`Let us talk about how I could be of use to ${company}`,
    say`It would be a pleasure to hear more about the role, and I am ready for your questions`,
    say`Let us talk: I would love to hear more about ${company} and to go through any of this with you`,
  ],
}

const thanks: Partial<Record<LetterStyle, Piece[]>> = {
  warm: say`Thank you for your time and for reading this`,
  enthusiastic: say`I look forward to hearing from you`,
}

/** The offer to talk. */
export function closing(from: Ad, style: LetterStyle, choice: Choice): LetterSentence[] {
  const courtesy = thanks[style]
  return [draft(choice(talks[style](namesOf(from).company), 'talk')), ...(courtesy ? [draft(courtesy)] : [])]
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
