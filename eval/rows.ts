import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { matchResume } from '@bespeak/domain/match/index.ts'
import { likeness } from '@bespeak/domain/proof/index.ts'
import { likenessOf, wordsOf, wordsOfResume, worthOf } from '@bespeak/domain/rank/index.ts'
import { readSource } from '@bespeak/domain/reading/read-source.ts'
import { plainSource } from '@bespeak/domain/reading/source.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { get, here, json, today } from './data.ts'
import {
  type Label,
  type LabelledPair,
  labelledPairs,
  labelsOf,
  overlap,
  stretchPairs,
  type Truth,
  truthOf,
} from './row-labels.ts'
import type { Figures } from './scorer.ts'
import { tfIdf } from './tf-idf.ts'

// How the rows of the ledger stand to what a recruiter expects of them, and the scores of a set to one another.

/** What is read of a row: all engines that were measured with this have it. */
interface Row {
  requirement: string
  kind: string
  importance: string
  status: Truth
  maxPoints: number
  evidence: { quote: string }[]
  /** Not shown, and known not to be there. The engine before this had neither: what it did not find, it called not shown. */
  certain?: boolean
  near?: { quote: string }[]
}

interface Judged {
  pair: LabelledPair
  row: Row
  labels: Label[]
  truth: Truth | null
  /** What it would be by shared words alone. */
  byWords: Truth
}

interface Texts {
  resumes: Map<string, ResumeDocument>
  advertisements: Map<string, string>
  labelled: LabelledPair[]
  near: readonly Pair[]
  stretch: readonly Pair[]
}

type Pair = Pick<LabelledPair, 'resume' | 'job'>
type Scoring = (resume: string, job: string) => number

const knownSets = ['ordinary', 'ordinary-2', 'rows']

/** `npm run eval -- rows [SET] [show]` */
export function rowsOf(given: string[]) {
  const chosen = given.filter((it) => it !== 'show')
  for (const set of chosen.length > 0 ? chosen : knownSets) {
    console.log(`\n${set}`)
    for (const [name, figure] of Object.entries(rows(set, given.includes('show'))))
      console.log(`${name.padEnd(52)} ${String(Math.round(10 * figure) / 10).padStart(6)}`)
  }
}

export function rows(set: string, shown = false): Figures {
  const texts = textsOf(set)
  const judged = texts.labelled.map((pair) => judgedRows(pair, texts))
  const all = judged.flatMap(({ rows }) => rows)
  if (shown) judged.forEach(print)
  const figures = { ...rowFigures(all), ...missedFigures(judged), ...orderFigures(texts) }
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => !Number.isNaN(figure)))
}

function textsOf(set: string): Texts {
  const expected = readFileSync(join(here, set, 'expected.txt'), 'utf8')
  const inFolders = set !== 'rows'
  const labelled = labelledPairs(expected)
  const stretch = stretchPairs(expected)
  const isStretch = (pair: Pair) => stretch.some(({ resume, job }) => resume === pair.resume && job === pair.job)
  const all = [...labelled, ...stretch]
  const readPerson = (name: string) =>
    inFolders
      ? readSource(plainSource(readFileSync(join(here, set, 'people', `${name}.txt`), 'utf8'))).document
      : fromJsonResume(json(name))
  const readAd = (name: string) =>
    readFileSync(join(here, ...(inFolders ? [set, 'ads', `${name}.txt`] : [name])), 'utf8')
  return {
    resumes: new Map(all.map(({ resume }) => [resume, readPerson(resume)])),
    advertisements: new Map(all.map(({ job }) => [job, readAd(job)])),
    labelled,
    near: labelled.filter((pair) => !isStretch(pair)),
    stretch,
  }
}

const jobOf = (text: string) => readJob(text, skillMatcher())

/** What the rules over the whole are made of, and what the ad asks for by its title: no recruiter lists them. */
const ofNoLabel = ['keyword', 'field', 'wording', 'seniority', 'culture', 'rule', 'title']

