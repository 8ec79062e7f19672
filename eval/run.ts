import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { toLabels } from '@bespeak/domain/job/to-labels.ts'
import { plain } from '@bespeak/domain/resume/json-resume.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { lostCharacters, readResumeFile } from './read-files.ts'
import { EXACT, scoreDocument } from './score.mjs'

// `npm run eval` measures the engine on the data here, prints a table, writes `.cache/eval.json`, and fails when a figure
// falls below the one that is kept. `npm run eval -- read FILE…` shows what is read from any file.

const here = fileURLToPath(new URL('.', import.meta.url))
const kept = JSON.parse(readFileSync(join(here, 'kept.json'), 'utf8')) as Record<string, Record<string, number>>

interface Scored {
  overall: Record<string, number>
  fields: Record<string, number>
  layouts?: Record<string, { exactFields: number }>
}

async function show(files: string[]) {
  for (const file of files) {
    const read = await readResumeFile(file)
    if (typeof read === 'string') console.log(`${file}: ${read}`)
    else
      console.log(
        JSON.stringify(
          { file, ...plain(read.document), unplaced: read.document.unplaced.map(({ text }) => text) },
          null,
          2,
        ),
      )
  }
}

async function reading(folder: string): Promise<Record<string, number>> {
  let lost = 0
  for (const name of readdirSync(join(here, 'files')).filter((it) => /\.(pdf|docx|txt)$/.test(it))) {
    const read = await readResumeFile(join(here, 'files', name))
    if (typeof read === 'string') continue
    lost += lostCharacters(read)
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(plain(read.document)))
  }
  const { overall, fields, layouts } = score('reading', folder)
  return {
    'exact fields': overall.exactFields ?? 0,
    'worst layout': Math.min(...Object.values(layouts ?? {}).map(({ exactFields }) => exactFields)),
    'bullet text recall': fields['highlights text recall'] ?? 0,
    'characters lost': lost,
  }
}

/** Files made here, in layouts that the other data does not have; `truth.json` holds what stands in them. */
async function readingOurs(): Promise<Record<string, number>> {
  const truth = JSON.parse(readFileSync(join(here, 'ours', 'truth.json'), 'utf8')) as Record<string, object>
  const counts = { right: 0, all: 0, lost: 0 }
  for (const [name, wanted] of Object.entries(truth)) {
    const read = await readResumeFile(join(here, 'ours', name))
    if (typeof read !== 'string') counts.lost += lostCharacters(read)
    const { out } = scoreDocument(wanted, typeof read === 'string' ? {} : plain(read.document))
    for (const field of EXACT) {
      counts.right += out[field]?.[0] ?? 0
      counts.all += out[field]?.[1] ?? 0
    }
  }
  return { 'exact fields': (100 * counts.right) / counts.all, 'characters lost': counts.lost }
}

function jobs(folder: string): Record<string, number> {
  for (const name of readdirSync(join(here, 'jobs')).filter((it) => it.endsWith('.txt'))) {
    const labels = toLabels(readJob(readFileSync(join(here, 'jobs', name), 'utf8'), skillMatcher()))
    writeFileSync(join(folder, name.replace('.txt', '.json')), JSON.stringify(labels))
  }
  const { overall, fields } = score('jobs', folder)
  return { ...fields, 'single fields': overall.singleFields ?? 0 }
}

/** The scorer that came with the data does the counting. */
function score(part: string, folder: string): Scored {
  const { stdout } = spawnSync(process.execPath, [join(here, 'score.mjs'), part, folder, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return JSON.parse(stdout) as Scored
}

function judge(part: string, figures: Record<string, number>): boolean {
  const limits = kept[part] ?? {}
  return Object.entries(limits)
    .map(([name, limit]) => {
      const figure = figures[name] ?? Number.NaN
      const holds = name === 'characters lost' ? figure <= limit : figure >= limit
      console.log(
        `${holds ? 'ok  ' : 'FAIL'} ${part.padEnd(8)} ${name.padEnd(22)} ${figure.toFixed(1).padStart(7)}  kept ${limit}`,
      )
      return holds
    })
    .every(Boolean)
}

async function evaluate() {
  const folder = process.env.EVAL_OUT ?? mkdtempSync(join(tmpdir(), 'bespeak-eval-'))
  const results = { reading: await reading(folder), ours: await readingOurs(), jobs: jobs(folder) }
  if (!process.env.EVAL_OUT) rmSync(folder, { recursive: true })
  mkdirSync(join(here, '..', '.cache'), { recursive: true })
  writeFileSync(join(here, '..', '.cache', 'eval.json'), JSON.stringify(results, null, 2))
  const verdicts = Object.entries(results).map(([part, figures]) => judge(part, figures))
  if (!verdicts.every(Boolean)) process.exitCode = 1
}

const [command, ...files] = process.argv.slice(2)
await (command === 'read' ? show(files) : evaluate())
