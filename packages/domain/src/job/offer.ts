import type { Quote } from './job.ts'
import type { Line } from './lines.ts'
import { isPersonal } from './personal.ts'
import type { Section } from './sections.ts'
import { cut, type Span, sentencesOf, splitOutside, toQuote } from './span.ts'

const mostBenefits = 40
/** Says where or when the work is done, and gives nothing. */
const duty = /\b(?:expected|required|must|subject to)\b/i
const pay = /[$€£]\s?\d{2,}|\d[\d.,]*\s?(?:€|EUR|USD|GBP)|\b(?:base salary|salary range|pay range)\b/i

/** J31: what is offered besides the pay itself. */
export function benefitsOf(sections: readonly Section[]): Quote[] {
  const offers = sections.filter((section) => section.kind === 'offer').flatMap((section) => section.lines)
  const others = sections.flatMap((section) => (section.kind === 'offer' ? [] : section.lines.flatMap(told)))
  const all = [...offers.flatMap(listed), ...others].filter(
    (span) => span.text.length > 2 && span.text.length < 160 && !pay.test(span.text) && !duty.test(span.text),
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

const culture =
  /\b(?:collaborative|inclusive|diverse|flat hierarch(?:y|ies)|fast[- ]paced|entrepreneurial|innovative|supportive|friendly|family[- ]friendly|(?:mission|purpose|data|results|quality)[- ]driven|agile|dynamic|flexible|autonom(?:y|ous)|trust|transparen(?:t|cy)|ownership|work[- ]life balance|(?:remote|people)[- ]first|(?:feedback|learning) culture|growth mindset|customer[- ](?:first|obsessed|centric)|community|sustainab(?:le|ility)|integrity|respect(?:ful)?(?! (?:to|of)\b)|empower(?:ed|ing|ment)?|creative|curiosity|ambitious|pragmatic|candou?r|kind(?:ness)?(?! of\b)|humble|humou?r|team spirit|open[- ]door|psychological safety|well-?being|(?:tight|close)-knit|cross-functional|multicultural|hands-on|high-performing|caring|compassionate)\b/gi

/** J31: words by which an employer describes itself and whom it likes, each at its first place. */
export function cultureWordsOf(sections: readonly Section[]): Quote[] {
  const found = new Map<string, Quote>()
  for (const section of sections) {
    if (section.kind === 'traits')
      for (const span of section.lines.flatMap(listed)) found.set(span.text.toLowerCase(), toQuote(span))
    if (!['about', 'general', 'offer', 'role', 'unknown'].includes(section.kind)) continue
    for (const line of section.lines)
      for (const match of line.text.matchAll(culture)) {
        // `Northern Care Trust`: a part of a name.
        if (/\p{L} $/u.test(line.text.slice(0, match.index)) && /^\p{Lu}/u.test(match[0])) continue
        const from = line.from + match.index
        const key = match[0].toLowerCase()
        if (!found.has(key)) found.set(key, { words: match[0], from, to: from + match[0].length })
      }
  }
  return [...found.values()].filter(({ words }) => !isPersonal(words))
}