function judgedRows(pair: LabelledPair, { resumes, advertisements }: Texts) {
  const [document, text] = [get(resumes, pair.resume), get(advertisements, pair.job)]
  const ledger: readonly Row[] = matchResume(document, jobOf(text), { today }).ledger
  const statements = sourcesOf(document).map((source) => source.text)
  // Years in this work are a row of their own, not in the words of the ad.
  const isOwn = ({ kind, certain, requirement }: Row) =>
    kind === 'years' && certain !== undefined && !text.includes(requirement)
  const asked = ledger.filter((row) => !ofNoLabel.includes(row.kind) && !isOwn(row))
  const labels = labelsOf(asked, pair.labels, text)
  const rows = [...labels].map(
    ([row, own]): Judged => ({
      pair,
      row,
      labels: own,
      truth: truthOf(own),
      byWords: wordsStatus(row.requirement, statements),
    }),
  )
  const checked = new Set(rows.filter(isChecked).flatMap((row) => row.labels))
  const paired = new Set(rows.flatMap((row) => row.labels))
  const without = pair.labels.filter((label) => label.mark !== 'S' && !checked.has(label))
  return {
    pair,
    rows,
    missed: without.filter((label) => !paired.has(label)),
    unchecked: without.filter((label) => paired.has(label)),
  }
}

/** By the words of one statement alone. */
function wordsStatus(requirement: string, statements: readonly string[]): Truth {
  const most = Math.max(0, ...statements.map((statement) => likeness(statement, requirement)))
  return most >= 0.45 ? 'met' : most >= 0.25 ? 'partly' : 'not-shown'
}

/** Rows that nobody can check on a resume. */
const isChecked = ({ row }: Judged) => !['trait', 'condition', 'place'].includes(row.kind)

const ranks: Record<Truth, number> = { 'not-shown': 0, partly: 1, met: 2 }
const isFound = ({ truth }: Judged) => truth === 'met' || truth === 'partly'
const isNamedBy = (quotes: readonly { quote: string }[], { labels }: Judged) =>
  labels.some(({ lines }) => lines.some((line) => quotes.some(({ quote }) => overlap(quote, line) >= 0.5)))

function rowFigures(all: readonly Judged[]): Figures {
  const withPoints = all.filter((it) => isChecked(it) && it.row.maxPoints > 0)
  const known = all.filter((it) => isChecked(it) && it.truth !== null)
  const stepsOff = ({ row, truth }: Judged) => ranks[row.status] - ranks[truth ?? row.status]
  const notShown = known.filter(({ row }) => row.status === 'not-shown')
  const notFound = notShown.filter(({ row }) => row.certain ?? true)
  const uncertain = notShown.filter((it) => it.row.certain === false && isFound(it))
  const shareIn = (rows: readonly Judged[], holds: (it: Judged) => boolean) => share(rows.filter(holds), rows)
  return {
    'rows with a truth': known.length,
    'rows right, %': shareIn(known, (it) => stepsOff(it) === 0),
    'rows right by shared words alone, %': shareIn(known, (it) => it.byWords === it.truth),
    'rows too low': known.filter((it) => stepsOff(it) < 0).length,
    'rows too high': known.filter((it) => stepsOff(it) > 0).length,
    'shown without proof, %': shareIn(known, ({ row, truth }) => row.status === 'met' && truth === 'not-shown'),
    'half-proofs counted, %': shareIn(known, ({ row, truth }) => row.status === 'met' && truth === 'partly'),
    'rows that ask nothing, %': shareIn(withPoints, ({ labels }) => labels.length === 0),
    'rows not found': notFound.length,
    'not found, on the resume, %': shareIn(notFound, isFound),
    'unsure rows on the resume': uncertain.length,
    'unsure, line among the nearest, %': shareIn(uncertain, (it) => isNamedBy(it.row.near ?? [], it)),
  }
}

type JudgedPair = ReturnType<typeof judgedRows>

