import { organisationness } from '../language/organisations.ts'
import type { Study } from '../resume/document.ts'
import { patternOf } from '../text/patterns.ts'
import { scoreWord } from '../words/reading.ts'
import { entriesOf } from './entries.ts'
import { type HeadSaid, type HeadTag, type HeadWeights, headsSaid, type Said } from './heads/tag.ts'
import type { Ledger } from './ledger.ts'
import type { TextLine } from './lines.ts'
import { paperOf, type Thing } from './papers.ts'
import { type Head, headOf } from './pieces.ts'
import { cut, type Slice, trimSeparators, without } from './slice.ts'
import { degreeness, namesInstitution } from './vocabulary.ts'
import { type Headed, linesOf } from './work.ts'

const score = patternOf(scoreWord, 'iu')

export const readEducation = (lines: readonly TextLine[], ledger: Ledger, weights: HeadWeights): Study[] =>
  headsSaid(headedStudies(lines), 'education', weights).map((study) =>
    studyOf(study.paper ? asStudy(study, study.paper) : study, ledger),
  )

export const headedStudies = (lines: readonly TextLine[]): Graded[] =>
  entriesOf(lines).map(({ head, body }) => ({ ...withoutScore(headOf(head)), body, paper: paperIn(head) }))

interface Graded extends Headed {
  score: Slice | null
  paper: Thing | null
}

/** `Venepuncture, HSE, 2019`, typed among schools: neither a degree nor a school is named, so it is read as the papers are. */
function paperIn([line, ...more]: readonly TextLine[]): Thing | null {
  if (!line || more.length > 0 || line.region !== 'text' || line.cells.length > 1) return null
  const { text } = line.slice
  const isStudy = degreeness(text) > 0 || namesInstitution(text) || score.test(text) || organisationness(text) > 0.3
  const paper = isStudy ? null : paperOf(line.slice)
  if (paper && line.marker) paper.unsaid.push(line.marker)
  return paper && !paper.period?.isRange ? paper : null
}

/** What a paper says, as a study says it. */
function asStudy(study: Graded & HeadSaid, { names, more, period, periodSlice, unsaid }: Thing): Graded & HeadSaid {
  const [degree, organisation, ...rest] = names.map((slice): Said => ({ slice, sure: 0.6 }))
  return {
    ...study,
    head: { ...study.head, period, periodSlice, words: unsaid },
    said: { ...(degree ? { degree } : {}), ...(organisation ? { organisation } : {}) },
    rest: [...rest.map(({ slice }) => slice), ...more],
    words: [],
  }
}

/** How well it was done is known by its words, wherever it stands. */
function withoutScore(head: Head): Omit<Graded, 'body' | 'paper'> {
  let found: Slice | null = null
  const cells = head.cells.flatMap((cell) => {
    const match = found ? null : score.exec(cell.slice.text)
    if (!match) return [cell]
    const end = match.index + match[0].length
    found = trimSeparators(cut(cell.slice, match.index, end))
    const slice = trimSeparators(without(cell.slice, match.index, end))
    return slice.text === '' ? [] : [{ ...cell, slice }]
  })
  return { head: { ...head, cells }, score: found }
}

const fields = { institution: 'organisation', degree: 'degree', area: 'area', location: 'location' } as const

/** What the words themselves tell is sure: `BSc Mathematics` is a degree wherever it stands. */
const surenessOf = (tag: HeadTag, { slice, sure }: Said) =>
  tag === 'degree' && degreeness(slice.text) === 1 ? Math.max(sure, 0.9) : sure

function studyOf({ head, score: grade, body, said, rest, words }: Graded & HeadSaid, ledger: Ledger): Study {
  const id = ledger.id('s')
  if (head.period) ledger.note(`${id}.period`, head.periodSlice, 0.95)
  for (const word of [...head.words, ...words]) ledger.note(`${id}.words`, word, 1)
  const put = (key: keyof typeof fields, tag: HeadTag = fields[key]) =>
    said[tag] ? { [key]: ledger.put(`${id}.${key}`, said[tag].slice, surenessOf(tag, said[tag])) } : {}
  const result = grade ?? said.score?.slice
  const others = [...rest, ...(grade && said.score ? [said.score.slice] : [])]
  return {
    type: 'study',
    id,
    ...put('institution'),
    ...put('degree'),
    ...put('area'),
    ...put('location'),
    ...(result ? { score: ledger.put(`${id}.score`, result, 0.85) } : {}),
    ...(head.period?.start ? { start: head.period.start } : {}),
    ...(head.period?.end ? { end: head.period.end } : {}),
    courses: [],
    lines: [...others.map((slice) => ledger.line(slice, 0.5, { paragraph: true })), ...linesOf(body, ledger)],
  }
}
