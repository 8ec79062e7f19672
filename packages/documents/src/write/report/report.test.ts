import { describe, expect, it } from 'vitest'
import { sheetTask } from '../house/sheet.ts'
import { proven } from '../testing/engine.ts'
import { endless, hostile, isAccessible, metaOf, rightToLeft, setSheet, strandedIn } from '../testing/house.ts'
import type { MatchReport, ReportRow } from './match-report.ts'
import { reportSheet } from './report-sheet.ts'

const row: ReportRow = {
  requirement: 'Expert SQL',
  isQuoted: true,
  what: 'must',
  points: 10,
  maxPoints: 10,
  how: 'Only in your skills list',
  evidence: ['Wrote SQL models that feed the weekly dashboard.'],
  near: [],
  todo: null,
}
const missing: ReportRow = { ...row, requirement: 'Snowflake', points: 0, maxPoints: 9, evidence: [], how: null }
const report: MatchReport = {
  title: 'Data Analyst',
  company: 'Halden Freight',
  resume: 'Data Analyst, general',
  person: 'Ines Duarte',
  madeOn: '2026-11-15T08:00:00Z',
  summary: '9 of 14 requirements found on your resume.',
  score: 78,
  before: 58,
  ceiling: 84,
  requirements: [
    { status: 'Not found', rows: [{ ...missing, todo: 'Used Snowflake? Add it to the job where you did.' }] },
    { status: 'Couldn’t match this', rows: [{ ...missing, requirement: 'Own reports', near: ['Built reports.'] }] },
    { status: 'On your resume', rows: [row] },
    { status: 'To check yourself', rows: [{ ...missing, requirement: 'Weekend shifts', maxPoints: 0 }] },
  ],
  hasPoints: true,
  dealbreakers: [{ requirement: 'Driving licence', status: 'Not found', evidence: ['No licence'] }],
  subScores: [
    { name: 'Skills', score: 72 },
    { name: 'Culture fit', score: null },
  ],
  topFixes: [{ text: 'Say where you use Python today.', gain: 2 }],
  keywords: [{ term: 'SQL', importance: 'must', inJob: 4, inResume: 2, status: 'matched' }],
  highlights: ['Cut the month-end close from nine days to four.'],
  improvements: [{ section: 'Skills', text: 'List what you used last first.' }],
  notes: 'Ask about Redshift.\nThe ad may be old.',
  method: ['The score is the sum of the points.'],
}

const filled = (text: string): MatchReport => ({
  ...report,
  title: text,
  company: text,
  resume: text,
  summary: text,
  topFixes: [{ text, gain: 1 }],
  dealbreakers: [{ requirement: text, status: 'Not found', evidence: [text, text] }],
  requirements: [
    {
      status: 'On your resume',
      rows: [{ ...row, requirement: text, how: text, evidence: [text], near: [text, text], todo: text }, row],
    },
  ],
  keywords: [{ term: text, importance: 'duty', inJob: 1, inResume: 0, status: 'missing' }],
  highlights: [text],
  improvements: [{ section: text, text }],
  notes: text,
  method: [text],
})

const many = (shift: number): MatchReport => ({
  ...report,
  summary: 'One line more. '.repeat(8 * shift),
  requirements: [
    {
      status: 'On your resume',
      rows: Array.from({ length: 40 }, (_, index) => ({ ...row, requirement: `Requirement ${index}` })),
    },
  ],
  keywords: Array.from({ length: 40 }, (_, index) => ({
    term: `term ${index}`,
    importance: 'nice to have',
    inJob: 1,
    inResume: 1,
    status: 'partial',
  })),
})

