import { describe, expect, it } from 'vitest'
import { sheetTask } from '../house/sheet.ts'
import { proven } from '../testing/engine.ts'
import { endless, hostile, isAccessible, metaOf, rightToLeft, setSheet, strandedIn } from '../testing/house.ts'
import type { MatchReport, ReportRow } from './match-report.ts'
import { reportSheet } from './report-sheet.ts'

const row: ReportRow = {
  requirement: 'Expert SQL',
  isQuoted: true,
  measure: 'Skills',
  importance: 'required',
  status: 'met',
  points: 10,
  maxPoints: 10,
  how: 'Shown in two roles',
  evidence: ['Wrote SQL models that feed the weekly dashboard.'],
  todo: null,
}
const report: MatchReport = {
  title: 'Data Analyst',
  company: 'Halden Freight',
  resume: 'Data Analyst, general',
  person: 'Ines Duarte',
  madeOn: '2026-11-15T08:00:00Z',
  summary: 'A good fit, inside the target.',
  score: 78.99,
  ceiling: 84.5,
  shown: { score: 91.2, before: 58.9 },
  subScores: [
    { name: 'Skills', score: 72.6, weight: 0.36 },
    { name: 'Education', score: null, weight: 0 },
  ],
  topFixes: [{ text: 'Say where you use Python today.', gain: 2.25 }],
  knockOuts: [{ requirement: 'Driving licence', status: 'failed', evidence: ['No licence'] }],
  ledger: [row, { ...row, requirement: 'Snowflake', status: 'not-shown', points: -8.5, todo: 'Have you used it?' }],
  keywords: [{ term: 'SQL', importance: 'required', inJob: 4, inResume: 2, status: 'matched' }],
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
  knockOuts: [{ requirement: text, status: 'met', evidence: [text, text] }],
  ledger: [{ ...row, requirement: text, how: text, evidence: [text, text], todo: text }, row],
  keywords: [{ term: text, importance: 'mentioned', inJob: 1, inResume: 0, status: 'missing' }],
  highlights: [text],
  improvements: [{ section: text, text }],
  notes: text,
  method: [text],
})

const many = (shift: number): MatchReport => ({
  ...report,
  summary: 'One line more. '.repeat(8 * shift),
  ledger: Array.from({ length: 40 }, (_, index) => ({ ...row, requirement: `Requirement ${index}` })),
  keywords: Array.from({ length: 40 }, (_, index) => ({
    term: `term ${index}`,
    importance: 'preferred',
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
    const ledger = [{ ...row, requirement: endless }, row]
    const { keywords } = filled(endless)
    expect(await setSheet(reportSheet({ ...report, ledger, keywords }, 'a4'))).toMatchObject({ ok: true })
  })

  it('has a glyph for Hebrew and Arabic, and keeps them', async () => {
    expect(await setSheet(reportSheet(filled(rightToLeft), 'letter'))).toMatchObject({ ok: true })
  })

  it('says the score and its scale in words, never rounded up', () => {
    const { lines } = sheetTask(reportSheet(report, 'a4'))
    expect(lines).toContain('What you bring: 78 of 100, 84 with a line for all that is shown in part, target 75 to 90.')
    expect(lines).toContain('What the page shows: 91 of 100, before 58, target 75 to 90.')
    expect(lines).toEqual(
      expect.arrayContaining(['72', 'Not assessed', '+2.3', '−8.50', '78.99', 'Not met', 'Not shown']),
    )
  })

  it('draws no ceiling over the score', () => {
    const { lines } = sheetTask(reportSheet({ ...report, ceiling: 78.99 }, 'a4'))
    expect(lines).toContain('What you bring: 78 of 100, target 75 to 90.')
  })

  it('quotes what the ad and the resume say, and tells them from its own words', () => {
    const table = reportSheet(report, 'a4').blocks.find((it) => it.type === 'table' && it.columns[0]?.head === 'Points')
    const cell = table?.type === 'table' ? table.rows[0]?.cells[3] : null
    expect(cell).toEqual([
      [
        { text: '“Expert SQL”', voice: 'ad', tone: 'plain' },
        { text: '  Skills, required', voice: 'ours', tone: 'soft' },
      ],
      [{ text: '“Wrote SQL models that feed the weekly dashboard.”', voice: 'own', tone: 'plain' }],
      [{ text: 'Shown in two roles', voice: 'ours', tone: 'soft' }],
    ])
  })

  it('breaks over pages between rows, and never behind a title', async () => {
    for (const shift of [0, 4]) expect(await strandedIn(reportSheet(many(shift), 'a4'))).toEqual([])
    expect(proven(await setSheet(reportSheet(many(0), 'a4'))).pages).toBeGreaterThan(3)
  })

  it('says all in short on the first page', async () => {
    const task = sheetTask(reportSheet(many(0), 'a4'))
    const { pageOf } = proven(await setSheet(reportSheet(many(0), 'a4')))
    expect(pageOf[task.lines.indexOf('Lines to put forward')]).toBe(1)
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
      reportSheet({ ...report, topFixes: [], knockOuts: [], notes: ' ', improvements: [] }, 'a4'),
    )
    for (const title of ['Top fixes', 'Conditions', 'Notes', 'What would improve it'])
      expect(lines).not.toContain(title)
  })

  it('says title, person, language and size, is tagged, and can be listened to', async () => {
    const sheet = reportSheet(report, 'letter')
    const { info, tagged, size } = await metaOf(proven(await setSheet(sheet)).bytes)
    expect(info).toMatchObject({ Title: 'Match report – Data Analyst', Author: 'Ines Duarte', Language: 'en' })
    expect([tagged, size]).toEqual([true, [612, 792]])
    expect(await isAccessible(sheetTask(sheet))).toBe(true)
  })
})
