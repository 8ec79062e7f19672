import { upperFirst } from '../language/speak/lower-first.ts'
import { monthWord as month } from '../text/dates.ts'
import { anyOf, patternOf, sourceOf } from '../text/patterns.ts'
import * as knockOutsWords from '../words/job/knock-outs.ts'
import type { KnockOut } from './job.ts'
import type { Line } from './lines.ts'
import { sentencesOf, toQuote } from './span.ts'

const date = `${anyOf(knockOutsWords.date, { month })}(?:,? \\d{4})?`
const on = sourceOf(knockOutsWords.onDay, { date })
const closing = patternOf(knockOutsWords.closing, 'iu', { until: `.{0,45}?\\b${date}`, on })
const onlyDate = new RegExp(`^(?:\\p{L}+day,? )?${date}$`, 'iu')

/** J12: the last day to apply, or a day and nothing else. */
export const isClosing = (text: string): boolean => closing.test(text) || onlyDate.test(text)

/** J12: a condition that no resume shows; the day may stand under its label. */
export const closingDateOf = (lines: readonly Line[]): KnockOut[] =>
  lines
    .flatMap((line, at) =>
      sentencesOf(line).flatMap((sentence) => {
        const { text } = sentence
        const next = lines[at + 1]?.text ?? ''
        const found = closing.exec(onlyDate.test(next) ? `${text.replace(/:$/, '')}: ${next}` : text)
        return found ? { kind: 'closing' as const, text: upperFirst(found[0]), ...toQuote(sentence) } : []
      }),
    )
    .slice(0, 1)
