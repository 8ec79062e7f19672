import type { LetterStyle } from '@bespeak/domain/letter/index.ts'
import * as z from 'zod'
import { checked, shortText, text } from '../input.ts'
import type { Choices } from './kept-letter.ts'

const styles = ['professional', 'warm', 'concise', 'enthusiastic'] as const satisfies readonly LetterStyle[]

const styleChoice = z.object({ style: z.enum(styles, `A style must be one of ${styles.join(', ')}.`).nullish() })

const choice = z.object({
  motivation: shortText('A reason', 300),
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
  const given = checked(choice, input ?? {})
  const achievements = given.achievements?.filter((it) => it !== '')
  return { ...given, achievements, replaceParagraph: given.replaceParagraph ?? null }
}

/** What is sent, in place of what was chosen before. */
export const changedChoices = (sent: Partial<ReturnType<typeof choicesFrom>>, before?: Choices | null): Choices => ({
  motivation: sent.motivation === undefined ? (before?.motivation ?? null) : sent.motivation,
  recipient: sent.recipient === undefined ? (before?.recipient ?? null) : sent.recipient,
  achievements: sent.achievements ?? before?.achievements ?? [],
})
