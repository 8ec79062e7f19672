import type { Evidence, LedgerRow, Match } from '@bespeak/domain/match/index.ts'
import { rowGroups } from '@bespeak/domain/match/row-groups.ts'
import { bandName, ceilingWords, foundWords } from '@bespeak/domain/match/verdict.ts'
import { type MatchHere, matchHere } from '../../desk/match.ts'
import type { Call } from '../command.ts'
import { type Answer, comparisonIn, eachFile, readFor } from './each-file.ts'
import { jobName, noRequirements, quoted, section } from './words.ts'

export async function match(call: Call): Promise<void> {
  const compared = await comparisonIn(call)
  await eachFile(call, async (file, begin) => {
    const { document } = await readFor(file, begin)
    begin('comparing')
    return answerOf(file, matchHere({ ...compared, document }))
  })
}

function answerOf(file: string, { title, company, match: made }: MatchHere): Answer {
  const { score, unscored, ceiling, ledger, knockOuts, topFixes, missingSkills } = made
  return {
    lines: [
      `${file} for ${jobName({ title, company })}`,
      summaryOf(made),
      ...rowGroups(ledger).flatMap(({ status, rows }) =>
        section(`${status} (${rows.length})`, rows.flatMap(ledgerLines)),
      ),
      ...section('Dealbreakers. Employers often stop here.', dealbreakersIn(made)),
      ...section(
        'What helps most, if it’s true',
        topFixes.map(({ text, gain }) => `+${gain}  ${text}`),
      ),
    ],
    json: {
      ...{ title, company, score, unscored, ceiling, verdict: unscored ? null : bandName(score) },
      conditions: knockOuts.map(({ requirement, status, evidence }) => ({
        requirement,
        status,
        evidence: quotes(evidence),
      })),
      ledger: ledger.map(({ requirement, kind, importance, points, maxPoints, status, certain, how, ...row }) => ({
        ...{ requirement, kind, importance, points, maxPoints, status, certain, how },
        ...{ evidence: quotes(row.evidence), near: quotes(row.near), todo: row.todo },
      })),
      ...{ topFixes: topFixes.map(({ text, gain }) => ({ text, gain })), missingSkills },
    },
  }
}

const quotes = (evidence: readonly Evidence[]) => evidence.map(({ quote }) => quote)

function summaryOf({ score, unscored, ceiling, ledger }: Match): string {
  if (unscored) return noRequirements
  const reach = ceilingWords(score, ceiling)
  return `${score} of 100: ${bandName(score)}. ${foundWords(ledger)}.${reach === null ? '' : ` ${reach}.`}`
}

const dealbreakersIn = ({ knockOuts }: Match): string[] =>
  knockOuts.filter(({ status }) => status !== 'met').map(({ requirement }) => requirement)

function ledgerLines({ requirement, points, maxPoints, certain, how, evidence, near, todo }: LedgerRow): string[] {
  const figures = maxPoints === 0 ? '' : `${points} of ${maxPoints}`
  return [
    `${figures.padEnd(9)} ${requirement.replaceAll('\n', ' ')}`,
    // As many as the page quotes.
    ...quoted(quotes(evidence).slice(0, 2)).map(under),
    ...(certain || near.length === 0 ? [] : [under('Is it one of these?'), ...quoted(quotes(near)).map(under)]),
    ...[how, todo].flatMap((it) => (it ? [under(it)] : [])),
  ]
}

const under = (text: string) => `${''.padEnd(10)}${text}`
