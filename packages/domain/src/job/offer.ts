import { phrasesOf } from '../text/phrases.ts'
import { cut, piecesOutside, type Span, sentencesOf } from '../text/spans.ts'
import * as culture from '../words/job/culture.ts'
import type { Placed, Section } from './headings.ts'
import type { Quote } from './job.ts'
import { toQuote } from './lines.ts'

const mostBenefits = 40
const longestBenefit = 160
const longestItem = 90
const sum = /[$€£]\s?\d{2}|\d\s?€/
const isPay = phrasesOf(culture.basePay)
const isDemand = phrasesOf('expected, required, must, subject to')
const saidToAll = phrasesOf(culture.saidToAll)
const opening = /^(?:our )?benefits(?: include|:)\s+|^(?:we|\p{Lu}\p{L}+) offers?\s+(?!equal)/iu

/** [J9] What is offered besides the pay. */
export function benefitsOf(placed: readonly Placed[]): Quote[] {
  const spans = placed.flatMap(({ line, section }) =>
    section === 'offer' ? itemsOf(line, line.bullet) : offeredIn(line),
  )
  return spans
    .filter(({ text }) => text.length > 2 && text.length < longestBenefit)
    .filter(({ text }) => !sum.test(text) && !isPay.test(text) && !isDemand.test(text) && !saidToAll.test(text))
    .slice(0, mostBenefits)
    .map(toQuote)
}

const offeredIn = (line: Span) =>
  sentencesOf(line).flatMap((sentence) => {
    const said = opening.exec(sentence.text)?.[0]
    return said === undefined ? [] : itemsOf(cut(sentence, said.length), false)
  })

function itemsOf(span: Span, isBullet: boolean): Span[] {
  if (isBullet && span.text.length < longestItem) return [withoutMark(span)]
  return sentencesOf(span).flatMap((it) => piecesOutside(it, /\s+[·•|]\s+|;\s+|,\s+(?:and\s+)?/g).map(withoutMark))
}

const withoutMark = (span: Span) =>
  cut(span, 0, span.text.length - (/[\s.;,]*$/.exec(span.text.slice(-4))?.[0].length ?? 0))

const isCulture = phrasesOf(culture.cultureWords)
const isOther = phrasesOf(culture.otherThanCulture, 'start')
const aboutEmployer = new Set<Section>(['about', 'top', 'offer', 'other'])

/** [J9] Words by which an employer describes itself, each at its first place. */
export function cultureWordsOf(placed: readonly Placed[]): Quote[] {
  const found = new Map<string, Quote>()
  const sentences = placed.flatMap(({ line, section }) => (aboutEmployer.has(section) ? sentencesOf(line) : []))
  for (const { text, from: start } of sentences.filter(({ text }) => !saidToAll.test(text)))
    for (const { from: index, text: words } of isCulture.all(text)) {
      const from = start + index
      // `Northern Care Trust`: a part of a name.
      const isName = /\p{L} $/u.test(text.slice(Math.max(0, index - 2), index)) && /^\p{Lu}/u.test(words)
      const key = words.toLowerCase()
      if (!isName && !isOther.test(text.slice(index)) && !found.has(key))
        found.set(key, { words, from, to: from + words.length })
    }
  return [...found.values()]
}
