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

/** A part of the report, opened where it is folded. */
async function card(name: string) {
  const part = within(await screen.findByRole('region', { name }))
  const closed = part.queryByRole('button', { name, expanded: false })
  if (closed) await userEvent.click(closed)
  return part
}

describe('a report', () => {
  it('that is gone says so', async () => {
    visit('/competitive-analysis?id=2', [], {
      'query JobMatchAnalysis(': () => refusal('Not found.', { code: 'NOT_FOUND' }),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such analysis.')
  })

  it('says one number with its word, what is found, and what each part comes to', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis()])
    const verdict = await card('Your match')
    expect(verdict.getByRole('img', { name: /^Your match: 78 of 100, up to 100/ })).toBeTruthy()
    expect(verdict.getByText('Good')).toBeTruthy()
    expect(verdict.getByText('Up to 100 if you can add these.')).toBeTruthy()
    expect((await card('Requirements')).getByText('Wrote SQL models for four teams')).toBeTruthy()
    const keywords = await card('Keywords')
    await userEvent.click(keywords.getByText('Missing 1'))
    expect(keywords.queryByText('SQL')).toBeNull()
    expect((await card('Top fix')).getByText('+22')).toBeTruthy()
    expect((await card('How typical applicants compare')).getByText('65')).toBeTruthy()
    expect((await card('Five measures')).getAllByText('Not scored').length).toBeGreaterThan(0)
    expect(screen.getByText('How is this calculated?')).toBeTruthy()
  })

  it('counts the fixes in their heading', async () => {
    const named = (text: string) => ({ text, gain: 1 })
    visit('/competitive-analysis?id=2', [someAnalysis({ topFixes: [named('Say where.'), named('Say when.')] })])
    expect((await card('Top two fixes')).getByText('Say when.')).toBeTruthy()
  })

  it('leads from each missing skill by one click to what to say and to a plan', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis()])
    const ledger = await card('Requirements')
    const to = (name: string) => ledger.getByRole('link', { name }).getAttribute('href')
    expect(to('Prepare what to say')).toBe('/create-interview-guide?job=7&gap=Snowflake')
    expect(to('Plan it')).toBe('/create-development-plan?skill=Snowflake&job=7')
    const chain = within((await card('How to close a gap')).getByRole('list', { name: 'From gap to score' }))
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
      const rows = await card('Requirements')
      const cost = await rows.findByText('Uses one analysis. You have used 2 of 5 this month.')
      const again = rows.getByRole('button', { name: 'Analyze again' })
      expect(again.getAttribute('aria-describedby')).toBe(cost.id)
      await userEvent.click(again)
      expect(await screen.findByText('Analyzed again: no change.')).toBeTruthy()
      const input = { ...{ resumeId: 4, jobDescriptionId: 7, companyName: 'Fernhill Energy' }, subject: 'resume' }
      expect(fetchMock.mock.calls.map(sentEnvelope)).toContainEqual(
        expect.objectContaining({ variables: { input: expect.objectContaining(input) } }),
      )
    })

    it('of a no, that it was one', async () => {
      visit('/competitive-analysis?id=2', [someAnalysis()], { Facts: () => data({ facts: said('No, not yet') }) })
      const rows = await card('Requirements')
      expect(await rows.findByText('You don’t have this.')).toBeTruthy()
      expect(rows.queryByRole('button', { name: 'Analyze again' })).toBeNull()
    })
  })

  it('goes to the part that the address names, once it is there', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    visit('/competitive-analysis?id=2#requirements', [someAnalysis()])
    const ledger = await screen.findByRole('region', { name: 'Requirements' })
    expect(scrolled.mock.contexts).toEqual([ledger])
  })

  it('leads to the guide and the plan that are there, and none of it where nothing is missing', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis()], {
      InterviewGuides: () => data({ interviewGuides: [{ id: 3, jobDescriptionId: 7 }] }),
      SkillDevelopmentPlans: () => data({ skillDevelopmentPlans: [somePlan()] }),
    })
    const ledger = await card('Requirements')
    const talk = await ledger.findByRole('link', { name: 'What to say' })
    expect(talk.getAttribute('href')).toBe('/interview-guide/3?gap=Snowflake')
    const plan = await ledger.findByRole('link', { name: 'Open your plan' })
    expect(plan.getAttribute('href')).toBe('/skill-development-plan/5?job=7')
  })

  it('says beside the score where employers often stop', async () => {
    const knockOuts = [{ requirement: 'A teaching license', status: 'partly', evidence: ['Teaching license, pending'] }]
    visit('/competitive-analysis?id=2', [someAnalysis({ knockOuts })])
    const verdict = await card('Your match')
    expect(verdict.getByText(/Employers often stop here\./)).toBeTruthy()
    expect(verdict.getByText('Teaching license, pending')).toBeTruthy()
  })

  it('without anything to check says so, and no number', async () => {
    const nothing = { unscored: true, matchScore: 0, ledger: [], weights: [], competitors: [], topFixes: [] }
    visit('/competitive-analysis?id=2', [someAnalysis(nothing)])
    const verdict = await card('Your match')
    expect(verdict.getByText('This ad doesn’t list anything we can check against a resume.')).toBeTruthy()
    expect(verdict.queryByText(/of 100/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Five measures' })).toBeNull()
  })

  it('of an earlier version keeps its number, and says nothing of what it could come to', async () => {
    visit('/competitive-analysis?id=2', [someAnalysis({ engineVersion: 'engine-2', matchScore: 78.4 })])
    const verdict = await card('Your match')
    expect(verdict.getByRole('img', { name: 'Your match: 78 of 100, good from 65, strong from 80' })).toBeTruthy()
    expect(verdict.queryByText(/requirements found/)).toBeNull()
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
    await user.click(await screen.findByRole('button', { name: 'Notes' }))
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
    expect(await screen.findByText('1 of 2 requirements found on your resume.')).toBeTruthy()
  })

  const version = (id: number, jobDescriptionId: number) => ({
    ...{ id, title: 'Analyst', jobAdvertisingCompany: 'Fernhill Energy', originalResumeId: 4, jobDescriptionId },
    ...{ matchScore: 82, matchScoreBefore: 78, matchScoreCeiling: 84 },
    ...{ status: 'draft', createdAt: '2026-11-14T09:00:00.000Z', updatedAt: '2026-11-14T09:00:00.000Z' },
  })
  const gap = (requirement: string, answered: boolean) => ({
    ...{ requirement, answered, importance: 'required', question: `Have you used ${requirement}?` },
  })

  it.each([null, 9])('says that its version (%s) is deleted, and not that it speaks of the resume', async (gone) => {
    visit('/competitive-analysis?id=2', [someAnalysis({ tailoredResumeId: gone, shownScoreBefore: 40 })], {
      TailoredResumesByResume: () => data({ tailoredResumesByResume: [] }),
    })
    expect(await screen.findByText('The version that was analyzed here is deleted.')).toBeTruthy()
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
    const link = await screen.findByRole('link', { name: 'Answer 2 questions' })
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
      /^This is your resume as you wrote it\. Version 1 is tailored for this job\./,
    )
    await userEvent.click(open)
    expect(window.localStorage.getItem('selected_tailored_resume_id')).toBe('9')
  })

  it.each([
    ['a letter was written to it', 62, false],
    ['its text was changed', 70, true],
  ])(
    'says of the version that was measured that it was changed: after %s (%s), %s',
    async (_, matchScore, isChanged) => {
      const measured = { tailoredResumeId: 9, matchScore: 62, shownScoreBefore: 40 }
      const changed = { ...version(9, 7), matchScore, updatedAt: '2099-01-01T00:00:00.000Z' }
      visit('/competitive-analysis?id=2', [someAnalysis(measured)], {
        TailoredResumesByResume: () => data({ tailoredResumesByResume: [changed] }),
      })
      const open = await screen.findByRole('link', { name: 'Open version 1' })
      expect(open.closest('p')?.textContent?.includes('This version was changed after this analysis.')).toBe(isChanged)
    },
  )

  it('can be held against one of another job: what both ask is told from what only one does', async () => {
    const asked = (requirement: string, status: string) => ({
      ...{ requirement, kind: 'skill', importance: 'required', subScore: 'skills', points: 0, maxPoints: 5, status },
      ...{ evidence: [], id: requirement.toLowerCase(), certain: false, near: [], how: null, corrected: null },
    })
    const analyses = [
      someAnalysis({ jobDescription: 'SQL, Tableau', ledger: [asked('SQL', 'met'), asked('Tableau', 'met')] }),
      someAnalysis({
        id: 3,
        jobDescriptionId: 8,
        jobTitle: 'Cook',
        jobDescription: 'SQL, Soup',
        ledger: [asked('SQL', 'partly'), asked('Soup', 'partly')],
      }),
    ]
    let next = 0
    visit('/competitive-analysis?id=2&with=3', analyses, {
      'query JobMatchAnalysis(': () => data({ jobMatchAnalysis: analyses[next++] }),
    })
    expect(await screen.findByText('Two different jobs: each score is for its own job.')).toBeTruthy()
    const words = async (name: string) => (await screen.findByRole('region', { name })).textContent
    expect(await words('Where the first is better')).toBe(
      'Where the first is betterAsked in both, and shown better here“SQL”Asked only here, and shown“Tableau”',
    )
    expect(await words('Where the second is better')).toBe('Where the second is betterAsked only here, and shown“Soup”')
  })

  it('can be held against another one', async () => {
    visit('/competitive-analysis?id=2&with=3', [someAnalysis()])
    const table = await card('Measure by measure')
    expect(table.getByRole('row', { name: /^Your match 78 78 the same/ })).toBeTruthy()
    expect(screen.getByText('The same job, scored twice.')).toBeTruthy()
  })
})
