import type { IParagraphStyleOptions, IParagraphStylePropertiesOptions } from 'docx'
import type { TextLook } from './look.ts'
import { type Sheet, styleNamed } from './styles.ts'
import { textStyle, twips } from './text-style.ts'

/** Word's own styles for letters, and three that it has none for. */
export const letterStyleIds = {
  date: 'Date',
  recipient: 'InsideAddress',
  subject: 'SubjectLine',
  salutation: 'Salutation',
  body: 'BodyText',
  over: 'BodyTextHeading',
  closing: 'Closing',
  signature: 'Signature',
} as const

// A letter is read line by line, so its lines stand further apart than a resume's.
const airier = 1.1

export function letterStyles({ look, lang }: Sheet): IParagraphStyleOptions[] {
  const gap = look.size
  const line = Math.round(240 * look.line * airier)
  const style = (id: string, name: string, next: string, before: number, more: Extra = {}) =>
    styleNamed(id, name, {
      next,
      run: textStyle({ size: look.size + 0.5, ...more.text }, lang),
      paragraph: { spacing: { before: twips(before), line }, ...more.paragraph },
    })
  const { date, recipient, subject, salutation, body, over, closing, signature } = letterStyleIds
  return [
    style(date, 'Date', recipient, 3 * gap),
    style(recipient, 'Inside Address', salutation, 1.5 * gap),
    style(subject, 'Subject Line', salutation, 2 * gap, { text: look.term, paragraph: { keepNext: true } }),
    style(salutation, 'Salutation', body, 2 * gap, { paragraph: { keepNext: true } }),
    style(body, 'Body Text', body, 0.8 * gap),
    style(over, 'Body Text Heading', body, 0.8 * gap, { text: look.term, paragraph: { keepNext: true } }),
    style(closing, 'Closing', signature, 1.5 * gap, { paragraph: { keepNext: true } }),
    style(signature, 'Signature', body, 2.5 * gap),
  ]
}

interface Extra {
  text?: TextLook
  paragraph?: IParagraphStylePropertiesOptions
}
