import { htmlToText, looksLikeHtml, withoutComments } from './html.ts'

const mostCharacters = 60_000
/** Before markup and hidden characters are gone. */
const mostRaw = 400_000

/** Characters that show nothing or turn what is shown around (zero width, direction, tags, controls), and halves of characters. */
const invisible = /[\p{Cf}\p{Cs}\p{Variation_Selector}]|(?![\n\t])\p{Cc}|\u115f|\u1160/gu

/** Marks that Markdown was told to show: `C\+\+`, `\- item`. */
const escapes = /\\+(?=[*_+\-#.!()[\]{}&|~>`])/g

/** [J18] The text that a person would see, cut to a length that any advertisement fits in. */
export function readableText(raw: string): string {
  const start = raw.slice(0, mostRaw)
  const text = (looksLikeHtml(start) ? htmlToText(start) : withoutComments(start))
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(invisible, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[ \t]{5,}/g, '    ')
    .replace(/[\uf0b7\uf0a7\uf076\uf0d8\u2043]/g, '•')
    .replace(/\p{Co}/gu, ' ')
    .replace(escapes, '')
    .replace(/\*\*|__/g, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .normalize('NFC')
  return atLineEnd(text)
}

function atLineEnd(text: string): string {
  if (text.length <= mostCharacters) return text
  const end = Math.max(text.lastIndexOf('\n', mostCharacters), text.lastIndexOf(' ', mostCharacters))
  return text.slice(0, end > mostCharacters / 2 ? end : mostCharacters).replace(/\p{Cs}$/u, '')
}
