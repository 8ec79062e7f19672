import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerByOperation, data, refusal } from '../../testing/answers.ts'
import { agreeable, arrival, lastToast, press, sent, showAt, version, whole } from './testing/resume-pages.tsx'

let server: ReturnType<typeof answerByOperation>
const answer = (answers: Record<string, () => Response>) => {
  server = answerByOperation({ ...agreeable, ...answers })
}

beforeEach(() => answer({}))

const quiet = () => vi.mocked(console.error).mockImplementation(() => undefined)
const complaints = () => {
  const said = vi.mocked(console.error).mock.calls.map(([title]) => title)
  vi.mocked(console.error).mockClear()
  return said
}

describe('an address', () => {
  it.each(['abc', '0', '-3', '1.5', '99999999999', '%20'])(
    'with the id %s says so, and asks for nothing',
    async (id) => {
      showAt(`/resume/${id}`)
      expect(await screen.findByRole('heading', { name: 'Invalid resume id' })).toBeDefined()
      expect(server).not.toHaveBeenCalled()
      expect(screen.getByRole('link', { name: 'Go to My Resumes' }).getAttribute('href')).toBe('/my-resumes')
    },
  )

  it.each([
    ['that is missing', () => data({ resume: null })],
    ['of somebody else', () => refusal('Not found.', { code: 'NOT_FOUND' })],
  ])('of a resume %s says that it is not found', async (_, missing) => {
    answer({ 'query Resume(': missing })
    showAt('/resume/7')
    expect(await screen.findByRole('heading', { name: 'Resume not found' })).toBeDefined()
  })

  it('that cannot be answered says why, and tries again', async () => {
    answer({ 'query Resume(': () => refusal('Please try again later.') })
    showAt('/resume/1')
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load resume. Please try again later.')
    answer({})
    await press('Try again')
    expect(await screen.findByRole('heading', { name: 'Backend Engineer' })).toBeDefined()
  })

  it('without an id shows the selected resume', async () => {
    showAt('/resume')
    expect(await screen.findByText('Current')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Tailor' }).getAttribute('href')).toBe('/resume/tailor')
  })

  it('without an id leads on where there is no resume', async () => {
    answer({
      'query SelectedResume': () => data({ selectedResume: null }),
      'query Resumes(': () => data({ resumes: [] }),
    })
    showAt('/resume')
    expect(await screen.findByRole('link', { name: 'Upload or create a resume' })).toBeDefined()
  })
})

describe('the page of a resume', () => {
  it('is drawn from what the content says: nothing in it runs or loads', async () => {
    const content =
      '<h1>Ada</h1><img src="x" onerror="steal()"><script>steal()</script><p onclick="steal()">Built it.</p>'
    answer({ 'query Resume(': () => data({ resume: whole(1, 'Backend Engineer', { content }) }) })
    const { container } = showAt('/resume/1')
    await waitFor(() => expect(screen.getByLabelText('Pages of Backend Engineer').textContent).toContain('Built it.'))
    expect(container.innerHTML).not.toMatch(/steal|<img|<script/)
  })

  it('is copied as plain text', async () => {
    const user = userEvent.setup()
    showAt('/resume/1')
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Copy as text' })
    await waitFor(() => expect(button.disabled).toBe(false))
    await user.click(button)
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Copied' }))
    const text = await navigator.clipboard.readText()
    expect(text).toContain('Ada Lovell')
    expect(text).toContain('Built two services.')
    expect(text).not.toContain('<')
  })

  it('that may not be copied says what to do instead', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Write permission denied.'))
    showAt('/resume/1')
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Copy as text' })
    await waitFor(() => expect(button.disabled).toBe(false))
    await user.click(button)
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Copy failed',
        description: expect.stringContaining('Download the plain text instead'),
      }),
    )
    vi.mocked(console.error).mockClear()
  })

  it('shows its ATS check with what to do', async () => {
    showAt('/resume/1')
    expect(await screen.findByText('1 to look at')).toBeDefined()
    expect(screen.getByText('Add a number.')).toBeDefined()
  })

  it('that is not the current one becomes it before it is tailored', async () => {
    showAt('/resume/1')
    await press('Make current and tailor')
    expect(await arrival()).toBe('/resume/tailor')
    expect(sent(server, 'mutation SelectResume')).toEqual([{ id: 1 }])
  })

  it('names an analysis by the advertisement where its request knew no title', async () => {
    const analysis = (id: number, jobTitle: string, title: string | null) => ({
      ...{ id, jobTitle, companyName: null, matchScore: 61.6, createdAt: '2026-02-01T09:00:00.000Z' },
      ...{ tailoredResumeId: null, shownScoreBefore: null, unscored: false },
      requirements: { title, company: 'Oakmere Learning' },
    })
    const found = [analysis(1, 'Job', 'Ledger Engineer'), analysis(2, 'Clerk', 'Other'), analysis(3, '', null)]
    answer({ 'query JobMatchAnalysesByResume(': () => data({ jobMatchAnalysesByResume: found }) })
    showAt('/resume/1')
    const rows = await within(await screen.findByRole('list', { name: 'Analyses' })).findAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual(['Ledger Engineer', 'Clerk', 'Job'])
    expect(
      within(rows[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/competitive-analysis?id=1')
  })
})

describe('versions of a resume', () => {
  const saying = (content: string) => () => data({ resumeVersion: { ...version(11, 1), content, jobMatches: [] } })

  it('are saved with a label; where that fails, it stays', async () => {
    answer({ 'mutation CreateResumeVersion(': () => refusal('Not now.') })
    quiet()
    showAt('/resume/1')
    await press('Save a version')
    await userEvent.type(screen.getByLabelText('Label'), ' Sent to Ida ')
    await press('Save version')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Failed to create resume version' }))
    expect(complaints()).toEqual(['Failed to create resume version'])
    answer({})
    await press('Save version')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(server, 'mutation CreateResumeVersion')).toEqual([{ input: { resumeId: 1, label: 'Sent to Ida' } }])
    expect(lastToast()).toMatchObject({ title: 'Resume version created' })
  })

  it('are compared by word, with the one before or with the resume of today', async () => {
    answer({
      '"id":12}': saying('<p>Ada Lovell</p><p>Built two small services.</p>'),
      '"id":11}': saying('<p>Ada Lovell</p><p>Built one small service.</p>'),
      'query Resume(': () => data({ resume: whole(1, 'Backend Engineer', { content: '<p>Ada Lovell</p>' }) }),
    })
    showAt('/resume/1')
    await press('Changes of version 2')
    const versions = screen.getByRole('list', { name: 'Versions' })
    await waitFor(() => expect(versions.querySelector('ins')?.textContent).toContain('two'))
    expect(versions.querySelector('del')?.textContent).toContain('one')
    await userEvent.click(screen.getByLabelText('From here to now'))
    await waitFor(() => expect(versions.querySelector('ins')).toBeNull())
    expect(versions.textContent).toContain('[removed: Built two small services.]')
  })
})

