import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '@bespeak/documents/read-file.ts'
import { here } from './data.ts'
import { calibrationTable } from './layouts/calibration.ts'
import { casesOf } from './layouts/cases.ts'
import { otherForms } from './layouts/forms.ts'
import { groupsOf } from './layouts/groups.ts'
import { keptLine } from './layouts/kept-values.ts'
import { type Counts, type Measured, measured, measureFile, printedIn, type Run, runs } from './layouts/measure.ts'
import type { Person } from './layouts/person.ts'
import { print } from './layouts/print.ts'
import { programs } from './layouts/programs/index.ts'

// `npm run eval -- layouts [COUNT] [FOLDER]`: how the reader does on printed layouts that it was never trained on, program
// by program, and how it would do if it were given the true order of reading, or the true labels of lines as well. What
// is not printed yet is printed first. `npm run eval -- layouts forms [COUNT]`: the same people in files of other kinds.
// `npm run eval -- layouts blind`: layouts that were drawn by hand, without these programs.
// In FOLDER there may be any files that `npm run layouts -- print` made.

const usualCount = 150

export async function layouts(rest: string[]) {
  if (rest[0] === 'blind') await measureBlind()
  else if (rest[0] === 'forms') await measureForms(Number(rest[1] ?? 30))
  else await measurePrinted(rest)
}

/** The same people as text, DOCX, PDF of DOCX, and in our own templates. */
async function measureForms(count: number) {
  const forms = await otherForms(casesOf('measured', count, '1'))
  report(forms.map(({ form, truth, source, labelled }) => measured(form, truth, source, labelled)))
  console.log(`\n${forms.filter(({ labelled }) => labelled).length} of ${forms.length} files have labels.`)
}

async function measureBlind() {
  const folder = join(here, 'layouts', 'blind')
  const truths = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Record<string, Person>
  const all: Measured[] = []
  for (const [id, person] of Object.entries(truths)) {
    const read = await readFile(new Uint8Array(readFileSync(join(folder, `${id}.pdf`))))
    if (!read.ok) throw new Error(`${id}: ${read.message}`)
    const truth = { person, hidden: [], precision: {}, lines: [], atoms: [] }
    all.push(measured(id.replace(/-\d+$/, ''), truth, read.source, null))
  }
  report(all)
}

async function measurePrinted([count = String(usualCount), folder = usualFolder]: string[]) {
  if (folder === usualFolder)
    await print({ use: 'measured', count: Number(count), seed: '1', out: folder, unprinted: false })
  const ids = printedIn(folder).filter((id) => existsSync(join(folder, `${id}.pdf`)) && isWanted(id, Number(count)))
  const all: Measured[] = []
  for (const id of ids) all.push(await measureFile(folder, id))
  report(all)
}

const usualFolder = join(here, '..', '.cache', 'layouts', 'measured')

/** The same files, whatever else was printed. */
function isWanted(id: string, count: number): boolean {
  const name = id.replace(/-\d+$/, '')
  const own = programs.filter(({ use }) => use === programs.find((it) => it.name === name)?.use)
  const place = own.findIndex((it) => it.name === name)
  return place < 0 || Number(id.slice(name.length + 1)) * own.length + place < count
}

const counted = ['fields', 'bullets', 'whole', 'skills'] as const

function report(all: readonly Measured[]) {
  const byProgram = [...groupsOf(all, ({ program }) => program)]
  console.log(
    `${all.length} files. Each figure: real, then with true order, with true labels, with true fields; in percent.\n`,
  )
  console.log(`${'program'.padEnd(20)}files  ${counted.map((it) => it.padEnd(26)).join('')}`)
  for (const [program, own] of [...byProgram.sort(), ['ALL', all] as const])
    console.log(
      `${program.padEnd(20)}${String(own.length).padStart(5)}  ${counted.map((it) => figures(own, it)).join('')}`.trimEnd(),
    )
  reportMechanisms(all)
  reportCalibration(all)
  reportDoubts(all)
  console.log(`\n${keptLine(all.map(({ kept }) => kept))}`)
}

/** Pages, and text without places. */
function reportCalibration(all: readonly Measured[]) {
  for (const positioned of [true, false]) {
    const own = all.filter((it) => it.positioned === positioned)
    if (own.length === 0) continue
    console.log(`\n${own.length} files ${positioned ? 'with places' : 'of text without places'}.`)
    console.log(calibrationTable(own.flatMap(({ called }) => called)))
  }
}

/** How much there is to look at, in all files and in those of which every field was read right. */
function reportDoubts(all: readonly Measured[]) {
  const isWhole = ({ counts }: Measured) => counts.real.fields[0] === counts.real.fields[1]
  const counts = (own: readonly Measured[]) => own.map(({ doubts }) => doubts).sort((a, b) => a - b)
  const median = (own: readonly Measured[]) => counts(own)[Math.floor(own.length / 2)] ?? '–'
  const whole = all.filter(isWhole)
  console.log(
    `\nDoubts a file, in the median: ${median(all)}; in the ${whole.length} files read right ${median(whole)}.`,
  )
}

const figures = (all: readonly Measured[], what: keyof Counts) =>
  runs
    .map((run) => share(all, run, what))
    .join('')
    .padEnd(26)

function share(all: readonly Measured[], run: Run, what: keyof Counts): string {
  const [right, of] = all.reduce(([a, b], { counts }) => [a + counts[run][what][0], b + counts[run][what][1]], [0, 0])
  return (of === 0 ? '–' : ((100 * right) / of).toFixed(1)).padStart(6)
}

const mostShown = 30

function reportMechanisms(all: readonly Measured[]) {
  const missed = all.flatMap(({ mechanisms }) => mechanisms)
  const counts = (keyOf: (it: string) => string) =>
    [...groupsOf(missed, keyOf)].map(([key, own]) => [key, own.length] as const).sort((a, b) => b[1] - a[1])
  const line = ([key, count]: readonly [string, number]) =>
    `${String(count).padStart(6)}  ${((100 * count) / missed.length).toFixed(1).padStart(5)} %  ${key}`
  console.log(`\n${missed.length} fields missed; what would have mended them:`)
  console.log(
    counts((it) => it.split(':')[0] ?? '')
      .map(line)
      .join('\n'),
  )
  console.log('\nand what stands in their place:')
  console.log(
    counts((it) => it)
      .slice(0, mostShown)
      .map(line)
      .join('\n'),
  )
  const [mixed, of] = all.reduce(([a, b], it) => [a + it.mixed, b + it.fragments], [0, 0])
  console.log(`\n${mixed} of ${of} fragments hold words of more than one line.`)
}
