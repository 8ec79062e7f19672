import type { Evidence, LedgerRow, Match } from '@bespeak/domain/match/index.ts'
import { askedOutright, ceilingWords, roundedScore, verdictOf } from '@bespeak/domain/match/verdict.ts'
import { type MatchHere, matchHere } from '../../desk/match.ts'
import type { Call } from '../command.ts'
import { type Answer, comparisonIn, eachFile, readFor } from './each-file.ts'
import { jobName, quoted, section } from './words.ts'

export async function match(call: Call): Promise<void> {
  const compared = await comparisonIn(call)
  await eachFile(call, async (file, begin) => {
    const { document } = await readFor(file, begin)
    begin('comparing')
    return answerOf(file, matchHere({ ...compared, document }))
  })
}

function answerOf(file: string, { title, company, match: made }: MatchHere): Answer {
  const { score, ceiling, ledger, knockOuts, topFixes, missingSkills } = made
  return {
    lines: [
      `${file} for ${jobName({ title, company })}`,
      summaryOf(made),
      ...section('Conditions', conditionsIn(made)),
      ...section('What is asked', ledger.filter(isShown).flatMap(ledgerLines)),
      ...section('Words that are not there', missingWords(made)),
      ...section(
        'What helps most',
        topFixes.map(({ text, gain }) => `+${gain.toFixed(1)}  ${text}`),
      ),
    ],
    json: {
      ...{ title, company, score, ceiling, verdict: verdictOf(score, knockOuts, ledger) },
      conditions: knockOuts.map(({ requirement, status, evidence }) => ({
        requirement,
        status,
        evidence: quotes(evidence),
      })),
      ledger: ledger.map(({ requirement, kind, importance, points, maxPoints, status, how, evidence, todo }) => ({
        ...{ requirement, kind, importance, points, maxPoints, status, how, evidence: quotes(evidence), todo },
      })),
      ...{ topFixes: topFixes.map(({ text, gain }) => ({ text, gain })), missingSkills },
    },
  }
}

/** Words are counted apart, and what neither gives nor takes is nothing to read. */
const isShown = ({ kind, points, maxPoints }: LedgerRow) => kind !== 'keyword' && (points !== 0 || maxPoints !== 0)

function missingWords({ keywords }: Match): string[] {
  const missing = keywords.filter(({ status }) => status === 'missing').map(({ term }) => term)
  return missing.length === 0 ? [] : [missing.join(', ')]
}

const quotes = (evidence: readonly Evidence[]) => evidence.map(({ quote }) => quote)

function summaryOf({ score, ceiling, knockOuts, ledger }: Match): string {
  const { asked, met } = askedOutright(ledger)
  const counted = asked === 0 ? '' : ` You meet ${met} of ${asked} requirements in full.`
  return `${roundedScore(score)} of 100: ${verdictOf(score, knockOuts, ledger)}.${counted} ${ceilingWords(score, ceiling)}`
}

const words: Record<string, string> = { met: 'met', partly: 'partly', 'not-shown': 'not shown', failed: 'not met' }
const statusOf = (status: string) => (words[status] ?? status).padEnd(9)

const conditionsIn = ({ knockOuts }: Match): string[] =>
  knockOuts.map(({ requirement, status, isDate }) => `${isDate ? 'to note  ' : statusOf(status)}  ${requirement}`)

function ledgerLines({ requirement, status, points, maxPoints, evidence, todo }: LedgerRow): string[] {
  return [
    `${statusOf(status)}  ${points.toFixed(1).padStart(5)} of ${maxPoints.toFixed(1).padStart(4)}  ${requirement}`,
    // As many as the page quotes.
    ...quoted(quotes(evidence).slice(0, 2)).map(under),
    ...(todo ? [under(todo)] : []),
  ]
}

const under = (text: string) => `${''.padEnd(26)}${text}`
