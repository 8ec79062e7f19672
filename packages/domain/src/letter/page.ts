import { escapeHtml } from '../resume/html/node.ts'
import type { Letter } from './letter.ts'

/** Paragraphs and nothing else: what a stranger wrote into an advertisement arrives as text. */
export function contentOf({
  salutation,
  paragraphs,
  signOff,
  signature,
}: Pick<Letter, 'salutation' | 'paragraphs' | 'signOff' | 'signature'>): string {
  const body = paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
  return [salutation, ...body, signOff, signature]
    .filter((text) => text !== '')
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join('')
}
