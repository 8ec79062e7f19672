import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { readHtml } from '@bespeak/domain/reading/html.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { plain } from '@bespeak/domain/resume/json-resume.ts'
import { parseHtml } from '@bespeak/domain/resume/testing/parse-html.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { here, json, pairSet } from './data.ts'
import { toLabels } from './job-labels.ts'
import { lostCharacters, readResumeFile } from './read-files.ts'
import { EXACT, phraseMatch, scoreDocument } from './score.mjs'
import { type Figures, score } from './scorer.ts'

interface Scored {
  overall: Record<string, number>
  fields: Figures
  layouts?: Record<string, { exactFields: number }>
}

export async function reading(folder: string): Promise<Figures> {
  let lost = 0
  for (const name of readdirSync(join(here, 'files')).filter((it) => /\.(pdf|docx|txt)$/.test(it))) {
    const read = await readResumeFile(join(here, 'files', name))
    if (typeof read === 'string') continue
    lost += lostCharacters(read)
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(plain(read.document)))
  }
  const { overall, fields, layouts } = score<Scored>('reading', folder)
  return {
    'exact fields': overall.exactFields ?? 0,
    'worst layout': Math.min(...Object.values(layouts ?? {}).map(({ exactFields }) => exactFields)),
    'bullet text recall': fields['highlights text recall'] ?? 0,
    'characters lost': lost,
  }
}

/** Files made here, in layouts that the other data does not have; `truth.json` holds what stands in them. */
export async function readingOurs(): Promise<Figures> {
  const counts = { right: 0, all: 0, lost: 0 }
  for (const [name, wanted] of Object.entries(json<Record<string, object>>('ours', 'truth.json'))) {
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

interface JobLabels {
  required: string[]
  preferred: string[]
  responsibilities: string[]
}
const lists = ['required', 'preferred', 'responsibilities'] as const
/** Their labels were cut into things; a row is a whole sentence and may hold several. */
const pairedByThing = /recall|precision|required/

export function jobs(folder: string): Figures {
  const inARow: Record<(typeof lists)[number], boolean[]> = { required: [], preferred: [], responsibilities: [] }
  for (const name of readdirSync(join(here, 'jobs')).filter((it) => it.endsWith('.txt'))) {
    const labels = toLabels(readJob(readFileSync(join(here, 'jobs', name), 'utf8'), skillMatcher()))
    writeFileSync(join(folder, name.replace('.txt', '.json')), JSON.stringify(labels))
    const wanted = json<JobLabels>('jobs', name.replace('.txt', '.json'))
    for (const list of lists)
      for (const label of wanted[list]) inARow[list].push(labels[list].some((row) => phraseMatch(row, label)))
  }
  const { overall, fields } = score<Scored>('jobs', folder)
  const single = Object.entries(fields).filter(([field]) => !pairedByThing.test(field))
  return {
    ...Object.fromEntries(single),
    'single fields': overall.singleFields ?? 0,
    ...Object.fromEntries(
      lists.map((list) => [`${list} in a row`, (100 * inARow[list].filter(Boolean).length) / inARow[list].length]),
    ),
  }
}

/** The resumes as HTML whose editor dropped the marks, read without the document that it was made of. */
export function readingHtml(): Figures {
  const documents = [...pairSet().resumes].flatMap(([name, document]) => (name.includes('/') ? [] : [document]))
  const right = documents.flatMap((document) => {
    const found = factsOf(readHtml(parseHtml(withoutMarks(toHtml(document)))).document)
    return factsOf(document).map((fact) => found.includes(fact))
  })
  return { facts: right.length, 'facts found': (100 * right.filter(Boolean).length) / right.length }
}

const withoutMarks = (html: string) => html.replace(/ data-[\w-]+="[^"]*"/g, '').replace(/<\/?(?:article|span)>/g, '')

function factsOf(document: ResumeDocument): string[] {
  const { basics, work, education } = plain(document) as Record<string, Record<string, string>[] | undefined>
  return [basics, ...(work ?? []), ...(education ?? [])].flatMap((it) =>
    ['name', 'email', 'phone', 'position', 'institution', 'startDate', 'endDate'].map(
      (key) => `${key} ${Object(it)[key]}`,
    ),
  )
}
