import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { selectedTailored } from '../../lib/resumes/tailored.ts'
import { answerByOperation, data, refusal } from '../../testing/answers.ts'
import {
  agreeable,
  arrival,
  card,
  choose,
  lastToast,
  listed,
  press,
  sent,
  showAt,
  tailored,
} from './testing/resume-pages.tsx'

let server: ReturnType<typeof answerByOperation>
const answer = (answers: Record<string, () => Response>) => {
  server = answerByOperation({ ...agreeable, ...answers })
}

beforeEach(() => answer({}))

const titles = () => screen.getAllByRole('article').map((it) => within(it).getByRole('heading').textContent)
const expectComplaint = (title: string) => expect(console.error).toHaveBeenCalledWith(title, expect.anything())
const quiet = () =>
  vi
    .mocked(console.error)
    .mockImplementation(() => undefined)
    .mockClear()

describe('the list of resumes', () => {
  it('says what went wrong, and tries again', async () => {
    const failing = vi.fn(() => refusal('Please try again later.'))
    answer({ 'query Resumes(': failing })
    showAt('/my-resumes')
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again later.')
    answer({})
    await press('Try again')
    expect(await screen.findByRole('article', { name: 'Backend Engineer' })).toBeDefined()
  })

  it('leads a new user to a first resume', async () => {
    answer({ 'query Resumes(': () => data({ resumes: [] }) })
    showAt('/my-resumes')
    const link = await screen.findByRole('link', { name: 'Upload or create a resume' })
    expect(link.getAttribute('href')).toBe('/create-resume')
  })

  it('lets a new user try it with a sample, which is marked and gone in one click', async () => {
    answer({ 'query Resumes(': () => data({ resumes: [] }) })
    showAt('/my-resumes')
    await screen.findByRole('button', { name: 'Try it with a sample' })
    answer({
      'mutation AddSample': () => data({ createResume: { id: 1 }, createJobDescription: { id: 2 } }),
      'query Resumes(': () => data({ resumes: [listed(1, 'Sample resume', { isSample: true })] }),
    })
    await press('Try it with a sample')
    expect((await card('Sample resume')).getByText('Sample')).toBeDefined()
    const [given] = sent(server, 'mutation AddSample')
    expect(given).toMatchObject({ resume: { isSample: true }, job: { isSample: true, company: 'Sample Health' } })

    answer({
      'mutation RemoveSample': () => data({ removeSample: true }),
      'query Resumes(': () => data({ resumes: [] }),
    })
    await press('Remove the sample')
    expect(await screen.findByText('No resume yet')).toBeDefined()
  })

  it('is searched by title and file name, whatever the case', async () => {
    answer({
      'query Resumes(': () =>
        data({ resumes: [listed(1, 'Analyst', { filePath: 'Ada CV.pdf' }), listed(2, 'Platform')] }),
    })
    showAt('/my-resumes')
    await userEvent.type(await screen.findByLabelText('Search resumes'), ' cv ada')
    expect(titles()).toEqual(['Analyst'])
    await userEvent.type(screen.getByLabelText('Search resumes'), 'x')
    expect(screen.queryAllByRole('article')).toEqual([])
    await press('Show all')
    expect(titles()).toHaveLength(2)
  })

  it('is sorted by the last change, by age or by title', async () => {
    const resumes = [
      listed(1, 'Data', { updatedAt: '2026-03-01T00:00:00.000Z' }),
      listed(3, 'Clerk', { updatedAt: '2026-02-01T00:00:00.000Z' }),
      listed(2, 'Barista', { updatedAt: '2026-01-01T00:00:00.000Z' }),
    ]
    answer({ 'query Resumes(': () => data({ resumes }) })
    showAt('/my-resumes')
    await screen.findAllByRole('article')
    expect(titles()).toEqual(['Data', 'Clerk', 'Barista'])
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest')
    expect(titles()).toEqual(['Clerk', 'Barista', 'Data'])
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Title')
    expect(titles()).toEqual(['Barista', 'Clerk', 'Data'])
  })
})

