import { oneOf, patternOf } from '../text/patterns.ts'
import * as furnitureWords from '../words/job/furniture.ts'
import { headingKind } from './headings.ts'
import type { Line } from './lines.ts'

// What a page puts around an advertisement: navigation, buttons, cookies, lists of other jobs.

/** Words that make a link only by themselves. */
const alone = oneOf(furnitureWords.alone)

/** Words of links and buttons; one of them makes a link of the small words around it. */
const acting = oneOf(furnitureWords.acting)
const small = oneOf(furnitureWords.small)
const link = new RegExp(`^(?:${alone}|(?!to )(?=(?:${small} )*${acting}\\b)(?:(?:${acting}|${small})(?: |$)){1,8})$`)

const count = /\s*\(\d+\)$|\s*\d+$/
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[[\]☰🔍♡❤★▾▼▸›»«←→↑↓⌄✕×*…]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(count, '')

const linkOpening = patternOf(furnitureWords.linkOpening, '')

const isLink = (text: string) => link.test(text) || linkOpening.test(text)

const cookies = patternOf(furnitureWords.cookies)
const breadcrumb = patternOf(furnitureWords.breadcrumb)

/** Whether a line belongs to the page and not to the advertisement. */
function isFurniture(line: Line): boolean {
  const { text } = line
  if (text.length > 400) return false
  if (cookies.test(text)) return true
  if (/^[*✱]|select \.\.\./i.test(text) && text.length < 120) return true
  const parts = text
    .split(/\s{2,}|\t|\s[|·•/]\s|[[\]]/)
    .map(plain)
    .filter(Boolean)
  if (parts.length === 0) return true
  const known = parts.filter(isLink).length
  if (parts.length === 1) return known === 1 || breadcrumb.test(text)
  if (breadcrumb.test(text) && text.length < 160) return true
  return parts.every((part) => part.split(' ').length <= 5) && known >= Math.max(2, parts.length * 0.4)
}

const othersTitle = patternOf(furnitureWords.othersTitle)

/** Begins a list of other jobs. */
const opensOtherJobs = (text: string) => othersTitle.test(text.trim())

/** [J20] The lines of the advertisement itself. */
export function withoutBoilerplate(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  let others = false
  const furniture = lines.map(isFurniture)
  for (const [at, line] of lines.entries()) {
    if (opensOtherJobs(line.text)) {
      others = !/:\s*\S/.test(line.text)
      continue
    }
    if (others && line.text.length < 70 && !/[.!?:]$/.test(line.text)) continue
    others = false
    // Links stand in rows: a single `About us` is a heading, a single bullet `Data protection` an item.
    const isAlone = !furniture[at - 1] && !furniture[at + 1] && (line.bullet || headingKind(line.text) !== null)
    if (!furniture[at] || isAlone) kept.push(furniture[at - 1] ? { ...line, apart: true } : line)
  }
  return kept
}
