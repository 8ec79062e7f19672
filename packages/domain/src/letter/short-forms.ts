import type { LetterGround } from './ground.ts'
import { type Letter, type LetterProof, type LetterSentence, textOf } from './letter.ts'
import { shortForms } from './texts.ts'

/** As much as the forms take that ask for a few words. */
const longest = 300
const mostLines = 2

const listed = (lines: readonly LetterProof[]) => lines.map(({ line }) => `• ${line}`)

/** [LT13] The opening, and below it as many of the strongest lines as there is room for, two at most. */
export function shortMessageOf(opening: readonly LetterSentence[], shown: readonly LetterProof[]): string {
  const whole = textOf(opening)
  const lines = [whole.length <= longest ? whole : textOf(opening.slice(0, 1))]
  for (const line of listed(shown.slice(0, mostLines)))
    if ([...lines, line].join('\n').length <= longest) lines.push(line)
  return lines.join('\n')
}

/** [LT13] What goes with the files: which role, the strongest lines, what is attached, how to reach the person. */
export function emailOf(
  { salutation, signOff, signature, role }: Pick<Letter, 'salutation' | 'signOff' | 'signature' | 'role'>,
  opening: readonly LetterSentence[],
  shown: readonly LetterProof[],
  { document, isBritish }: LetterGround,
): Pick<Letter, 'emailSubject' | 'emailBody'> {
  const english = isBritish ? 'british' : 'american'
  const phone = document.basics.phone?.trim() ?? ''
  const reached = phone === '' ? [] : [shortForms.phone[english].replace('{phone}', () => phone)]
  const lines = shown.length === 0 ? [] : [[shortForms.strongest, ...listed(shown.slice(0, mostLines))].join('\n')]
  const subject = role === '' ? 'Application' : shortForms.subject.replace('{role}', () => role)
  return {
    emailSubject: [subject, signature].filter(Boolean).join(', '),
    emailBody: [
      ...[salutation, textOf(opening), ...lines],
      [shortForms.attached[english], ...reached].join(' '),
      [signOff, signature].filter(Boolean).join('\n'),
    ].join('\n\n'),
  }
}
