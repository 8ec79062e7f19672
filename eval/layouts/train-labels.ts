import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inColumns } from '@bespeak/domain/reading/columns.ts'
import { seenIn } from '@bespeak/domain/reading/labels/label.ts'
import {
  answerCount,
  type Chances,
  firstInput,
  firstPass,
  labelCount,
  type SpotLabel,
  type SpotSection,
  secondInputs,
  secondPass,
  spotLabels,
  spotSections,
} from '@bespeak/domain/reading/labels/passes.ts'
import type { Spot } from '@bespeak/domain/reading/labels/spots.ts'
import { byOthers } from './by-others.ts'
import { type Lesson, learnt, lessonOf, type Plan } from './network.ts'
import { type Grains, inGrains, weightsFile } from './pack.ts'
import { type FileRow, type FragmentRow, rowsIn } from './rows.ts'

// Weights that tell what each fragment of a page is, from the truth of training programs and of composed ones.

const folder = 'packages/domain/src/reading/labels'
const rounds = 4
const folds = 2

interface Taught {
  family: string
  spots: Spot[]
  features: number[][]
  labels: (SpotLabel | null)[]
  sections: SpotSection[]
}

/** What is taught together: pages with places, and text without, which a browser has less room for. */
const courses = {
  pages: { rows: ['training', 'composed'], file: 'weights.ts', hidden: 40, grains: null, command: 'train-labels' },
  text: {
    ...{ rows: ['training-forms', 'composed-forms'], file: 'text-weights.ts', hidden: 20 },
    ...{ grains: { steps: 20, least: 1.6 }, command: 'train-text' },
  },
} as const

/** From OUT/training.jsonl and OUT/composed.jsonl, or those of other forms. */
export function trainLabels(course: keyof typeof courses, out: string, tell: (line: string) => void): string {
  const { rows, file, command, ...plan } = courses[course]
  const files = rows.flatMap((name) => rowsIn(join(out, `${name}.jsonl`))).map(taughtBy)
  const { first, second, left } = trained(files, plan, tell)
  writeFileSync(join(folder, file), weightsFile({ first, second }, command))
  return `${files.length} files; families left out: ${left}`
}

function taughtBy({ family, positioned, pages, fragments }: FileRow): Taught {
  // What was not printed has not been through the step that finds columns.
  const isOrdered = !positioned || fragments.some(({ column }) => column !== undefined)
  const source = { positioned, pages, fragments }
  const { spots, features } = seenIn(isOrdered ? source : inColumns(source))
  return { family, spots, features, labels: labelsOf(spots), sections: spots.map(sectionOf) }
}

const rowOf = ({ fragment }: Spot) => fragment as FragmentRow

const direct: Partial<Record<string, SpotLabel>> = {
  name: 'name',
  headline: 'headline',
  contact: 'contact',
  heading: 'heading',
  text: 'text',
  bullet: 'bullet',
  'skill-group': 'group',
  skills: 'skills',
  item: 'item',
  label: 'caption',
  continuation: 'more',
  furniture: 'edge',
}

/** The first fragment of an entry's head opens it. */
function labelsOf(spots: readonly Spot[]): (SpotLabel | null)[] {
  let entry = ''
  return spots.map((spot) => {
    const { label, part, entry: own } = rowOf(spot)
    if (label !== 'entry-head') return direct[label ?? ''] ?? null
    const isNew = `${part} ${own}` !== entry
    entry = `${part} ${own}`
    return isNew ? 'opens' : 'head'
  })
}

const sectionOf = (spot: Spot): SpotSection => rowOf(spot).section ?? 'top'

type InputsOf = (file: Taught) => ArrayLike<number>[]

const lessonsOf = (files: readonly Taught[], inputsOf: InputsOf): Lesson[] =>
  files.flatMap((own) => {
    const inputs = inputsOf(own)
    return own.labels.flatMap((label, at) =>
      label === null
        ? []
        : [lessonOf(inputs[at] ?? [], spotLabels.indexOf(label), spotSections.indexOf(own.sections[at] ?? 'top'))],
    )
  })

const firstInputs: InputsOf = ({ features }) => features.map((_, at) => firstInput(features, at))

/** The second pass learns from what the first says of families that it has not seen. */
function trained(
  files: readonly Taught[],
  { hidden, grains }: { hidden: number; grains: Grains | null },
  tell: (line: string) => void,
) {
  const planOf = (inputsOf: InputsOf, covered: number): Plan => ({
    inputs: (files[0] ? inputsOf(files[0])[0]?.length : 0) ?? 0,
    hidden,
    outputs: answerCount,
    rounds,
    covered,
  })
  const teach = (own: readonly Taught[], inputsOf: InputsOf, covered: number) => {
    const lessons = lessonsOf(own, inputsOf)
    const network = learnt(lessons, planOf(inputsOf, covered), tell)
    return grains ? inGrains(network, lessons, grains) : network
  }
  const teachFirst = (own: readonly Taught[]) => teach(own, firstInputs, 0.1)
  const thought = byOthers(files, folds, teachFirst, (network, { features }) => firstPass(network, features))
  const inputsOf: InputsOf = (own) => secondInputs(own.spots, own.features, thought.get(own) ?? [])
  const teachSecond = (own: readonly Taught[]) => teach(own, inputsOf, 0.05)
  const checked = byOthers(files, folds, teachSecond, (network, own) =>
    secondPass(network, own.spots, own.features, thought.get(own) ?? []),
  )
  return { first: teachFirst(files), second: teachSecond(files), left: rightOf(checked) }
}

function rightOf(said: ReadonlyMap<Taught, readonly Chances[]>): string {
  const counts = { labels: 0, sections: 0, all: 0 }
  for (const [{ labels, sections }, chances] of said)
    for (const [at, label] of labels.entries()) {
      const own = chances[at]
      if (label === null || !own) continue
      counts.all += 1
      if (spotLabels[likeliest(own.slice(0, labelCount))] === label) counts.labels += 1
      if (spotSections[likeliest(own.slice(labelCount))] === sections[at]) counts.sections += 1
    }
  const share = (count: number) => `${((100 * count) / counts.all).toFixed(1)} %`
  return `labels ${share(counts.labels)}, sections ${share(counts.sections)} of ${counts.all}`
}

const likeliest = (chances: Chances) => chances.indexOf(Math.max(...chances))
