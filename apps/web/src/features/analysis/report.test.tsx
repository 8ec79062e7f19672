import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { somePlan } from '../../lib/resumes/testing/plan.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { storeToken } from '../../lib/session/token.ts'
import { answerByOperation, data, refusal, sentEnvelope, someUser } from '../../testing/answers.ts'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { Component } from './analyses-page.tsx'
import { someAnalysis } from './testing/analysis.ts'

function visit(address: string, analyses: Analysis[], more = {}) {
  const announced: string[] = []
  storeToken(tokenExpiringAt())
  const fetchMock = answerByOperation({
    'query JobMatchAnalysis(': () => data({ jobMatchAnalysis: analyses[0] ?? null }),
    CurrentUser: () => data({ currentUser: someUser }),
    'query Resume(': () => data({ resume: null }),
    JobMatchAnalysesByResume: () => data({ jobMatchAnalysesByResume: analyses }),
    ...more,
  })
  render(
    <QueryClientProvider client={createQueryClient(({ title }) => announced.push(title))}>
      <AuthProvider>
        <MemoryRouter initialEntries={[address]}>
          <Component />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
  return { fetchMock, announced }
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a report', () => {
  it('that is gone says so', async () => {
    visit('/competitive-analysis?id=2', [], {
      'query JobMatchAnalysis(': () => refusal('Not found.', { code: 'NOT_FOUND' }),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such analysis.')
  })

  it('shows every point with its evidence, and what to do where there is none', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis()])
    const ledger = await card('The ledger')
    expect(ledger.getByText('Wrote SQL models for four teams')).toBeTruthy()
    expect(ledger.getByText('If you have used it, say where.')).toBeTruthy()
    await userEvent.click(ledger.getByText('Gaps 1'))
    expect(ledger.queryByText('Wrote SQL models for four teams')).toBeNull()
    const keywords = await card('Keywords')
    await userEvent.click(keywords.getByText('Missing 1'))
    expect(keywords.queryByText('SQL')).toBeNull()
    expect((await card('Top fix')).getByText('+2.6')).toBeTruthy()
    expect((await card('How typical applicants compare')).getByText('65')).toBeTruthy()
    expect((await card('How this is computed')).getByText('Not assessed')).toBeTruthy()
  })

  it('counts the fixes in their heading', async () => {
    const named = (text: string) => ({ text, gain: 1 })
    visit('/competitive-analysis?id=2', [someAnalysis({ topFixes: [named('Say where.'), named('Say when.')] })])
    expect((await card('Top two fixes')).getByText('Say when.')).toBeTruthy()
  })

  it('leads from each missing skill by one click to what to say and to a plan', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis()])
    const ledger = await card('The ledger')
    const to = (name: string) => ledger.getByRole('link', { name }).getAttribute('href')
    expect(to('Prepare what to say')).toBe('/create-interview-guide?job=7&gap=Snowflake')
    expect(to('Plan it')).toBe('/create-development-plan?skill=Snowflake&job=7')
    const chain = within((await card('Close a gap')).getByRole('list', { name: 'From gap to score' }))
    expect(chain.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('step')
  })

  describe('says what was answered elsewhere since', () => {
    const since = '2026-11-15T09:00:00.000Z'
    const said = (statement: string) => [{ id: 1, statement, skill: null, requirement: 'Snowflake', createdAt: since }]

    it('and is measured again, which is counted and said before', async () => {
      const month = { featureKey: 'job_match_analysis', used: 2, limitValue: 5, resetsAt: '2026-12-01T00:00:00.000Z' }
      const { fetchMock } = visit('/competitive-analysis?id=2', [someAnalysis()], {
        Facts: () => data({ facts: said('Since 2023.') }),
        UsageAllowances: () => data({ getUsageAllowances: [month] }),
        AnalyzeJobMatch: () => data({ analyzeJobMatch: { id: 3, resumeId: 4 } }),
      })
      const rows = await card('The ledger')
      const cost = await rows.findByText('Uses one analysis. You have used 2 of 5 this month.')
      const again = rows.getByRole('button', { name: 'Measure again' })
      expect(again.getAttribute('aria-describedby')).toBe(cost.id)
      await userEvent.click(again)
      expect(await screen.findByText('Measured again: as before.')).toBeTruthy()
      const input = { ...{ resumeId: 4, jobDescriptionId: 7, companyName: 'Fernhill Energy' }, subject: 'resume' }
      expect(fetchMock.mock.calls.map(sentEnvelope)).toContainEqual(
        expect.objectContaining({ variables: { input: expect.objectContaining(input) } }),
      )
    })

    it('of a no, that it was one', async () => {
      visit('/competitive-analysis?id=2', [someAnalysis()], { Facts: () => data({ facts: said('No, not yet') }) })
      const rows = await card('The ledger')
      expect(await rows.findByText('You said no.')).toBeTruthy()
      expect(rows.queryByRole('button', { name: 'Measure again' })).toBeNull()
    })
  })

  it('goes to the part that the address names, once it is there', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    visit('/competitive-analysis?id=2#ledger', [someAnalysis()])
    const ledger = await screen.findByRole('region', { name: 'The ledger' })
    expect(scrolled.mock.contexts).toEqual([ledger])
  })

  it('leads to the guide and the plan that are there, and none of it where nothing is missing', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis()], {
      InterviewGuides: () => data({ interviewGuides: [{ id: 3, jobDescriptionId: 7 }] }),
      SkillDevelopmentPlans: () => data({ skillDevelopmentPlans: [somePlan()] }),
    })
    const ledger = await card('The ledger')
    const talk = await ledger.findByRole('link', { name: 'What to say' })
    expect(talk.getAttribute('href')).toBe('/interview-guide/3?gap=Snowflake')
    const plan = await ledger.findByRole('link', { name: 'Open your plan' })
    expect(plan.getAttribute('href')).toBe('/skill-development-plan/5?job=7')
  })

  it('says what conditions do to the score', async () => {
    const knockOuts = [
      { requirement: 'A driving licence', status: 'failed', evidence: [], isDate: false },
      { requirement: 'A teaching license', status: 'partly', evidence: ['Secondary teaching license'], isDate: false },
    ]
    visit('/competitive-analysis?id=2', [someAnalysis({ knockOuts })])
    const conditions = await card('Conditions')
    expect(conditions.getByText('Not met')).toBeTruthy()
    expect(conditions.getByText('Partly met')).toBeTruthy()
    expect(conditions.getByText(/holds back most of the points above 35/)).toBeTruthy()
    expect(conditions.getByText(/A driver’s license, a check or a permit holds back none\.$/)).toBeTruthy()
    expect(await screen.findByText(/^Held back by a condition/)).toBeTruthy()
  })

  it('says of a closing date that it is to be noted, and nothing of what a resume shows', async () => {
    const requirement = 'Closing date: 30 August 2026'
    const knockOuts = [{ requirement, status: 'not-shown', evidence: [], isDate: true }]
    visit('/competitive-analysis?id=2', [someAnalysis({ knockOuts })])
    const conditions = await card('Conditions')
    expect(conditions.getByText('Date to note')).toBeTruthy()
    expect(conditions.queryByText('Please check')).toBeNull()
    expect(conditions.queryByText(/an application usually ends/)).toBeNull()
  })

  it('says that conditions hold the score down where the resume does not show them', async () => {
    const knockOuts = [{ requirement: 'Slinger licence', status: 'not-shown', evidence: [], isDate: false }]
    const { ledger } = someAnalysis()
    const [row = expect.fail()] = ledger
    const held = { ...row, requirement: 'Condition not shown: “Slinger licence”', kind: 'rule', subScore: 'overall' }
    visit('/competitive-analysis?id=2', [someAnalysis({ knockOuts, ledger: [...ledger, { ...held, points: -20.6 }] })])
    expect(await screen.findByText(/^Held back by a condition that is not shown/)).toBeTruthy()
  })

  it('saves notes as one types without a word, and with one on a press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let saved = 'Ask Priya'
    const { fetchMock, announced } = visit('/competitive-analysis?id=2', [someAnalysis()], {
      NotesNow: () => data({ jobMatchAnalysis: { userNotes: saved } }),
      UpdateAnalysisNotes: () => {
        saved = 'Ask Priya!'
        return data({ updateAnalysisNotes: { id: 2, analysisNotes: saved, updatedAt: '2026-11-15T09:00:00.000Z' } })
      },
    })
    const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
    await user.type(await screen.findByLabelText('For yourself'), '!')
    expect(window.localStorage.getItem('analysis_notes_2')).toContain('Ask Priya!')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(fetchMock.mock.calls.map(sentEnvelope)).toContainEqual(
      expect.objectContaining({ variables: { input: { analysisId: 2, userNotes: 'Ask Priya!' } } }),
    )
    expect(announced).toEqual([])
    expect(window.localStorage.getItem('analysis_notes_2')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save notes' }))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(announced).toEqual(['Notes updated'])
  })

  it('[F9] does not overwrite notes that another tab has saved meanwhile: both are shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { fetchMock } = visit('/competitive-analysis?id=2', [someAnalysis()], {
      NotesNow: () => data({ jobMatchAnalysis: { userNotes: 'Ask Ben' } }),
    })
    const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
    await user.type(await screen.findByLabelText('For yourself'), ' first')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.getByLabelText<HTMLTextAreaElement>('For yourself').value).toBe('Ask Ben')
    expect(screen.getByText('Ask Priya first')).toBeTruthy()
    expect(fetchMock.mock.calls.map(sentEnvelope)).not.toContainEqual(
      expect.objectContaining({ variables: { input: { analysisId: 2, userNotes: 'Ask Priya first' } } }),
    )
    vi.mocked(console.error).mockClear()
  })

  it('does not overwrite newer notes with what was typed before them', async () => {
    window.localStorage.setItem('analysis_notes_2', JSON.stringify({ base: 'Older', text: 'Typed offline' }))
    const { fetchMock } = visit('/competitive-analysis?id=2', [someAnalysis()])
    expect((await screen.findByLabelText<HTMLTextAreaElement>('For yourself')).value).toBe('Ask Priya')
    await userEvent.click(screen.getByRole('button', { name: 'Add it below' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('For yourself').value).toBe('Ask Priya\n\nTyped offline')
    expect(fetchMock.mock.calls.map(sentEnvelope)).not.toContainEqual(
      expect.objectContaining({ variables: { input: { analysisId: 2, userNotes: 'Typed offline' } } }),
    )
  })

  it('counts what is asked outright, as every other page does', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis()])
    expect(await screen.findByText(/You meet 1 of 2 requirements in full\./)).toBeTruthy()
  })

  const version = (id: number, jobDescriptionId: number) => ({
    ...{ id, title: 'Analyst', jobAdvertisingCompany: 'Fernhill Energy', originalResumeId: 4, jobDescriptionId },
    ...{ matchScore: 82.6, matchScoreBefore: 78.4, matchScoreCeiling: 84, shownScore: 91.7, shownScoreBefore: 60 },
    ...{ status: 'draft', createdAt: '2026-11-14T09:00:00.000Z', updatedAt: '2026-11-14T09:00:00.000Z' },
  })
  const gap = (requirement: string, answered: boolean) => ({
    ...{ requirement, answered, importance: 'required', question: `Have you used ${requirement}?` },
  })

  it.each([null, 9])('says that its version (%s) is deleted, and not that it speaks of the resume', async (gone) => {
    visit('/competitive-analysis?id=2', [someAnalysis({ tailoredResumeId: gone, shownScoreBefore: 40 })], {
      TailoredResumesByResume: () => data({ tailoredResumesByResume: [] }),
    })
    expect(await screen.findByText('The version that was measured here is deleted.')).toBeTruthy()
    expect(screen.getByText(/a tailored version, made/)).toBeTruthy()
  })

  it('reads the checks of the version that was measured', async () => {
    const atsReport = {
      score: 70,
      checks: [{ id: 'phone', title: 'Phone number', status: 'warn', detail: 'None on this page.', fix: null }],
    }
    visit('/competitive-analysis?id=2', [someAnalysis({ tailoredResumeId: 9, shownScoreBefore: 40, atsReport })])
    expect((await card('ATS check of this version')).getByText('None on this page.')).toBeTruthy()
    expect((await card('Keywords')).getByRole('columnheader', { name: 'In this version' })).toBeTruthy()
  })

  it('leads to the questions that are open for the version', async () => {
    const gaps = [gap('dbt', false), gap('Looker', false), gap('SQL', true)]
    visit('/competitive-analysis?id=2', [someAnalysis({ tailoredResumeId: 9, shownScoreBefore: 40 })], {
      TailoredResumesByResume: () => data({ tailoredResumesByResume: [version(9, 7)] }),
      'query TailoredResume(': () => data({ tailoredResume: { ...version(9, 7), gaps } }),
    })
    const link = await screen.findByRole('link', { name: '2 questions open' })
    expect(link.getAttribute('href')).toBe('/resume/tailor#questions')
    await userEvent.click(link)
    expect(window.localStorage.getItem('selected_tailored_resume_id')).toBe('9')
  })

  it('says that the version cut for this job is not what was measured, and leads there', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis()], {
      TailoredResumesByResume: () => data({ tailoredResumesByResume: [version(8, 70), version(9, 7)] }),
    })
    const open = await screen.findByRole('link', { name: 'Open version 1' })
    expect(open.closest('p')?.textContent).toMatch(
      /^Measured here: your resume as you wrote it\. Version 1, .* shows 91\./,
    )
    await userEvent.click(open)
    expect(window.localStorage.getItem('selected_tailored_resume_id')).toBe('9')
  })

  it.each([
    ['a letter was written to it', 62, false],
    ['its text was changed', 70, true],
  ])(
    'says of the version that was measured that it was changed: after %s (%s), %s',
    async (_, shownScore, isChanged) => {
      const measured = { tailoredResumeId: 9, shownScore: 62, shownScoreBefore: 40 }
      const changed = { ...version(9, 7), shownScore, updatedAt: '2099-01-01T00:00:00.000Z' }
      visit('/competitive-analysis?id=2', [someAnalysis(measured)], {
        TailoredResumesByResume: () => data({ tailoredResumesByResume: [changed] }),
      })
      const open = await screen.findByRole('link', { name: 'Open version 1' })
      expect(open.closest('p')?.textContent?.includes('This version was changed after this analysis.')).toBe(isChanged)
    },
  )

  it('says also of a version that is not measured that it was cut for this job', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis()], {
      TailoredResumesByResume: () => data({ tailoredResumesByResume: [{ ...version(9, 7), shownScore: null }] }),
    })
    const open = await screen.findByRole('link', { name: 'Open version 1' })
    expect(open.closest('p')?.textContent).toContain('as you wrote it. Version 1 was cut for this job. ')
  })

  it('can be held against one of another job: what both ask is told from what only one does', async () => {
    const asked = (requirement: string, points: number) => ({
      ...{ requirement, kind: 'skill', importance: 'required', subScore: 'skills', points, maxPoints: 5 },
      ...{ status: points === 5 ? 'met' : 'partly', evidence: [], id: 'row', how: null, todo: null, corrected: null },
    })
    const analyses = [
      someAnalysis({ ledger: [asked('SQL', 5), asked('Tableau', 5)] }),
      someAnalysis({ id: 3, jobDescriptionId: 8, jobTitle: 'Cook', ledger: [asked('SQL', 2), asked('Soup', 3)] }),
    ]
    let next = 0
    visit('/competitive-analysis?id=2&with=3', analyses, {
      'query JobMatchAnalysis(': () => data({ jobMatchAnalysis: analyses[next++] }),
    })
    expect(await screen.findByText(/^Two jobs that ask for different things/)).toBeTruthy()
    const words = async (name: string) => (await screen.findByRole('region', { name })).textContent
    expect(await words('Where the first is better')).toBe(
      'Where the first is betterAsked in both, and shown better here“SQL”Asked only here, and shown“Tableau”',
    )
    expect(await words('Where the second is better')).toBe('Where the second is betterAsked only here, and shown“Soup”')
  })

  it('can be held against another one', async () => {
    visit('/competitive-analysis?id=2&with=3', [someAnalysis()])
    const table = await card('Measure by measure')
    expect(table.getByRole('row', { name: /^What you bring 78 78 the same/ })).toBeTruthy()
    expect(screen.getByText('The same job, measured twice.')).toBeTruthy()
  })
})
