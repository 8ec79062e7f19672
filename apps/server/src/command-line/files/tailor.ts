import { bandName, ceilingWords, roundedScore } from '@bespeak/domain/match/verdict.ts'
import { shownKind, summaryOfKinds } from '@bespeak/domain/tailor/summary.ts'
import { formatOf } from '../../desk/bytes.ts'
import { resumeFile } from '../../desk/documents.ts'
import { type TailoredHere, tailorHere } from '../../desk/tailor.ts'
import { formats } from '../../services/resume/documents/formats.ts'
import { wordingFrom } from '../../services/resume/tailored/options.ts'
import type { TailorEdit } from '../../services/resume/tailored/tailor-edits.ts'
import type { Call } from '../command.ts'
import { type Answer, comparisonIn, eachFile, keep, layoutIn, outFor, readFor, typed } from './each-file.ts'
import { jobName, noRequirements, quoted, section, suggestionData, suggestionLines } from './words.ts'

export async function tailor(call: Call): Promise<void> {
  const { length, out } = call.named
  const options = typed(() => wordingFrom({ length }))
  const layout = layoutIn(call.named)
  const compared = await comparisonIn(call)
  await eachFile(call, async (file, begin) => {
    const path = out === undefined ? null : await outFor(file, call)
    const format = typed(() => (path === null ? 'txt' : formatOf(path, formats)))
    const { document } = await readFor(file, begin)
    const made = await tailorHere({ ...compared, document, options }, begin)
    begin('writing the document')
    const bytes = await resumeFile(made.made.document, format, layout)
    if (path !== null) await keep(path, bytes, call)
    return answerOf(file, made, path === null ? { page: Buffer.from(bytes).toString() } : { written: path })
  })
}

interface Kept {
  page?: string
  written?: string
}

function answerOf(file: string, { made }: TailoredHere, { page, written }: Kept): Answer {
  const { job, edits, suggestions, gaps } = made
  const { scoredBy: _, ...scored } = made.scores
  return {
    lines: [
      `${file} tailored to ${jobName(job)}`,
      scoreWords(made),
      summaryOfKinds(edits.map(shownKind)),
      ...section('Changed', edits.flatMap(editLines)),
      ...section('Needs your OK', suggestionLines(suggestions)),
      ...section(
        'Answer questions',
        gaps.map(({ question }) => question),
      ),
      ...section('Your tailored resume', page?.trimEnd().split('\n') ?? []),
      ...section('Written', written === undefined ? [] : [written]),
    ],
    json: {
      // The names of the release before stay for one more.
      ...{ title: job.title, company: job.company },
      scores: { ...scored, shownScore: scored.matchScore, shownScoreBefore: scored.matchScoreBefore },
      summary: summaryOfKinds(edits.map(shownKind)),
      changes: edits.map((edit) => ({
        ...{ kind: shownKind(edit), before: edit.before, after: edit.after, reason: edit.reason },
        ...{ requirement: edit.asked, sources: edit.quotes },
      })),
      suggestions: suggestionData(suggestions),
      questions: gaps.map(({ question, requirement, importance }) => ({ question, requirement, importance })),
      ...{ page, written },
    },
  }
}

function scoreWords({ scores: { matchScore, matchScoreBefore, matchScoreCeiling } }: TailoredHere['made']): string {
  if (matchScore === null) return noRequirements
  const before = matchScoreBefore === null ? '' : `, ${roundedScore(matchScoreBefore)} before`
  const reach = matchScoreCeiling === null ? null : ceilingWords(matchScore, matchScoreCeiling)
  return `${roundedScore(matchScore)} of 100: ${bandName(matchScore)}${before}.${reach === null ? '' : ` ${reach}.`}`
}

const oneLine = (text: string) => text.replaceAll('\n', ' / ')

function editLines({ number, kind, before, after, reason, quotes }: TailorEdit): string[] {
  const was = before === null ? [] : [`was:  ${oneLine(before)}`]
  const now = kind === 'moved' ? ['moved'] : [after === '' ? 'hidden' : `now:  ${oneLine(after)}`]
  const [first = '', ...rest] = [...was, ...now, `why:  ${reason}`, ...quoted(quotes).map((it) => `from: ${it}`)]
  return [`${String(number).padStart(2)}. ${first}`, ...rest.map((line) => `    ${line}`)]
}
