import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { readResume } from '@bespeak/domain/reading/read.ts'
import type { SourceText } from '@bespeak/domain/reading/source.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume, plain } from '@bespeak/domain/resume/json-resume.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { EXACT, scoreDocument } from '../../../../eval/score.mjs'
import { templates } from './layout.ts'
import { bare } from './proof/bare.ts'
import type { Proof } from './proof/prove.ts'
import { setAndRead } from './testing/engine.ts'

const folder = new URL('../../../../eval/resumes/', import.meta.url)
const resumes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((file) => ({ name: file.replace('.json', ''), json: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) }))

const isInstalled = spawnSync('pdftotext', ['-v']).status === 0
/** Two that are hard to set in every template, and each of the others in one. */
const hard = ['cfo', 'zoe-van-den-berg']
const isSetIn = (name: string, at: number, template: number) =>
  hard.includes(name) || at % templates.length === template
// In the order of the file, and in that of the page.
const orders = ['-raw', '-layout']

describe.each(templates.map((template, at) => [template, at] as const))('what the template %s says', (template, at) => {
  const written: { name: string; json: object; bytes: Uint8Array; source: SourceText; proof: Proof }[] = []
  // Set and read once for all that is asked of it.
  beforeAll(async () => {
    for (const { name, json } of resumes.filter(({ name }, index) => isSetIn(name, index, at)))
      written.push({ name, json, ...(await setAndRead(json, { template })) })
  })

  it('is found again in its file, line by line', () => {
    expect(written.filter(({ proof }) => !proof.ok).map(({ name, proof }) => ({ name, proof }))).toEqual([])
  })

  it('is read again: every section, entry, name, title and date', () => {
    const misses = written.flatMap(({ name, json, source }) =>
      missesIn(json, readResume(source).document).map((miss) => `${name}: ${miss}`),
    )
    expect(misses).toEqual([])
  })

  it('stands on two pages at most, and none of it beyond their margins', () => {
    for (const { name, source } of written) {
      expect(source.pages.length, name).toBeLessThanOrEqual(2)
      const [{ width = 0 } = {}] = source.pages
      expect(source.fragments.filter((it) => it.x < 36 || it.x + it.width > width - 36)).toEqual([])
    }
  })

  it.skipIf(!isInstalled)('is read the same by pdftotext, page by page and letter by letter', () => {
    for (const { name, bytes, source } of written) {
      const ours = pagesOf(source).map(bare)
      for (const order of orders) expect(readByPdftotext(bytes, order).map(bare), name).toEqual(ours)
    }
  })
})

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

const pagesOf = ({ pages, fragments }: SourceText): string[] =>
  pages.map((_, index) =>
    fragments
      .filter(({ page }) => page === index + 1)
      .map(({ text }) => text)
      .join(' '),
  )

/** It ends each page with a form feed. */
const readByPdftotext = (bytes: Uint8Array, order: string): string[] =>
  execFileSync('pdftotext', [order, '-enc', 'UTF-8', '-', '-'], { input: bytes, encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
