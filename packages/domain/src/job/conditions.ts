import { monthWord } from '../text/dates.ts'
import { phrasesOf } from '../text/phrases.ts'
import { cut, endOf, type Span, sentencesOf } from '../text/spans.ts'
import { closingPhrases } from '../words/job/conditions.ts'
import type { Placed, Section } from './headings.ts'
import type { Condition, ConditionKind, Requirement } from './job.ts'
import { conditionIn } from './kinds.ts'
import { toQuote } from './quote.ts'

const anywhere = new Set<ConditionKind>(['permit', 'clearance', 'check', 'vaccination', 'driving'])
const givenThere = new Set<Section>(['offer', 'about'])
const longest = 400

/** [J8] What the employer sets besides the work: rows that are conditions, and sentences that say one wherever they stand. */
export function conditionsOf(placed: readonly Placed[], rows: readonly Requirement[]): Condition[] {
  const inRows = rows.flatMap(({ kind, words, from, to }) => {
    const condition = kind === 'condition' ? conditionIn(words) : null
    return condition ? [{ kind: condition, words, from, to }] : []
  })
  const told = placed.flatMap(({ line, section }) => sentencesOf(line).flatMap((it) => conditionTold(it, section)))
  const found = [...inRows, ...told.filter((it) => !inRows.some((row) => it.from <= row.from && row.to <= it.to))]
  return [...onlyOnce(found).sort((one, other) => one.from - other.from), ...closingIn(placed)]
}

const demands = phrasesOf(
  'must, need, needs, require, requires, required, requirement, only, subject to, contingent, have to, should, cannot, unable, not able, essential, mandatory, candidates, applicants, you have',
)
const equalTreatment = phrasesOf('regardless, without regard, equal opportunit*, discriminate')

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
const day = new RegExp(
  `\\d{1,2}(?:\\p{L}\\p{L})?(?: of)? ${monthWord}|${monthWord} \\d{1,2}(?!\\d)|\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}`,
  'iu',
)
const dayAlone = new RegExp(`^(?:\\p{L}+day,? )?(?:${day.source})(?:,? \\d{4})?$`, 'iu')

/** [J8] The last day to apply; the day may stand under its label. */
function closingIn(placed: readonly Placed[]): Condition[] {
  for (const [at, { line }] of placed.entries()) {
    const next = placed[at + 1]?.line
    if (next && dayAlone.test(next.text) && closes.test(line.text) && line.text.length < 40)
      return [{ kind: 'closing', ...toQuote({ text: `${line.text} ${next.text}`, from: line.from }), to: endOf(next) }]
    for (const sentence of sentencesOf(line)) {
      const found = closes.find(sentence.text)
      if (found && day.test(sentence.text.slice(found.from)))
        return [{ kind: 'closing', ...toQuote(cut(sentence, 0)) }]
    }
  }
  return []
}
