import { check, isHard, linesOf as linesToCheck } from '@bespeak/domain/check/index.ts'
import type { Importance } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { type LedgerRow, matchResume, type RowStatus, standingOf } from '@bespeak/domain/match/index.ts'
import { isChecked } from '@bespeak/domain/match/verdict.ts'
import { readResume } from '@bespeak/domain/reading/read.ts'
import { plainSource } from '@bespeak/domain/reading/source.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { apply, type Edit, propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { diffWords } from 'diff'
import { sampleDay, sampleJob, sampleResume, tooMuch } from '../../../lib/texts/sample.ts'

/** A line of the sample, and the number that it has there. */
interface SampleLine {
  number: number
  text: string
}

/** What the engine makes of the sample: everything that the landing page shows of it, and nothing else. */
export function computeExample() {
  const { document } = readResume(plainSource(sampleResume))
  const job = readJob(sampleJob.text, skillMatcher())
  const match = matchResume(document, job, { today: sampleDay })
  const edits = propose(document, job, usualOptions, [], sampleDay)
  const after = standingOf(apply(document, edits), job, { today: sampleDay })
  const asked = job.requirements.map(({ id, words, importance }) => ({ id, words, importance }))
  return {
    line: rewordedLine(document, edits, asked),
    score: match.score,
    gaps: after.ledger.filter(({ certain }) => certain).map(({ requirement }) => requirement),
    lines: linesOf(document).slice(0, 3),
    asked: [...asked.filter(isMust).slice(0, 2), ...asked.slice(-1)],
    edits: telling(edits),
    ledger: ledgerOf(match.ledger, document),
    held: heldBack(document),
  }
}

const isMust = ({ importance }: { importance: Importance }) => importance === 'required'

/** One of each kind, so far as there is one. */
const telling = (edits: Edit[]) =>
  (['spelling', 'moved', 'skills'] as const).flatMap((kind) => {
    const edit = edits.find((it) => it.made === kind)
    return edit ? [{ kind, text: edit.text }] : []
  })

const bullet = /^- /

const linesOf = (document: ResumeDocument): SampleLine[] =>
  sourcesOf(document)
    .map(({ text }) => ({ text, number: numberOf(text) }))
    .filter(({ number }) => bullet.test(sampleResume.split('\n')[number - 1] ?? ''))

const numberOf = (text: string) => sampleResume.split('\n').findIndex((line) => line.includes(text)) + 1

function lineWithId(document: ResumeDocument, id: string): SampleLine {
  const text = sourcesOf(document).find((source) => source.id === id)?.text ?? ''
  return { text, number: numberOf(text) }
}

/** The first line that spells a name as the advertisement does. */
function rewordedLine(document: ResumeDocument, edits: Edit[], asked: { id: string; words: string }[]) {
  const edit = edits.find(({ made, requirement }) => made === 'spelling' && requirement !== null)
  const requirement = asked.find(({ id }) => id === edit?.requirement)
  if (!edit || !requirement) throw new Error('The engine rewords no line of the sample: choose another sample.')
  const before = lineWithId(document, edit.line)
  return {
    before,
    asked: requirement.words,
    after: markedWords(before.text, edit.text),
    reason: edit.reason,
    sources: edit.sources.map((id) => lineWithId(document, id).number),
  }
}

/** The line as it is then, and which of its words it did not have before. */
const markedWords = (before: string, after: string) =>
  diffWords(before, after)
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value, isNew: added }))

/** The weightiest row of each status. */
const ledgerOf = (rows: LedgerRow[], document: ResumeDocument) =>
  (['met', 'partly', 'not-shown'] satisfies RowStatus[]).flatMap((status) => {
    const [row] = rows
      .filter((it) => it.status === status && isChecked(it) && it.certain === (status === 'not-shown'))
      .sort((a, b) => b.maxPoints - a.maxPoints)
    return row ? [rowOf(row, document)] : []
  })

const rowOf = ({ requirement, evidence, points, maxPoints }: LedgerRow, document: ResumeDocument) => ({
  words: requirement,
  source: evidence[0] ? numberOf(evidence[0].quote) || lineWithId(document, evidence[0].source).number : null,
  points,
  of: maxPoints,
})

function heldBack(document: ResumeDocument) {
  const own = sourcesOf(document).find(({ text }) => text === tooMuch.own)
  const sentences = check(tooMuch.proposed, linesToCheck(document), { entry: own?.role ?? undefined, today: sampleDay })
  const why = sentences.flatMap(({ findings }) => findings.filter(isHard))[0]?.message
  if (!own || !why) throw new Error('The check would let the line stand that it must not.')
  return { proposed: tooMuch.proposed, own: { text: own.text, number: numberOf(own.text) }, why }
}
