import { escapeHtml } from '../resume/html/node.ts'
import { type Letter, type LetterParagraph, textOf } from './letter.ts'

/** [LT4] Paragraphs, headings and lists: what a stranger wrote into an advertisement arrives as text. */
export function contentOf({
  salutation,
  paragraphs,
  signOff,
  signature,
}: Pick<Letter, 'salutation' | 'paragraphs' | 'signOff' | 'signature'>): string {
  const plain = (texts: string[]) => texts.map((text) => ({ sentences: [{ text, sources: [], job: [] }] }))
  return [...plain([salutation]), ...paragraphs, ...plain([signOff, signature])]
    .map(htmlOf)
    .join('')
    .replaceAll('</ul><ul>', '')
}

function htmlOf({ kind, sentences }: LetterParagraph): string {
  const text = escapeHtml(textOf(sentences))
  if (text === '') return ''
  if (kind === 'heading') return `<p><strong>${text}</strong></p>`
  return kind === 'line' ? `<ul><li>${text}</li></ul>` : `<p>${text}</p>`
}