describe('Optimize', () => {
  const optimized = { id: 12, resumeId: 1, versionNumber: 2, isNew: true, createdAt: '2026-02-01T09:00:00.000Z' }
  const notes = '<h3>Done</h3><p onclick="steal()">One line is clearer.</p><script>steal()</script>'

  it('makes a version; the resume changes only when it is taken over', async () => {
    answer({
      'mutation GenerateOptimizedResume(': () =>
        data({ generateOptimizedResume: { ...optimized, optimizationNotes: notes } }),
      'query ResumeVersion(': () =>
        data({ resumeVersion: { ...optimized, content: '<h1>Ada Lovell</h1><p>Built three services.</p>' } }),
    })
    const { container } = showAt('/resume/1')
    await press('Optimize')
    expect(await screen.findByText('Version 2 is ready. Your resume has not changed yet.')).toBeDefined()
    expect(lastToast()).toMatchObject({ title: 'Resume optimized' })
    expect(sent(server, 'mutation GenerateOptimizedResume')).toEqual([{ input: { resumeId: 1 } }])
    expect(screen.getByText('One line is clearer.')).toBeDefined()
    expect(container.innerHTML).not.toContain('steal')
    await press('See the changes')
    await waitFor(() => expect(container.querySelector('ins')?.textContent).toContain('three'))
    expect(container.querySelector('del')?.textContent).toContain('two')
    expect(sent(server, 'mutation RestoreResumeVersion')).toEqual([])
    await press('Use this version')
    await waitFor(() => expect(sent(server, 'mutation RestoreResumeVersion')).toEqual([{ id: 12 }]))
    expect(await screen.findByRole('button', { name: 'Optimize' })).toBeDefined()
  })

  it('says so where nothing could be worded better, and leads to the editor: there is no version to take over', async () => {
    const nothing = '<p>We found nothing to word better, so no version was made and nothing was counted.</p>'
    answer({
      'mutation GenerateOptimizedResume(': () =>
        data({ generateOptimizedResume: { ...optimized, isNew: false, optimizationNotes: nothing } }),
    })
    showAt('/resume/1')
    await press('Optimize')
    expect(await screen.findByText('No new version this time.')).toBeDefined()
    expect(screen.getByText(/no version was made and nothing was counted/)).toBeDefined()
    expect(lastToast()).toMatchObject({ title: 'Nothing to improve' })
    expect(screen.queryByText(/is ready/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Use this version' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Improve it yourself' }).getAttribute('href')).toBe('/resume/1/edit')
    await press('Close')
    expect(await screen.findByRole('button', { name: 'Optimize' })).toBeDefined()
  })

  it.each([
    ['LIMIT_REACHED', true],
    ['INTERNAL', false],
  ])('refused with %s: a toast, and the way to the plans where a limit is reached', async (code, leadsToPlans) => {
    answer({ 'mutation GenerateOptimizedResume(': () => refusal('You have used all 5.', { code }) })
    quiet()
    showAt('/resume/1')
    await press('Optimize')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Optimization failed', description: 'You have used all 5.' }),
    )
    expect(complaints()).toEqual(['Optimization failed'])
    expect(screen.queryByRole('link', { name: 'See Pro' }) !== null).toBe(leadsToPlans)
  })
})
