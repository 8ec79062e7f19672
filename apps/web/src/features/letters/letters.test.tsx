import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { data, noConnection } from '../../testing/answers.ts'
import { currentToasts } from '../../ui/toast.ts'
import { job, letter, press, rest, showAt, user } from './testing/letters.tsx'

const row = (change: object = {}) => ({
  ...{ id: 5, title: 'Matron, Thornbeck', jobAdvertisingCompany: 'Thornbeck', jobDescriptionId: 3 },
  ...{ coverLetter: '<p>Dear team,</p><p>I apply.</p>', updatedAt: '2026-06-01T09:00:00.000Z' },
  letter: { style: letter().style },
  ...change,
})
const rows = (...found: object[]) => ({ 'query Letters(': () => data({ tailoredResumes: found }) })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

describe('the list of letters', () => {
  it('says that it could not be loaded, and tries again', async () => {
    let isBack = false
    showAt('/cover-letters', {
      'query Letters(': () => {
        if (!isBack) throw noConnection()
        return data({ tailoredResumes: [row()] })
      },
    })
    await screen.findByText('Your letters could not be loaded.')
    isBack = true
    await press('Try again')
    expect(await screen.findByRole('link', { name: 'Matron' })).toBeDefined()
  })

  it.each([
    ['the tailored version that waits', {}, /You have one waiting: Matron, Thornbeck\./, '/edit-cover-letter/5'],
    [
      'the saved job, which is tailored to first',
      { 'query TailoredResumes(': () => data({ tailoredResumes: [] }) },
      /You saved a job: Matron, Thornbeck\. We tailor your resume to it first/,
      '/create-cover-letter/3',
    ],
  ])('that is empty names %s', async (_, answers, words, address) => {
    showAt('/cover-letters', answers)
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Write a letter for it' }).getAttribute('href')).toBe(address)
    expect(screen.queryByRole('link', { name: 'New letter' })).toBeNull()
  })

  it('that is empty asks for a job where there is none', async () => {
    showAt('/cover-letters', {
      'query TailoredResumes(': () => data({ tailoredResumes: [] }),
      'query JobDescriptions(': () => data({ jobDescriptions: [] }),
    })
    expect((await screen.findByRole('link', { name: 'Paste a job' })).getAttribute('href')).toBe('/create-cover-letter')
  })

  it('says of each what matters most, and what is used of the month', async () => {
    showAt('/cover-letters', {
      ...rows(row(), row({ id: 6, title: 'Cook, Larder', jobAdvertisingCompany: 'Larder', jobDescriptionId: 4 })),
      'query JobDescriptions(': () =>
        data({
          jobDescriptions: [
            job({ stage: 'applied', appliedOn: '2026-11-09T00:00:00.000Z', sentTailoredResumeId: 5 }),
            job({ id: 4, stage: 'interviewing' }),
          ],
        }),
    })
    const first = within((await screen.findByRole('link', { name: 'Matron' })).closest('li') ?? document.body)
    expect(await first.findByText('Sent 9 Nov')).toBeDefined()
    expect(first.getByText('Warm, 4 words')).toBeDefined()
    expect(screen.getByText('Interview')).toBeDefined()
    expect(await screen.findByText('2 of 5 this month')).toBeDefined()
    expect(screen.getByText(/Resets on 1 December/)).toBeDefined()
  })

  it('is searched by the server; where nothing matches, the way back is there', async () => {
    const { sent } = showAt('/cover-letters', {
      'query Letters(': ({ search }) => data({ tailoredResumes: search === '' ? [row()] : [] }),
    })
    await user().type(await screen.findByRole('searchbox'), 'ward clerk')
    await rest(300)
    expect(await screen.findByText(/No letter has “ward clerk” in it\./)).toBeDefined()
    expect(sent('query Letters(').at(-1)).toMatchObject({ search: 'ward clerk' })
    await press('Clear search')
    expect(await screen.findByRole('link', { name: 'Matron' })).toBeDefined()
  })

  it('stands by company where that is wished', async () => {
    showAt('/cover-letters', rows(row(), row({ id: 6, title: 'Cook, Larder', jobAdvertisingCompany: 'Larder' })))
    await user().selectOptions(await screen.findByRole('combobox'), 'By company')
    const names = within(screen.getByRole('list', { name: 'Your letters' })).getAllByRole('link')
    expect(names.map(({ textContent }) => textContent)).toEqual(['Cook', 'Matron'])
  })

  it('asks before it deletes, and then sends nothing in the place of the letter', async () => {
    const { sent } = showAt('/cover-letters', rows(row()))
    await press('More for Matron, Thornbeck')
    await user().click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(sent('mutation UpdateTailoredResumeCoverLetter(')).toEqual([])
    await press('Delete letter')
    await waitFor(() =>
      expect(sent('mutation UpdateTailoredResumeCoverLetter(')).toEqual([{ id: 5, coverLetter: null }]),
    )
  })

  it('renames a letter with its version, on the copy that is there', async () => {
    const { sent } = showAt('/cover-letters', {
      ...rows(row()),
      'query TailoredContent(': () => data({ tailoredResume: { content: '<p>Mine</p>', updatedAt: 'then' } }),
      'mutation RenameTailoredResume(': () => data({ updateTailoredResumeContent: { updatedAt: 'now' } }),
    })
    await press('More for Matron, Thornbeck')
    await user().click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user().clear(title)
    await press('Rename')
    expect(await screen.findByText('Please give it a title.')).toBeDefined()
    await user().type(title, 'The one')
    await press('Rename')
    await waitFor(() =>
      expect(sent('mutation RenameTailoredResume(')).toEqual([
        { id: 5, title: 'The one', content: '<p>Mine</p>', ifUpdatedAt: 'then' },
      ]),
    )
  })

  it('tells why a file was not made', async () => {
    showAt('/cover-letters', rows(row()))
    await press('More for Matron, Thornbeck')
    await user().click(await screen.findByRole('menuitem', { name: 'Download PDF' }))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Download failed'))
    vi.mocked(console.error).mockClear()
  })

  it('has no line on the month where the plan sets no limit', async () => {
    showAt('/cover-letters', {
      ...rows(row()),
      'query UsageAllowances': () => data({ getUsageAllowances: [] }),
    })
    await screen.findByRole('link', { name: 'Matron' })
    expect(screen.queryByText(/this month/)).toBeNull()
  })
})
