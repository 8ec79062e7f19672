import { patternOf, wordIn } from '../text/patterns.ts'
import { offerWords } from '../words/job/offer.ts'
import { isClosing } from './closing.ts'
import { isPayGrade } from './header.ts'
import type { Quote } from './job.ts'
import type { Line } from './lines.ts'
import { isPersonal } from './personal.ts'
import type { Section } from './sections.ts'
import { cut, type Span, sentencesOf, splitOutside, toQuote } from './span.ts'

const mostBenefits = 40
const duty = wordIn(offerWords.duty)
const pay = patternOf(offerWords.pay)

/** J31: what is offered besides the pay itself. */
export function benefitsOf(sections: readonly Section[]): Quote[] {
  const offers = sections.filter((section) => section.kind === 'offer').flatMap((section) => section.lines)
  const others = sections.flatMap((section) => (section.kind === 'offer' ? [] : section.lines.flatMap(told)))
  const all = [...offers.flatMap(listed), ...others].filter(
    ({ text }) =>
      text.length > 2 &&
      text.length < 160 &&
      ![pay, duty, toAll].some((it) => it.test(text)) &&
      !isPayGrade(text) &&
      !isClosing(text),
  )
  return all.slice(0, mostBenefits).map(toQuote)
}

const opening = /^(?:our )?benefits(?: include|:)\s+|^(?:we|\p{Lu}[\p{L}]+) offers?\s+(?!equal)/u

function told(line: Line): Span[] {
  return sentencesOf(line).flatMap((sentence) => {
    const match = opening.exec(sentence.text)
    return match ? listed({ ...line, ...cut(sentence, match[0].length) }) : []
  })
}

function listed(line: Line): Span[] {
  if (line.bullet && line.text.length < 90) return [trimmed(line)]
  return sentencesOf(line).flatMap((sentence) =>
    splitOutside(sentence, /\s+[·•|]\s+|;\s+|,\s+(?:and\s+)?/g).map(trimmed),
  )
}

const trimmed = (span: Span) => cut(span, 0, span.text.replace(/[\s.;,]+$/, '').length)

const culture = patternOf(offerWords.culture, 'gi')
const toAll = patternOf(offerWords.toAll, 'iu')

/** J31: words by which an employer describes itself and whom it likes, each at its first place. */
export function cultureWordsOf(sections: readonly Section[]): Quote[] {
  const found = new Map<string, Quote>()
  for (const section of sections) {
    if (section.kind === 'traits')
      for (const span of section.lines.flatMap(listed)) found.set(span.text.toLowerCase(), toQuote(span))
    if (!['about', 'general', 'offer', 'role', 'unknown'].includes(section.kind)) continue
    // J33: `Applications from all sections of the community` tells nothing of the place.
    for (const { text, from: start } of section.lines.flatMap(sentencesOf).filter((it) => !toAll.test(it.text)))
      for (const match of text.matchAll(culture)) {
        // `Northern Care Trust`: a part of a name.
        if (/\p{L} $/u.test(text.slice(0, match.index)) && /^\p{Lu}/u.test(match[0])) continue
        const from = start + match.index
        const key = match[0].toLowerCase()
        if (!found.has(key)) found.set(key, { words: match[0], from, to: from + match[0].length })
      }
  }
  return [...found.values()].filter(({ words }) => !isPersonal(words))
}
