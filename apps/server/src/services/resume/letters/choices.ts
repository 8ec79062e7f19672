import type { LetterForm, LetterStyle } from '@bespeak/domain/letter/index.ts'
import * as z from 'zod'
import { checked, shortText, text } from '../input.ts'
import type { Choices, WantedLetter } from './kept-letter.ts'

const styles = ['professional', 'warm', 'concise', 'enthusiastic'] as const satisfies readonly LetterStyle[]

const forms = ['highlights', 'pairs'] as const satisfies readonly LetterForm[]

const styleChoice = z.object({ style: z.enum(styles, `A style must be one of ${styles.join(', ')}.`).nullish() })

const choice = z.object({
  motivation: shortText('A reason', 300),
  whyHere: shortText('A reason', 300),
  form: z.enum(forms, `A form must be one of ${forms.join(', ')}.`).nullish(),
  proofs: z
    .array(text.max(600, 'Each line can have at most 600 characters.'))
    .max(6, 'At most six lines can be shown.')
    .nullish(),
  recipient: shortText('A recipient', 120),
  achievements: z
    .array(text.max(600, 'Each thing to show can have at most 600 characters.'))
    .max(3, 'At most three can be shown.')
    .nullish(),
  writer: shortText('A writer', 100),
  replaceParagraph: z.int().min(0, 'The first paragraph is 0.').nullish(),
})

/** What was sent; what was not is undefined. */
export function styleFrom(style: string | null | undefined): LetterStyle | undefined {
  return checked(styleChoice, { style }).style ?? undefined
}

export function choicesFrom(input: object | null | undefined) {
  const { whyHere, proofs, ...given } = checked(choice, input ?? {})
  const filled = (texts: string[] | null | undefined) => texts?.filter((it) => it !== '')
  return {
    ...given,
    whyHere: whyHere ?? null,
    motivation: whyHere === undefined ? given.motivation : whyHere,
    achievements: filled(given.achievements),
    only: filled(proofs),
    replaceParagraph: given.replaceParagraph ?? null,
  }
}

/** What is sent, in place of what was chosen before. */
export const changedChoices = (
  sent: Partial<ReturnType<typeof choicesFrom>>,
  before?: (Choices & { form?: LetterForm | undefined }) | null,
): WantedLetter => ({
  motivation: sent.motivation === undefined ? (before?.motivation ?? null) : sent.motivation,
  recipient: sent.recipient === undefined ? (before?.recipient ?? null) : sent.recipient,
  achievements: sent.achievements ?? before?.achievements ?? [],
  only: sent.only ?? before?.only ?? [],
  form: sent.form ?? before?.form,
})
