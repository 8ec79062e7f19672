import { readdirSync, readFileSync } from 'node:fs'
import { readResume } from '@bespeak/domain/reading/read.ts'
import type { Entry, ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { describe, expect, it } from 'vitest'
import { readFile } from '../../read-file.ts'
import { blocksOf } from '../blocks/blocks.ts'
import { linesOf } from '../blocks/plain-text.ts'
import { resumeMeta } from '../document-meta.ts'
import { type Layout, templates } from '../layout.ts'
import { prove } from '../proof/prove.ts'
import { writeDocx } from './write-docx.ts'

const folder = new URL('../../../../../eval/resumes/', import.meta.url)
const resumes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, ResumeDocument] => [
    name.replace('.json', ''),
    fromJsonResume(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  ])

/** What a resume says, section by section: its entries, where and when they were. */
const outline = ({ sections }: ResumeDocument): string[] =>
  sections
    .filter(({ entries }) => entries.length > 0)
    .flatMap(({ kind, entries }) => [`# ${kind}`, ...entries.flatMap(entryOutline)])

function entryOutline(entry: Entry): string[] {
  switch (entry.type) {
    case 'employment':
      return entry.roles.map(({ start, end }) => [entry.organisation, start, end].join(' | '))
    case 'study':
      return [[entry.institution, entry.degree, entry.area, entry.start, entry.end].join(' | ')]
    case 'item':
      return [[entry.start, entry.end].join(' | ')]
    case 'skills':
      return [[entry.name, ...entry.keywords.map(({ text }) => text)].join(' | ')]
    case 'language':
      return [[entry.language, entry.fluency].join(' | ')]
    case 'text':
      return entry.lines.map(({ text }) => text)
  }
}

/** Two that are hard to set in every template, and each of the others in one. */
const hard = ['cfo', 'zoe-van-den-berg']

describe.each(templates.map((template, at) => [template, at] as const))(
  'a resume in the %s template',
  (template, at) => {
    const layout: Layout = { template, pageSize: 'a4', accent: null }

    const set = resumes.filter(([name], index) => hard.includes(name) || index % templates.length === at)

    it.each(set)('is read again as it was: %s', async (_name, document) => {
      const blocks = blocksOf(document, layout)
      const read = await readFile(await writeDocx(blocks, layout, resumeMeta(blocks)))

      if (!read.ok) throw new Error(read.message)
      expect(prove(blocks.flatMap(linesOf), read.source, document.basics.name ?? '')).toMatchObject({ ok: true })
      const again = readResume(read.source).document
      expect(again.basics).toMatchObject({ name: document.basics.name, email: document.basics.email })
      expect(outline(again)).toEqual(outline(document))
      expect(again.unplaced).toEqual([])
    })
  },
)
