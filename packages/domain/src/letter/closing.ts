import { withoutLegalForm } from '../english/legal-form.ts'
import { cleaned } from './achievements.ts'
import type { Ad, Duty } from './ad.ts'
import type { Choice } from './choice.ts'
import { ad, draft, type Part, say, series } from './draft.ts'
import type { LetterSentence, LetterStyle } from './letter.ts'
import { namesOf } from './opening.ts'
import type { Proof } from './proofs.ts'
import type { Said } from './said.ts'

type Wordings = readonly [Part[], ...Part[][]]

/** None of them begins with `I`: the sentences before do. */
const talks: Record<LetterStyle, (company: Part[]) => Wordings> = {
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

/** The offer to talk. */
export const closing = (from: Ad, style: LetterStyle, choice: Choice): LetterSentence[] => [
  draft(choice(talks[style](namesOf(from).company), 'talk')),
]

/** How the duties that the advertisement names are strung together. */
const works: Record<Duty['form'], [opening: Part[], before: string]> = {
  verb: [say`As I read your advertisement, the work is to `, 'to '],
  third: [say`As I read your advertisement, you need someone who `, 'who '],
  noun: [say`As I read your advertisement, the work includes `, ''],
}

const mostNamed = 4

/** The work in the advertisement's words, as something to talk about: for whoever has little else to tell. */
export function workDescribed(
  from: Ad,
  proofs: readonly Proof[],
  style: LetterStyle,
  isBritish: boolean,
  { ads }: Said,
): LetterSentence[] {
  // What a line of the person's answers is not asked about.
  const open = from.duties.filter(({ row, words }) => !ads.has(words) && !proofs.some((it) => it.serves.includes(row)))
  const [named = []] = (['verb', 'noun', 'third'] as const)
    .map((form) => open.filter((it) => it.form === form).slice(0, mostNamed))
    .sort((a, b) => b.length - a.length)
  const [first] = named
  if (!first || named.length < 2) return []
  const [opening, before] = works[first.form]
  const { company } = namesOf(from)
  const sentences = [
    draft([
      ...opening,
      ...series(
        named.map(({ words }) => ad(words)),
        before,
      ),
    ]),
    draft(say`It would be good to hear which of these matters most to ${company}, and how you go about it today`),
    draft(
      say`The dates and details of what I have done so far are in my ${{ frame: isBritish ? 'CV' : 'resume' }}, and questions about any of it are welcome`,
    ),
  ]
  return style === 'concise' ? sentences.slice(0, 1) : sentences
}

const signOffs: Record<LetterStyle, [american: string, british: string]> = {
  professional: ['Sincerely,', 'Yours sincerely,'],
  warm: ['Warm regards,', 'With kind regards,'],
  concise: ['Best regards,', 'Kind regards,'],
  enthusiastic: ['Best regards,', 'Kind regards,'],
}

export const signOffFor = (style: LetterStyle, isBritish: boolean): string => signOffs[style][isBritish ? 1 : 0]

/** Addressed to whom the person named; else to the team. */
export function salutationFor(recipient: string | undefined, from: Ad, style: LetterStyle): string {
  // `Sarah Whitlock, Head of Nursing` is greeted by her name.
  const [name = ''] = cleaned(recipient ?? '')
    .slice(0, 80)
    .split(/[,:]|\.$/)
  if (name) return /^(?:dear|hello|hi|good)\b/i.test(name) ? `${name},` : `Dear ${name},`
  const company = withoutLegalForm(from.company)
  const isFriendly = style === 'warm' || style === 'enthusiastic'
  return isFriendly && company !== '' && company.split(' ').length <= 4 ? `Dear ${company} team,` : 'Dear hiring team,'
}
