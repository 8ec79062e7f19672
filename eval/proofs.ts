import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Proof, proofsOf } from '@bespeak/domain/proof/index.ts'
import { weights } from '@bespeak/domain/proof/weights.ts'
import { readPlainText } from '@bespeak/domain/reading/read.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { sourcesOf } from '@bespeak/domain/resume/sources.ts'
import { here, json } from './data.ts'
import type { Figures } from './scorer.ts'

// Of the three strongest proofs that a recruiter named for each person and near ad of `ordinary`, how many are among the
// first three chosen; beside them what is trivial, the first lines with a figure. Resumes are read as the product reads them.

interface Pair {
  person: string
  /** In the order of the resume. */
  lines: Proof[]
  wanted: string[]
}

type Scoring = (proof: Proof) => number

const atTop = 3

export function proofs(): Figures {
  const pairs = pairsIn(textOf('expected'))
  const chosen = foundBy(pairs, byScore)
  const withFigure = foundBy(pairs, byFigure)
  const withDigit = foundBy(pairs, ({ source }) => Number(/\d/.test(source.text)))
  const leftOut = leavingOneOut(pairs)
  for (const [at, { person }] of pairs.entries())
    console.log(
      `${person.padEnd(16)} ${chosen[at]}   first with a figure ${withFigure[at]}, with a digit ${withDigit[at]}   weights of the others ${leftOut[at]?.toFixed(1)}`,
    )
  return {
    'proofs wanted': pairs.length * atTop,
    'among the first three': sum(chosen),
    'first lines with a figure': sum(withFigure),
    'first lines with a digit': sum(withDigit),
    'by weights set on the others': sum(leftOut),
  }
}

const steps = [0.25, 0.5, 0.75, 1, 1.5]
/** Each way to weigh the signs against likeness. */
const scorings: Scoring[] = steps.flatMap((figure) =>
  steps.flatMap((result) =>
    steps.map(
      (current): Scoring =>
        ({ why, score }) =>
          score < 0
            ? score
            : figure * Number(why.figure) +
              result * Number(why.result) +
              current * Number(why.current) +
              weights.toAd * why.likeness,
    ),
  ),
)

/** Each person by the weights that are best for the others; where several are, what these come to on average. */
function leavingOneOut(pairs: readonly Pair[]): number[] {
  const tried = scorings.map((scoring) => foundBy(pairs, scoring))
  return pairs.map((_, at) => {
    const ofOthers = tried.map((found) => sum(found) - (found[at] ?? 0))
    const best = tried.filter((_found, which) => ofOthers[which] === Math.max(...ofOthers))
    return sum(best.map((found) => found[at] ?? 0)) / best.length
  })
}

const foundBy = (pairs: readonly Pair[], scoring: Scoring, most = atTop) =>
  pairs.map(({ lines, wanted }) => {
    const top = [...lines].sort((one, other) => scoring(other) - scoring(one)).slice(0, most)
    return wanted.filter((line) => top.some(({ source }) => isLine(source.text, line))).length
  })

interface Labelled {
  resume: unknown
  job: string
  strongest: string | string[]
  alsoGood: string[]
  chores: string[]
}

/** People of rarer trades with one strongest line each, and chores: no weight was set on them. */
export function proofsOfOthers(): Figures {
  const people = ['writers/editing-1', 'ours-letters'].flatMap((folder) =>
    readdirSync(join(here, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => json<Labelled>(folder, name)),
  )
  const labelled = (of: (it: Labelled) => string[]) =>
    people.map((it) => ({ person: '', lines: linesFor(fromJsonResume(it.resume), { text: it.job }), wanted: of(it) }))
  const strongest = labelled((it) => [it.strongest].flat().slice(0, 1))
  const good = labelled((it) => [it.strongest, it.alsoGood].flat())
  const chores = labelled((it) => it.chores ?? [])
  const figuresBy = (how: string, scoring: Scoring): Figures => ({
    [`strongest comes first${how}`]: sum(foundBy(strongest, scoring, 1)),
    [`good among the first three${how}`]: sum(foundBy(good, scoring)),
    [`chores among the first three${how}`]: sum(foundBy(chores, scoring)),
  })
  return { people: people.length, ...figuresBy('', byScore), ...figuresBy(', by figure', byFigure) }
}

const byScore: Scoring = ({ score }) => score
const byFigure: Scoring = ({ why }) => Number(why.figure)

/** In the order of the resume. */
function linesFor(document: ResumeDocument, ad: { title?: string; text: string }): Proof[] {
  const all = proofsOf(document, ad)
  return sourcesOf(document).flatMap(({ id }) => all.filter(({ source }) => source.id === id))
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

function pairsIn(expected: string): Pair[] {
  const blocks = expected.split(/^== /m).filter((block) => /^PROOF /m.test(block))
  return blocks.map((block) => {
    const [person = '', job = ''] = block.split(' ')
    const { document } = readPlainText(textOf(`people/${person}`))
    const text = textOf(`ads/${job}`)
    const lines = linesFor(document, { title: text.split('\n', 1).join(), text })
    return { person, lines, wanted: [...block.matchAll(/^PROOF (.+)$/gm)].map(([, line = '']) => line) }
  })
}

export const textOf = (name: string) => readFileSync(join(here, 'ordinary', `${name}.txt`), 'utf8')

/** Of a long line the expectation has the ends. */
export const isLine = (text: string, wanted: string) =>
  wanted.split(' ... ').every((part) => plain(text).includes(plain(part)))
const plain = (text: string) => text.toLowerCase().replace(/–/g, '-')
