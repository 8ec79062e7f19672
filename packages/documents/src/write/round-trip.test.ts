import { readdirSync, readFileSync } from 'node:fs'
import { readResume } from '@bespeak/domain/reading/read.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume, plain } from '@bespeak/domain/resume/json-resume.ts'
import { describe, expect, it } from 'vitest'
import { EXACT, scoreDocument } from '../../../../eval/score.mjs'
import { readFile } from '../read-file.ts'
import { templates } from './layout.ts'
import { proven, setResume } from './testing/engine.ts'

const folder = new URL('../../../../eval/resumes/', import.meta.url)
const resumes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, json: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }))

describe.each(templates)('what the template %s says', (template) => {
  it('is read again: every section, entry, name, title and date', async () => {
    const misses: string[] = []
    for (const { name, json } of resumes) {
      const document = await written(json, template)
      misses.push(...missesIn(json, document).map((miss) => `${name}: ${miss}`))
    }
    expect(misses).toEqual([])
  }, 60_000)
})

async function written(json: object, template: (typeof templates)[number]): Promise<ResumeDocument> {
  const read = await readFile(proven((await setResume(json, { template })).result).bytes)
  if (!read.ok) throw new Error(read.message)
  return readResume(read.source).document
}

function missesIn(json: object, back: ResumeDocument): string[] {
  const { out } = scoreDocument(json, plain(back))
  const fields = EXACT.filter((field) => (out[field]?.[0] ?? 0) < (out[field]?.[1] ?? 0))
  const document = fromJsonResume(json)
  const sections = sectionsIn(document).join() === sectionsIn(back).join() ? [] : [`sections ${sectionsIn(back)}`]
  const [wanted, read] = [itemsIn(document), itemsIn(back)]
  const lost = wanted.filter((item) => !read.includes(item)).map((item) => `lost ${item}`)
  const made = read.filter((item) => !wanted.includes(item)).map((item) => `made ${item}`)
  return [...fields, ...sections, ...lost, ...made]
}

const sectionsIn = ({ sections }: ResumeDocument) =>
  sections.filter(({ entries }) => entries.length > 0).map(({ kind }) => kind)

/** Certificates, projects, awards, publications: each by how its title begins, and by its dates. */
const itemsIn = ({ sections }: ResumeDocument) =>
  sections.flatMap(({ entries }) =>
    entries.flatMap((it) => (it.type === 'item' ? [`${beginning(it.title)} ${it.start ?? ''} ${it.end ?? ''}`] : [])),
  )

// Behind a comma or a dash may stand who gave it; only its writer knows.
const beginning = (title = '') => title.split(/, | – /)[0]
