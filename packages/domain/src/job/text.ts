import { htmlToText, looksLikeHtml } from './html.ts'

const mostCharacters = 60_000
/** Before markup and hidden characters are gone. */
const mostRaw = 400_000

/** Characters that show nothing, or turn what is shown around: zero width, direction, tags, variation, controls. */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]|[\ud800-\udfff](?![\udc00-\udfff])/gu

/** The text that a person would see, cut to a length that any advertisement fits in. */
export function readableText(raw: string): string {
  const start = raw.slice(0, mostRaw)
  const shown = looksLikeHtml(start) ? htmlToText(start) : start.replace(/<!--[^>]*(?:-->|$)/g, ' ')
  const text = shown
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(invisible, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\uf0b7\uf0a7\uf076\uf0d8\u2043]/g, '•')
    .replace(/\*\*|__/g, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .normalize('NFC')
  return atLineEnd(text)
}

function atLineEnd(text: string): string {
  if (text.length <= mostCharacters) return text
  const end = Math.max(text.lastIndexOf('\n', mostCharacters), text.lastIndexOf(' ', mostCharacters))
  return text.slice(0, end > mostCharacters / 2 ? end : mostCharacters)
}
