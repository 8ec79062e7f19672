import { monthWord } from '../text/dates.ts'
import { phrasesOf } from '../text/phrases.ts'
import { cut, endOf, type Span, sentencesOf } from '../text/spans.ts'
import {
  applyingWords,
  closingPhrases,
  conditionDemands,
  equalTreatmentWords,
  untilWords,
} from '../words/job/conditions.ts'
import type { Placed, Section } from './headings.ts'
import type { Condition, ConditionKind, Requirement } from './job.ts'
import { conditionIn } from './kinds.ts'
import type { Line } from './lines.ts'
import { toQuote } from './lines.ts'

const anywhere = new Set<ConditionKind>(['permit', 'clearance', 'check', 'vaccination', 'driving'])
const givenThere = new Set<Section>(['offer', 'about'])
const longest = 400

/** [J8] What the employer sets besides the work: rows that are conditions, and sentences that say one wherever they stand. */
export function conditionsOf(
  placed: readonly Placed[],
  rows: readonly Requirement[],
  lines: readonly Line[],
): Condition[] {
  const inRows = rows.flatMap(({ kind, words, from, to }) => {
    const condition = kind === 'condition' ? conditionIn(words) : null
    return condition ? [{ kind: condition, words, from, to }] : []
  })
  const told = placed.flatMap(({ line, section }) => sentencesOf(line).flatMap((it) => conditionTold(it, section)))
  const found = [...inRows, ...told.filter((it) => !inRows.some((row) => it.from <= row.from && row.to <= it.to))]
  return [...onlyOnce(found).sort((one, other) => one.from - other.from), ...closingIn(lines)]
}

const demands = phrasesOf(conditionDemands)
const equalTreatment = phrasesOf(equalTreatmentWords)

function conditionTold(sentence: Span, section: Section): Condition[] {
  if (sentence.text.length > longest || equalTreatment.test(sentence.text)) return []
  const kind = conditionIn(sentence.text)
  if (kind === null || givenThere.has(section) || !demands.test(sentence.text)) return []
  return anywhere.has(kind) || section === 'facts' ? [{ kind, ...toQuote(sentence) }] : []
}

const onlyOnce = (found: readonly Condition[]) => [
  ...new Map(found.map((it) => [`${it.kind} ${it.words.toLowerCase()}`, it])).values(),
]

const closes = phrasesOf(closingPhrases)
const applies = phrasesOf(applyingWords)
const until = phrasesOf(untilWords)
const mostBetween = 45
const day = new RegExp(
  `\\d{1,2}(?:\\p{L}\\p{L})?(?: of)? ${monthWord}|${monthWord} \\d{1,2}(?!\\d)|\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}`,
  'iu',
)
const dayAlone = new RegExp(`^(?:\\p{L}+day,? )?(?:${day.source})(?:,? \\d{4})?$`, 'iu')

/** `Closing date: 30 August`, `Apply online by 5pm on Monday, March 1st` */
function namesLastDay(text: string): boolean {
  const closing = closes.find(text)
  if (closing) return day.test(text.slice(closing.to))
  const applying = applies.find(text)
  return (
    applying !== null &&
    until.all(text).some(({ from, to }) => from > applying.from && day.test(text.slice(to, to + mostBetween)))
  )
}

/** [J8] The last day to apply; the day may stand under its label. */
function closingIn(lines: readonly Line[]): Condition[] {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    if (next && line.text.length < 40 && closes.test(line.text) && dayAlone.test(next.text))
      return [{ kind: 'closing', ...toQuote({ text: `${line.text} ${next.text}`, from: line.from }), to: endOf(next) }]
    for (const sentence of sentencesOf(line)) {
      if (namesLastDay(sentence.text)) return [{ kind: 'closing', ...toQuote(cut(sentence, 0)) }]
    }
  }
  return []
}
