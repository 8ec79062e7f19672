import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inColumns } from '@bespeak/domain/reading/columns.ts'
import { featuresOf } from '@bespeak/domain/reading/heads/features.ts'
import { secondInputs, tagChances } from '@bespeak/domain/reading/heads/learnt.ts'
import type { HeadPiece } from '@bespeak/domain/reading/heads/pieces.ts'
import { type Seen, seenIn } from '@bespeak/domain/reading/heads/seen.ts'
import { type HeadTag, headTags } from '@bespeak/domain/reading/heads/tag.ts'
import { labelled } from '@bespeak/domain/reading/labels/label.ts'
import { labelledLines } from '@bespeak/domain/reading/labels/lines.ts'
import type { Network } from '@bespeak/domain/reading/labels/network.ts'
import { labelCount } from '@bespeak/domain/reading/labels/passes.ts'
import { labelledSections } from '@bespeak/domain/reading/labels/sections.ts'
import { networks } from '@bespeak/domain/reading/labels/weights.ts'
import { orderRows } from '@bespeak/domain/reading/layout.ts'
import { linesOf } from '@bespeak/domain/reading/lines.ts'
import { bodyOf, runningHeads } from '@bespeak/domain/reading/running-heads.ts'
import { type RawSection, sectionsOf } from '@bespeak/domain/reading/sections.ts'
import type { Fragment, SourceText } from '@bespeak/domain/reading/source.ts'
import { headedStudies } from '@bespeak/domain/reading/study.ts'
import { headedJobs } from '@bespeak/domain/reading/work.ts'
import { byOthers } from './by-others.ts'
import { type Lesson, learnt, lessonOf } from './network.ts'
import { weightsFile } from './pack.ts'
import { type FileRow, type FragmentRow, rowsIn } from './rows.ts'

// Weights that tell what each piece of an entry's head says, from the truth of training programs and of composed ones:
// the heads are those that the reader itself finds, so that it learns from what it will be asked.

const file = 'packages/domain/src/reading/heads/weights.ts'
const hidden = 24
const rounds = 6
const folds = 2

interface Taught {
  family: string
  section: Seen[]
  features: number[][]
  tags: HeadTag[]
}

const tagOf: Record<string, HeadTag> = {
  'work.position': 'title',
  'volunteer.position': 'title',
  'work.name': 'organisation',
  'volunteer.organization': 'organisation',
  'education.institution': 'organisation',
  'work.location': 'location',
  'education.location': 'location',
  'education.studyType': 'degree',
  'education.area': 'area',
  'education.score': 'score',
}

/** From OUT/training.jsonl and OUT/composed.jsonl, and from OUT/training-forms.jsonl where it is there. */
export function trainHeads(folder: string, tell: (line: string) => void): string {
  const taught = ['training', 'composed', 'training-forms']
    .map((name) => join(folder, `${name}.jsonl`))
    .filter((path) => existsSync(path))
    .flatMap((path) => rowsIn(path))
    .flatMap(taughtBy)
  const first = byOthers(
    taught,
    folds,
    (own) => taughtFirst(own, tell),
    (network, { features }) => features.map((it) => tagChances(network, it)),
  )
  const inputsOf = (own: Taught) => secondInputs(own.section, own.features, first.get(own) ?? [])
  const teachSecond = (own: readonly Taught[]) => taughtWith(own, inputsOf, tell)
  const second = byOthers(taught, folds, teachSecond, (network, own) =>
    inputsOf(own).map((it) => tagChances(network, it)),
  )
  writeFileSync(
    file,
    weightsFile({ first: taughtFirst(taught, tell), second: teachSecond(taught) }, 'train-heads', '../labels/'),
  )
  return `${taught.length} sections; families left out: first ${rightOf(first)}, second ${rightOf(second)}`
}

