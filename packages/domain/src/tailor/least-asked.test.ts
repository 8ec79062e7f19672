import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { matchResume } from '../match/index.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { linesAskedForLeast } from './least-asked.ts'
import { listsIn } from './lists.ts'

const today = '2026-06-01'
const folder = new URL('../../../../eval/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const namesIn = (path: string) => readdirSync(new URL(path, folder)).filter((name) => /\.(?:json|txt|md)$/.test(name))

const resumes = namesIn('resumes/').map((name) => fromJsonResume(JSON.parse(read(`resumes/${name}`))))
const ad = `Warehouse Lead

Requirements
- Forklift licence
- Run a shift of ten people
- Stock counts with SAP`

const worker = fromJsonResume({
  basics: { name: 'Ida Vance' },
  work: [
    {
      name: 'Fernhollow',
      position: 'Warehouse Clerk',
      startDate: '2019',
      highlights: [
        'Ran a shift of ten people.',
        'Swept the yard.',
        'Counted stock with SAP and cut losses by 30%.',
        'Made tea for guests.',
      ],
    },
    { name: 'Oldcroft', position: 'Porter', startDate: '2012', endDate: '2014', highlights: ['Carried boxes.'] },
  ],
  skills: [{ name: 'Tools', keywords: ['SAP', 'Excel'] }],
})
const job = readJob(ad, skillMatcher())

const textsOf = (document: ResumeDocument) =>
  new Map(listsIn(document).flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const)))
const textsIn = (document: ResumeDocument, ids: readonly string[]) => ids.map((id) => textsOf(document).get(id))

describe('the lines asked for least', () => {
  it('come in order: what shows least first, the strongest line of a role last', () => {
    expect(textsIn(worker, linesAskedForLeast(worker, job, today)).slice(0, 2)).toEqual([
      'Made tea for guests.',
      'Swept the yard.',
    ])
    const all = textsIn(worker, linesAskedForLeast(worker, null, today))
    expect(all.slice(-2)).toEqual(['Carried boxes.', 'Counted stock with SAP and cut losses by 30%.'])
  })

  it('have none of skills, of labels, and of a text of one line', () => {
    for (const document of resumes) {
      const ids = new Set(linesAskedForLeast(document, null, today))
      const kept = listsIn(document).filter(({ entry, lines }) => entry.type === 'skills' || lines.length === 0)
      expect(kept.flatMap(({ lines }) => lines).filter(({ id }) => ids.has(id))).toEqual([])
      expect([...ids].every((id) => textsOf(document).has(id))).toBe(true)
      expect(ids.size).toBeGreaterThan(0)
    }
  })

  it('leave to each requirement a line that shows it, when all of them are hidden', () => {
    for (const document of resumes.slice(0, 8)) {
      const gone = new Set(linesAskedForLeast(document, job, today))
      for (const { evidence } of matchResume(document, job, { today }).ledger) {
        const sources = evidence.map(({ source }) => source)
        expect(sources.length > 0 && sources.every((source) => gone.has(source))).toBe(false)
      }
    }
  })

  it('are the same again, each once', () => {
    const [one, other] = [linesAskedForLeast(worker, job, today), linesAskedForLeast(worker, job, today)]
    expect(one).toEqual(other)
    expect(new Set(one).size).toBe(one.length)
  })
})
