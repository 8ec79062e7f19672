import { phrasesOf } from '../text/phrases.ts'
import { piecesBetween, wordsIn } from '../text/spans.ts'
import * as words from '../words/job/boilerplate.ts'
import { headingKind } from './headings.ts'
import type { Line } from './lines.ts'

const linkWords = new Set(wordsIn(words.linkWords))
const smallWords = new Set(wordsIn(words.smallLinkWords))
const opensPage = phrasesOf(words.pageOpenings, 'start')
const opensOthers = phrasesOf(words.otherJobs, 'start')
const longest = 400
const longestEntry = 70
const mostWords = 8

/** `Sign in`, `Search jobs`: words of links, and small ones around them. */
function isLink(text: string): boolean {
  const all = text.toLowerCase().match(/[\p{L}\d/'-]*\p{L}[\p{L}\d/'-]*/gu) ?? []
  const isKnown = all.length > 0 && all.every((word) => linkWords.has(word) || smallWords.has(word))
  return isKnown && all.length <= mostWords && all.some((word) => linkWords.has(word))
}

/** Whether a line belongs to the page and not to the ad. */
function isFurniture({ text, from }: Line): boolean {
  if (text.length > longest) return false
  if (opensPage.test(text)) return true
  const parts = piecesBetween({ text, from }, /\s{2,}|\t|\s[|·•/]\s|[[\]]/g).flatMap((it) =>
    /\p{L}/u.test(it.text) ? it.text : [],
  )
  const links = parts.filter(isLink).length
  if (parts.length === 0) return !/\d/.test(text)
  return (
    links === parts.length || (links > 1 && links >= parts.length * 0.4 && parts.every((it) => wordsIn(it).length < 6))
  )
}

/** [J20] The lines of the ad itself. */
export function withoutBoilerplate(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  const furniture = lines.map(isFurniture)
  let isOthers = false
  for (const [at, line] of lines.entries()) {
    const opens = opensOthers.test(line.text)
    isOthers = opens
      ? !/:\s*\S/.test(line.text)
      : isOthers && line.text.length < longestEntry && !/[.!?:]$/.test(line.text)
    // Links stand in rows: a single `About us` is a heading, a single bullet `Data protection` an item.
    const isAlone = !furniture[at - 1] && !furniture[at + 1] && (line.bullet || headingKind(line.text) !== null)
    if (!opens && !isOthers && (!furniture[at] || isAlone))
      kept.push(furniture[at - 1] ? { ...line, apart: true } : line)
  }
  return kept
}
