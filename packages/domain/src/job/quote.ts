import { endOf, type Span } from '../text/spans.ts'
import type { Quote } from './job.ts'

/** A span in the form that a job keeps: its blanks are single, its place is that in the text. */
export const toQuote = (span: Span): Quote => ({
  words: span.text.replace(/\s+/g, ' '),
  from: span.from,
  to: endOf(span),
})
