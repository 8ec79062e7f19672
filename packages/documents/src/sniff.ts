import { Refusal } from './file-text.ts'

/** What the bytes are. A name or a type that came along with them is never asked. */
export type Sniffed = 'pdf' | 'zip' | 'text'

const zips = ['PK\x03\x04', 'PK\x05\x06']
const pictures = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'BM', 'II*\0', 'MM\0*', '\0\0\x01\0', '8BPS']
const programs = ['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\xfe\xed\xfa']
const otherDocuments = ['{\\rtf', '%!PS', '\xffWPC', 'AT&TFORM']
const oldWord = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

export function sniff(bytes: Uint8Array): Sniffed {
  const head = ascii(bytes.subarray(0, 1024))
  if (starts(head, zips)) return 'zip'
  // Readers of PDF allow a few bytes before the mark, and mail programs put some there.
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith(oldWord)) throw new Refusal(isProtected(bytes) ? 'password' : 'old-word')
  const text = head.replace(/^(?:\xef\xbb\xbf)?\s*/, '')
  if (starts(text, otherDocuments)) throw new Refusal('other-document')
  // A resume may begin with BMW; only a picture has a zero byte near.
  if (head.includes('\0')) {
    if (starts(head, pictures) || /^(?:RIFF....WEBP|....ftyp(?:heic|heif|mif1|avif))/s.test(head))
      throw new Refusal('picture')
    if (starts(head, programs)) throw new Refusal('not-a-resume-file')
  }
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<(?:!doctype html|html|head|body|svg)\b/is.test(text))
    throw new Refusal('web-page')
  if (/^(?:<\?xml\b|mime-version:)/i.test(text)) throw new Refusal('other-document')
  return 'text'
}

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const starts = (text: string, marks: readonly string[]) => marks.some((mark) => text.startsWith(mark))

/** An encrypted .docx is wrapped in the container of the old .doc; the names inside tell them apart. */
function isProtected(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage')
}