describe('a match report as PDF', () => {
  it('sets text as text, whatever it looks like, and loses none of it', async () => {
    expect(await setSheet(reportSheet(filled(hostile), 'a4'))).toMatchObject({ ok: true })
  })

  it('holds a text that no page does', async () => {
    const { keywords, requirements } = filled(endless)
    expect(await setSheet(reportSheet({ ...report, requirements, keywords }, 'a4'))).toMatchObject({ ok: true })
  })

  it('has a glyph for Hebrew and Arabic, and keeps them', async () => {
    expect(await setSheet(reportSheet(filled(rightToLeft), 'letter'))).toMatchObject({ ok: true })
  })

  it('says the score and its scale in words', () => {
    const { lines } = sheetTask(reportSheet(report, 'a4'))
    expect(lines).toContain('Your match: 78 of 100, before 58, up to 84 if you can add these, target 65 to 80.')
    expect(lines).toEqual(expect.arrayContaining(['72', 'Not scored', '+2', 'Employers often stop here.']))
    expect(lines).toContain('These points add up to your score: 78 of 100.')
  })

  it('draws no ceiling over the score, and no scale where the ad asks nothing', () => {
    expect(sheetTask(reportSheet({ ...report, before: null, ceiling: 78 }, 'a4')).lines).toContain(
      'Your match: 78 of 100, target 65 to 80.',
    )
    const { lines } = sheetTask(reportSheet({ ...report, score: null }, 'a4'))
    expect(lines.filter((line) => /Your match|add up/.test(line))).toEqual([])
  })

  it('has what is not found first, its nearest lines, and no points for what nobody can check', () => {
    const { lines } = sheetTask(reportSheet(report, 'a4'))
    const headings = ['Not found (1)', 'Couldn’t match this (1)', 'On your resume (1)', 'To check yourself (1)']
    expect(lines.filter((line) => headings.includes(line))).toEqual(headings)
    const asked = lines.indexOf('Is it one of these?')
    expect(lines[asked + 1]).toBe('“Built reports.”')
    expect(lines.slice(lines.indexOf('To check yourself (1)') + 1).slice(0, 2)).toEqual([
      'What the ad asks',
      '“Weekend shifts”  must',
    ])
  })

  it('has no points at all for an analysis whose points are not kept', () => {
    const { lines } = sheetTask(reportSheet({ ...report, hasPoints: false, topFixes: [] }, 'a4'))
    expect(lines).not.toContain('Points')
    expect(lines.filter((line) => /add up/.test(line))).toEqual([])
  })

  it('quotes what the ad and the resume say, and tells them from its own words', () => {
    const { blocks } = reportSheet({ ...report, requirements: report.requirements.slice(2, 3) }, 'a4')
    const table = blocks.find((it) => it.type === 'table' && it.columns[0]?.head === 'Points')
    const cell = table?.type === 'table' ? table.rows[0]?.cells[2] : null
    expect(cell).toEqual([
      [
        { text: '“Expert SQL”', voice: 'ad', tone: 'plain' },
        { text: '  must', voice: 'ours', tone: 'soft' },
      ],
      [{ text: '“Wrote SQL models that feed the weekly dashboard.”', voice: 'own', tone: 'plain' }],
      [{ text: 'Only in your skills list', voice: 'ours', tone: 'soft' }],
    ])
  })

  it('breaks over pages between rows, and never behind a title', async () => {
    for (const shift of [0, 4]) expect(await strandedIn(reportSheet(many(shift), 'a4'))).toEqual([])
    expect(proven(await setSheet(reportSheet(many(0), 'a4'))).pages).toBeGreaterThan(3)
  })

  it('begins its requirements on the first page', async () => {
    const task = sheetTask(reportSheet(many(0), 'a4'))
    const { pageOf } = proven(await setSheet(reportSheet(many(0), 'a4')))
    expect(pageOf[task.lines.indexOf('“Requirement 0”  must')]).toBe(1)
  })

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'leaves no page with a few lines on it, however long the first part is: %d',
    async (shift) => {
      const sheet = reportSheet(many(shift), 'a4')
      const { pageOf, pages } = proven(await setSheet(sheet))
      const counts = Array.from({ length: pages }, (_, at) => pageOf.filter((page) => page === at + 1).length)
      expect(Math.min(...counts)).toBeGreaterThan(6)
    },
  )

  it('has no title for what there is nothing of', () => {
    const { lines } = sheetTask(
      reportSheet({ ...report, topFixes: [], dealbreakers: [], notes: ' ', improvements: [] }, 'a4'),
    )
    for (const title of ['What helps most', 'Dealbreakers', 'Notes', 'Improvements']) expect(lines).not.toContain(title)
  })

  it('says title, person, language and size, is tagged, and can be listened to', async () => {
    const sheet = reportSheet(report, 'letter')
    const { info, tagged, size } = await metaOf(proven(await setSheet(sheet)).bytes)
    expect(info).toMatchObject({ Title: 'Match report – Data Analyst', Author: 'Ines Duarte', Language: 'en' })
    expect([tagged, size]).toEqual([true, [612, 792]])
    expect(await isAccessible(sheetTask(sheet))).toBe(true)
  })
})
