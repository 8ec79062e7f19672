import { htmlWords } from '../words/job/html.ts'
import type { Wording } from '../words/job/row.ts'

const comment = /<!(?=--).*?(?:-->|$)/gs
const tag = new RegExp(`<(/?)([a-z][a-z0-9]*)\\b([^<>]*)>|${comment.source}|<[!?][^<>]*>`, 'gis')
const anyOf = ({ words }: Wording) => `(?:${words.replaceAll(' ', '|')})`
const tagOf = (row: Wording) => new RegExp(`^${anyOf(row)}$`, 'i')

const silent = tagOf(htmlWords.silent)
const block = tagOf(htmlWords.block)
const empty = tagOf(htmlWords.empty)
const hiding = new RegExp(htmlWords.hiding.words, 'i')

const breaking = new RegExp(`<${anyOf(htmlWords.breaking)}\\b`, 'gi')
const telling = new RegExp(`<${anyOf(htmlWords.telling)}\\b[^<>]*>`, 'i')

/** Whether tags make its lines. Plain text with a stray tag in it has far more lines than tags, and keeps them. */
function hasLinesOfTags(html: string): boolean {
  const tags = html.match(breaking)?.length ?? 0
  const lines = html.match(/\S[^\S\n]*\n/g)?.length ?? 0
  return tags > 0 && tags * 4 >= lines
}

export const looksLikeHtml = (text: string) => telling.test(text) && /<\/[a-z]|<br/i.test(text)

/** The lines that a page shows: blocks on lines of their own, list items with a bullet, hidden parts left out. */
export function htmlToText(html: string): string {
  const shown: string[] = []
  const blanks = hasLinesOfTags(html) ? /\s+/g : /[^\S\n]+/g
  let from = 0
  let skipped: { name: string; depth: number } | null = null
  for (const found of html.matchAll(tag)) {
    const [whole, slash, name = '', attributes = ''] = found
    if (skipped === null) shown.push(html.slice(from, found.index).replace(blanks, ' '))
    from = found.index + whole.length
    const key = name.toLowerCase()
    if (skipped !== null) {
      if (key === skipped.name) skipped.depth += slash ? -1 : 1
      if (skipped.depth === 0) skipped = null
    } else if (!slash && !empty.test(key) && (silent.test(key) || hiding.test(attributes))) {
      skipped = { name: key, depth: 1 }
    } else shown.push(markOf(key, slash === '/'))
  }
  if (skipped === null) shown.push(html.slice(from).replace(blanks, ' '))
  return decodeEntities(shown.join(''))
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Plain text, copied with comments that no page would show. */
export const withoutComments = (text: string): string => text.replace(comment, ' ')

function markOf(name: string, closes: boolean): string {
  if (name === 'li') return closes ? '' : '\n• '
  if (name === 'br') return '\n'
  if (name === 'td' || name === 'th') return closes ? '  ' : ''
  if (/^h[1-6]$/.test(name)) return closes ? '\n' : '\n\n'
  return block.test(name) ? '\n' : ''
}

const entityNames: string[] = htmlWords.entities.words.match(/\S+/g) ?? []
const entitySigns = htmlWords.signs.words

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entitySigns[entityNames.indexOf(name)] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}