describe('the current resume', () => {
  it('is exactly one, also where the server names none', async () => {
    answer({ 'query Resumes(': () => data({ resumes: [listed(1, 'Older'), listed(2, 'Newer')] }) })
    showAt('/my-resumes')
    expect((await card('Newer')).getByText('Current')).toBeDefined()
    expect(screen.getAllByText('Current')).toHaveLength(1)
  })

  it('is chosen', async () => {
    showAt('/my-resumes')
    await screen.findAllByRole('article')
    answer({
      'query Resumes(': () =>
        data({ resumes: [listed(2, 'Platform Engineer', { isSelected: true }), listed(1, 'Backend Engineer')] }),
    })
    await press('Make current: Platform Engineer')
    expect(await (await card('Platform Engineer')).findByText('Current')).toBeDefined()
    expect(sent(server, 'mutation SelectResume')).toEqual([{ id: 2 }])
    expect(screen.getAllByText('Current')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Platform Engineer'))
  })
})

describe('a resume of the list', () => {
  const more = 'More for Backend Engineer'

  it('is not renamed to nothing', async () => {
    showAt('/my-resumes')
    await choose(more, 'Rename')
    await userEvent.clear(screen.getByLabelText('Title'))
    await press('Rename')
    expect(screen.getByText('Please give it a title.')).toBeDefined()
    expect(sent(server, 'mutation UpdateResume')).toEqual([])
  })

  it('is renamed; where that fails, what was typed stays', async () => {
    answer({ 'mutation UpdateResume(': () => refusal('Not now.') })
    showAt('/my-resumes')
    await choose(more, 'Rename')
    quiet()
    await userEvent.type(screen.getByLabelText('Title'), ', payments')
    await press('Rename')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Failed to update resume', description: 'Not now.' }),
    )
    expectComplaint('Failed to update resume')
    vi.mocked(console.error).mockClear()
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Backend Engineer, payments')
    answer({})
    await press('Rename')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(server, 'mutation UpdateResume')).toEqual([{ id: 1, input: { title: 'Backend Engineer, payments' } }])
    expect(lastToast()).toMatchObject({ title: 'Resume updated' })
  })

  it('is duplicated', async () => {
    showAt('/my-resumes')
    await choose(more, 'Duplicate')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Resume created' }))
    expect(sent(server, 'mutation DuplicateResume')).toEqual([{ id: 1 }])
  })

  it.each([
    ['Download PDF', 'pdf'],
    ['Download DOCX', 'docx'],
    ['Download plain text', 'txt'],
    ['Download JSON Resume', 'json'],
  ])('%s opens it in a new tab', async (entry, format) => {
    const tab = { opener: {}, location: { href: '' }, close: vi.fn() }
    vi.stubGlobal('open', (address: string) => {
      tab.location.href = address
      return tab
    })
    showAt('/my-resumes')
    await choose(more, entry)
    await waitFor(() => expect(tab.location.href).toBe('/api/v1/documents/x'))
    expect(sent(server, 'mutation GenerateResumeDocument')).toEqual([{ input: { resumeId: '1', format } }])
  })

  it('says when its document cannot be made', async () => {
    const close = vi.fn()
    vi.stubGlobal('open', () => ({ close }))
    answer({ 'mutation GenerateResumeDocument(': () => refusal('') })
    quiet()
    showAt('/my-resumes')
    await choose(more, 'Download PDF')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Download failed', description: 'Unable to generate document' }),
    )
    expectComplaint('Download failed')
    vi.mocked(console.error).mockClear()
    expect(close).toHaveBeenCalled()
  })

  it('offers the original file only where there is one', async () => {
    answer({
      'query Resumes(': () => data({ resumes: [listed(1, 'Uploaded', { fileType: 'pdf' }), listed(2, 'Written')] }),
    })
    showAt('/my-resumes')
    await press('More for Written')
    expect(screen.queryByRole('menuitem', { name: /original/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await press('More for Uploaded')
    expect(await screen.findByRole('menuitem', { name: 'Download original (PDF)' })).toBeDefined()
  })

  it('speaks of tailored versions without knowing them where they did not come', async () => {
    answer({ 'query TailoredResumesByResume(': () => refusal('Please try again later.') })
    showAt('/my-resumes')
    await choose(more, 'Delete')
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Backend Engineer”?' })
    await within(dialog).findByText(/^This also deletes 2 versions, its tailored versions and its analyses\./)
  })

  it('is deleted only when asked, and says what goes with it', async () => {
    showAt('/my-resumes')
    await choose(more, 'Delete')
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Backend Engineer”?' })
    await within(dialog).findByText(/^This also deletes 2 versions, 1 tailored version and its analyses\./)
    await press('Keep it')
    expect(sent(server, 'mutation DeleteResume')).toEqual([])
    await choose(more, 'Delete')
    answer({ 'query Resumes(': () => data({ resumes: [listed(2, 'Platform Engineer')] }) })
    await press('Delete resume')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Resume deleted', description: 'Deleted' }))
    expect(sent(server, 'mutation DeleteResume')).toEqual([{ id: 1 }])
    await waitFor(() => expect(titles()).toEqual(['Platform Engineer']))
  })

  it('counts only what goes with it: what has a cover letter stays', async () => {
    const versions = [tailored(7, 'Kept'), tailored(8, 'Gone'), tailored(9, 'Gone too')]
    answer({
      'query TailoredResumesByResume(': () => data({ tailoredResumesByResume: versions }),
      'query Letters(': () => data({ tailoredResumes: [tailored(7, 'Kept'), tailored(70, 'Of another resume')] }),
    })
    showAt('/my-resumes')
    await choose(more, 'Delete')
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Backend Engineer”?' })
    await within(dialog).findByText(
      'This also deletes 2 versions, 2 tailored versions and its analyses. It cannot be undone. The tailored version with a cover letter stays, and so do your saved jobs.',
    )
  })

  it('stays where the server does not delete it', async () => {
    answer({ 'mutation DeleteResume(': () => data({ deleteResume: false }) })
    quiet()
    showAt('/my-resumes')
    await choose(more, 'Delete')
    await press('Delete resume')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Failed to delete resume', description: 'Failed' }))
    expectComplaint('Failed to delete resume')
    vi.mocked(console.error).mockClear()
  })
})

describe('what belongs to a resume', () => {
  const open = async (part: string) =>
    userEvent.click((await card('Backend Engineer')).getByRole('button', { name: part }))

  it('is asked for when it is opened', async () => {
    showAt('/my-resumes')
    await screen.findAllByRole('article')
    expect(sent(server, 'query TailoredResumesByResume')).toEqual([])
    await open('Tailored versions')
    expect(await screen.findByRole('img', { name: 'Your match: 78 of 100' })).toBeDefined()
  })

  it('"Open" leaves a note for the tailor screen and goes there', async () => {
    showAt('/my-resumes')
    await open('Tailored versions')
    await press('Open Staff Engineer')
    expect(await arrival()).toBe('/resume/tailor')
    expect(selectedTailored.read()).toBe(7)
  })

  it('leads from each version to the preparation for its interview', async () => {
    showAt('/my-resumes')
    await open('Tailored versions')
    await press('More for Staff Engineer')
    const entry = await screen.findByRole('menuitem', { name: 'Prepare for the interview' })
    expect(entry.getAttribute('href')).toBe('/create-interview-guide?version=7')
  })

  it.each([true, false])('says of a version whether it is of a sample: %s', async (isSample) => {
    answer({ 'query Resumes(': () => data({ resumes: [listed(1, 'Backend Engineer', { isSample })] }) })
    showAt('/my-resumes')
    await open('Tailored versions')
    const row = (await screen.findByText('Staff Engineer')).closest('li')
    expect(row?.textContent?.includes('Sample')).toBe(isSample)
  })

  it('tells versions for the same job apart by their numbers', async () => {
    const versions = [tailored(9, 'Staff Engineer'), tailored(7, 'Staff Engineer')]
    answer({ 'query TailoredResumesByResume(': () => data({ tailoredResumesByResume: versions }) })
    showAt('/my-resumes')
    await open('Tailored versions')
    const rows = await within(await screen.findByRole('list', { name: 'Tailored versions' })).findAllByRole('listitem')
    await waitFor(() =>
      expect(rows.map(({ textContent }) => /version \d/.exec(textContent ?? '')?.[0])).toEqual([
        'version 2',
        'version 1',
      ]),
    )
  })

  it('is searched on its own, by a trimmed text', async () => {
    showAt('/my-resumes')
    await open('Tailored versions')
    await screen.findByText('Staff Engineer')
    answer({ 'query TailoredResumesByResume(': () => data({ tailoredResumesByResume: [tailored(8, 'Clerk')] }) })
    await userEvent.type(screen.getByLabelText('Search tailored versions'), '  clerk ')
    await waitFor(() => expect(screen.queryByText('Staff Engineer')).toBeNull())
    expect(screen.getByText('Clerk')).toBeDefined()
    expect(sent(server, 'query TailoredResumesByResume').at(-1)).toMatchObject({ resumeId: 1, search: 'clerk' })
  })

  it('a tailored version is deleted only when asked', async () => {
    answer({ 'mutation DeleteTailoredResume(': () => data({ deleteTailoredResume: true }) })
    showAt('/my-resumes')
    await open('Tailored versions')
    await choose('More for Staff Engineer', 'Delete')
    expect(sent(server, 'mutation DeleteTailoredResume')).toEqual([])
    await press('Delete tailored version')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Deleted', description: 'Tailored version deleted.' }),
    )
    expect(sent(server, 'mutation DeleteTailoredResume')).toEqual([{ id: 7 }])
  })

  it('has its versions, which are restored without asking: what stood there is kept', async () => {
    showAt('/my-resumes')
    await open('Versions')
    expect(await screen.findByText(/^Restoring saves your current resume as a version first/)).toBeDefined()
    expect(screen.getByText('Sent to Ida')).toBeDefined()
    await press('Restore version 1')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Resume updated' }))
    expect(sent(server, 'mutation RestoreResumeVersion')).toEqual([{ id: 11 }])
  })
})
