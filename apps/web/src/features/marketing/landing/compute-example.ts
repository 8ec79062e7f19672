import { type CheckedSentence, check, isHard, linesOf as linesToCheck } from '@bespeak/domain/check/index.ts'
import type { Importance } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import { bandName, ceilingWords, foundWords, statusWords } from '@bespeak/domain/match/verdict.ts'
import { readResume } from '@bespeak/domain/reading/read.ts'
import { plainSource } from '@bespeak/domain/reading/source.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { type Edit, propose, usualOptions } from '@bespeak/domain/tailor/index.ts'
import { examples } from '../../../lib/texts/examples.ts'
import { sampleDay, sampleJob, sampleResume, toldThreeWays } from '../../../lib/texts/sample.ts'
import { ads } from '../texts/professions.ts'

/** A line of the sample, and the number that it has there. */
interface SampleLine {
  number: number
  text: string
}

/** What the engine makes of the samples: everything that the landing page shows of them, and nothing else. */
export function computeExample() {
  const { document } = readResume(plainSource(sampleResume))
  const job = readJob(sampleJob.text, skillMatcher())
  const edits = propose(document, job, usualOptions, [], sampleDay)
  const asked = job.requirements.map(({ id, words, importance }) => ({ id, words, importance }))
  return {
    ways: waysToTell(document),
    lines: linesOf(document).slice(0, 3),
    asked: [...asked.filter(isMust).slice(0, 2), ...asked.slice(-1)],
    edits: telling(edits),
    professions: (['nurse', 'marketing', 'developer'] as const).map(professionOf),
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

const verdicts = ['yours', 'reworded', 'not-yours'] as const

/** One line word for word, reworded, and with more than was done: as the check judges each. */
function waysToTell(document: ResumeDocument) {
  const lines = linesToCheck(document)
  return verdicts.map((label, at) => {
    const [sentence] = check(toldThreeWays[at] ?? '', lines, { today: sampleDay })
    if (sentence?.verdict !== label) throw new Error(`The check does not say ${label} of way ${at + 1}.`)
    return { label, runs: runsOf(sentence), why: sentence.findings.findLast(isHard)?.message }
  })
}

/** The sentence in pieces: what is refused, and what stands between. */
function runsOf({ text, findings }: CheckedSentence) {
  const hard = findings.filter(isHard).toSorted((a, b) => a.from - b.from)
  const runs = hard.flatMap(({ from, to }, at) => [
    { text: text.slice(hard[at - 1]?.to ?? 0, from), isRefused: false },
    { text: text.slice(from, to), isRefused: true },
  ])
  const rest = { text: text.slice(hard.at(-1)?.to ?? 0), isRefused: false }
  return [...runs, rest].filter((run) => run.text !== '')
}

/** How a person matches an ad: the number, two rows that are shown, and what is not found. */
function professionOf(name: keyof typeof ads) {
  const { profession, title, text } = ads[name]
  const { document } = readResume(plainSource(examples[name].pasted))
  const { score, ceiling, ledger } = matchResume(document, readJob(text, skillMatcher()), { today: sampleDay })
  const quoted = ledger.filter(
    ({ kind, status, evidence }) => isOfWork(kind) && status === 'met' && evidence.length > 0,
  )
  const missing = ledger.filter(({ certain }) => certain)
  return {
    ...{
      profession,
      title,
      score,
      found: foundWords(ledger),
      band: bandName(score),
      ceiling: ceilingWords(score, ceiling),
    },
    rows: [...quoted.slice(0, 2), ...missing.slice(0, 2)].map((row) => ({
      ...{ words: row.requirement, status: statusWords(row), line: row.evidence[0]?.quote ?? null },
    })),
  }
}

const isOfWork = (kind: string) => kind === 'responsibility' || kind === 'skill'
