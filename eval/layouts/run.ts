import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { casesOf } from './cases.ts'
import { type FieldsRow, fieldRows } from './field-rows.ts'
import { printedIn } from './measure.ts'
import { print } from './print.ts'
import { type FileRow, formRows, printedRow } from './rows.ts'
import { trainHeads } from './train-heads.ts'
import { trainLabels } from './train-labels.ts'
import { trainStrips } from './train-strips.ts'
import { trainSureness } from './train-sureness.ts'

// `npm run layouts -- print` prints layouts with their truth into OUT/USE; `rows` writes OUT/USE.jsonl, a row for every
// file that is there; `forms` writes OUT/USE-forms.jsonl, the same people in files of other kinds;
// `train-strips` makes the weights of reading/strip-weights.ts from OUT/training, `train-labels` those of
// reading/labels/weights.ts from OUT/training.jsonl and OUT/composed.jsonl, `train-text` those of text-weights.ts from
// OUT/training-forms.jsonl and OUT/composed-forms.jsonl, `train-heads` those of reading/heads/weights.ts from all but the
// last; `fields` writes OUT/fields.jsonl, the fields read of COUNT composed people after number FROM, with their pages in
// OUT/composed, and `train-sureness` makes the weights of reading/sureness/weights.ts from it.

const usage =
  'npm run layouts -- print|rows|forms|fields|train-strips|train-labels|train-text|train-heads|train-sureness [--use training|measured|composed] [--count N] [--from N] [--seed S] [--out DIR] [--unprinted]'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    use: { type: 'string', default: 'measured' },
    count: { type: 'string', default: '150' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/layouts' },
    unprinted: { type: 'boolean', default: false },
  },
})

const uses = ['training', 'measured', 'composed'] as const
const use = uses.find((it) => it === values.use) ?? 'measured'
const count = Number(values.count)
const from = Number(values.from)
const folder = join(values.out, use)

// A few at a time, so that memory does not grow with the number of files.
const formsAtOnce = 50

const commands: Record<string, () => Promise<string>> = {
  print: async () => `${await print({ ...values, use, count, from, out: folder })} printed to ${folder}`,
  rows: () => written(`${folder}.jsonl`, printedRows()),
  forms: () => written(`${folder}-forms.jsonl`, rowsOfForms()),
  fields: () => written(join(values.out, 'fields.jsonl'), rowsOfFields()),
  'train-labels': async () => trainLabels('pages', values.out, console.log),
  'train-text': async () => trainLabels('text', values.out, console.log),
  'train-heads': async () => trainHeads(values.out, console.log),
  'train-sureness': async () => trainSureness(values.out, console.log),
  'train-strips': async () => trainStrips(join(values.out, 'training')),
}

async function* printedRows(): AsyncGenerator<FileRow> {
  for (const id of printedIn(folder)) yield await printedRow(folder, id)
}

async function* rowsOfForms(): AsyncGenerator<FileRow> {
  for (let first = 0; first < count; first += formsAtOnce)
    yield* await formRows(use, { from: first, to: Math.min(first + formsAtOnce, count) }, values.seed)
}

async function* rowsOfFields(): AsyncGenerator<FieldsRow> {
  const cases = casesOf('composed', count, values.seed, from)
  for (let at = 0; at < cases.length; at += formsAtOnce)
    yield* await fieldRows(join(values.out, 'composed'), cases.slice(at, at + formsAtOnce))
}

async function written(file: string, rows: AsyncIterable<FileRow | FieldsRow>): Promise<string> {
  const stream = createWriteStream(file)
  let lines = 0
  for await (const row of rows) {
    stream.write(`${JSON.stringify(row)}\n`)
    lines += 1
  }
  stream.end()
  await finished(stream)
  return `${lines} rows written to ${file}`
}

const command = commands[positionals[0] ?? '']
if (!command) throw new Error(usage)
console.log(await command())