function missedFigures(judged: readonly JudgedPair[]): Figures {
  const asked = judged.flatMap(({ pair }) => pair.labels.filter(({ mark }) => mark !== 'S'))
  const missed = judged.flatMap((it) => it.missed)
  const unchecked = judged.flatMap((it) => it.unchecked)
  return {
    requirements: asked.length,
    'requirements without a row, %': share(missed, asked),
    'requirements only among what nobody can check': unchecked.length,
  }
}

/** From here on a match is called good, and below the other an ad is of other work. */
const [good, otherWork] = [65, 50]

function orderFigures({ resumes, advertisements, near, stretch }: Texts): Figures {
  const scoreOf = scoring(resumes, advertisements)
  const worth: Scoring = (resume, job) =>
    worthOf(scoreOf(resume, job), likenessOf(wordsOfResume(get(resumes, resume)), wordsOf(get(advertisements, job))))
  const far = near.flatMap(({ resume }) =>
    near.filter((it) => it.resume !== resume).map(({ job }) => ({ resume, job })),
  )
  const triples = stretch.flatMap(({ resume, job }) => {
    const own = near.filter((it) => it.resume === resume)
    const others = far.filter((it) => it.resume === resume)
    return own.flatMap((it) => others.map((other) => [it.job, job, other.job].map((ad) => scoreOf(resume, ad))))
  })
  const inOrder = triples.filter(([one = 0, two = 0, three = 0]) => one > two && two > three)
  const ownFirst = (by: Scoring) =>
    near.filter((it) =>
      [...resumes.keys()].every((other) => other === it.resume || by(it.resume, it.job) > by(other, it.job)),
    ).length
  return {
    'near ads': near.length,
    'near ads from 65': near.filter(({ resume, job }) => scoreOf(resume, job) >= good).length,
    'near above stretch above far, %': share(inOrder, triples),
    "other people's ads below 50, %": share(
      far.filter(({ resume, job }) => scoreOf(resume, job) < otherWork),
      far,
    ),
    'own person first': ownFirst(scoreOf),
    'own person first, by rank': ownFirst(worth),
    'own person first, plain TF-IDF': ownFirst(tfIdf({ resumes, advertisements })),
  }
}

function scoring(resumes: Texts['resumes'], advertisements: Texts['advertisements']): Scoring {
  const jobs = new Map([...advertisements].map(([name, text]) => [name, jobOf(text)]))
  const scores = new Map<string, number>()
  return (resume, job) => {
    const key = `${resume} ${job}`
    const score = scores.get(key) ?? matchResume(get(resumes, resume), get(jobs, job), { today }).score
    scores.set(key, score)
    return score
  }
}

/** Not a number, and left out, where there is nothing of the kind. */
const share = (some: readonly unknown[], all: readonly unknown[]) =>
  all.length === 0 ? Number.NaN : (100 * some.length) / all.length

const marks: Record<Truth, string> = { met: 'M', partly: 'P', 'not-shown': 'N' }

/** Each row with its labels, the wrong ones with what was found; then what has no row. */
function print({ pair, rows, missed, unchecked }: JudgedPair) {
  console.log(`\n${pair.resume} × ${pair.job}`)
  for (const it of rows) printRow(it)
  for (const { requirement } of missed) console.log(`  no row    ${requirement}`)
  for (const { requirement } of unchecked) console.log(`  unchecked ${requirement}`)
}

function printRow(it: Judged) {
  const { row, labels, truth } = it
  const isWrong = truth !== null && isChecked(it) && truth !== row.status
  const truthMark = truth ? marks[truth] : labels.length > 0 ? 'S' : '-'
  const unsure = row.certain === false ? '?' : ' '
  const of = labels.map(({ mark, requirement }) => `${mark} ${requirement}`).join(' + ')
  console.log(
    `${isWrong ? '!' : ' '} ${truthMark} ${marks[row.status]}${unsure} ${row.kind.padEnd(14)} ${row.requirement}  <-  ${of}`,
  )
  if (!isWrong) return
  for (const line of labels.flatMap(({ lines }) => lines)) console.log(`          labelled: ${line}`)
  for (const { quote } of row.evidence) console.log(`          evidence: ${quote}`)
  for (const { quote } of row.near ?? []) console.log(`          near:     ${quote}`)
}