function taughtBy({ family, positioned, pages, fragments }: FileRow): Taught[] {
  const isOrdered = !positioned || fragments.some(({ column }) => column !== undefined)
  const given: SourceText = { positioned, pages, fragments }
  const source = positioned ? labelled(isOrdered ? given : inColumns(given), networks()) : given
  const fields = fieldsIn(source.fragments)
  return sectionsIn(source).flatMap(({ kind, lines }) => {
    const isStudy = kind === 'education'
    if (!isStudy && kind !== 'work' && kind !== 'volunteer') return []
    const headed = isStudy ? headedStudies(lines) : headedJobs(lines)
    const section = seenIn(
      headed.map(({ head }) => head),
      isStudy,
    )
    const tags = section.flatMap(({ pieces }) =>
      withTerms(
        pieces,
        pieces.map((piece) => trueTag(piece, fields)),
      ),
    )
    if (tags.every((tag) => tag === 'rest')) return []
    return [{ family, section, features: featuresOf(section, isStudy), tags }]
  })
}

function sectionsIn(source: SourceText): RawSection[] {
  const offsets = new Map<Fragment, number>()
  let length = 0
  for (const fragment of source.fragments) {
    offsets.set(fragment, length)
    length += fragment.text.length + 1
  }
  const offsetOf = (fragment: Fragment) => offsets.get(fragment) ?? 0
  const shown = { ...source, fragments: bodyOf(source, runningHeads(source)) }
  const rows = orderRows(shown)
  return source.positioned
    ? labelledSections(labelledLines(rows, offsetOf))
    : sectionsOf(linesOf(rows, offsetOf, shown))
}

/** What is said at each character of the file. */
function fieldsIn(fragments: readonly Fragment[]): string[] {
  const fields: string[] = []
  for (const fragment of fragments) {
    const own = Array.from({ length: fragment.text.length + 1 }, () => '')
    for (const [from, to, field] of (fragment as FragmentRow).spans) own.fill(field, from, to)
    fields.push(...own)
  }
  return fields
}

/** `Copywriter (freelance)`, `Nurse, Night Shift`: what stands behind a title belongs to it, as people write it. */
function withTerms(pieces: readonly HeadPiece[], tags: readonly HeadTag[]): HeadTag[] {
  const all = [...tags]
  for (const [at, piece] of pieces.entries())
    if (all[at] === 'rest' && all[at - 1] === 'title' && pieces[at - 1]?.cell === piece.cell) all[at] = 'title'
  return all
}

/** What most of its characters say. */
function trueTag({ slice }: HeadPiece, fields: readonly string[]): HeadTag {
  const counts = new Map<HeadTag, number>()
  for (const offset of slice.at) {
    const field = fields[offset] ?? ''
    if (field === '' || field === 'separator') continue
    const tag = tagOf[field] ?? 'rest'
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'rest'
}

type InputsOf = (own: Taught) => number[][]

const taughtFirst = (own: readonly Taught[], tell: (line: string) => void) =>
  taughtWith(own, ({ features }) => features, tell)

/** The trainer also asks for a section; there is but one here, so that it is never wrong. */
function taughtWith(all: readonly Taught[], inputsOf: InputsOf, tell: (line: string) => void): Network {
  const lessons: Lesson[] = all.flatMap((own) => {
    const inputs = inputsOf(own)
    return own.tags.map((tag, at) => lessonOf(inputs[at] ?? [], headTags.indexOf(tag), 0))
  })
  const inputs = (all[0] ? inputsOf(all[0])[0]?.length : 0) ?? 0
  return tagsOnly(learnt(lessons, { inputs, hidden, outputs: labelCount + 1, rounds, covered: 0.1 }, tell))
}

function tagsOnly({ second, secondBias, outputs, ...network }: Network): Network {
  const isKept = (_: number, at: number) => at % outputs < headTags.length
  return { ...network, outputs: headTags.length, second: second.filter(isKept), secondBias: secondBias.filter(isKept) }
}

type Said = Map<Taught, (readonly number[])[]>

function rightOf(said: Said): string {
  let [right, all] = [0, 0]
  for (const [{ tags }, chances] of said)
    for (const [at, tag] of tags.entries()) {
      const own = chances[at] ?? []
      all += 1
      if (headTags[own.indexOf(Math.max(...own))] === tag) right += 1
    }
  return `${((100 * right) / all).toFixed(1)} % of ${all}`
}
