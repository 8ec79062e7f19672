import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerByOperation, data, pageOf, refusal } from '../../testing/answers.ts'
import { agreeable, card, choose, listed, press, sent, showAt, tailored } from './testing/resume-pages.tsx'

const at = (place: number) => new Date(Date.UTC(2026, 0, 1) - place * 60_000).toISOString()
const resumes = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    listed(1000 - place, `Resume ${place + 1}`, {
      createdAt: at(place),
      updatedAt: at(place),
      isSelected: place === 0,
    }),
  )
const withResumes = (rows: () => object[]) =>
  answerByOperation({ ...agreeable, 'query Resumes(': (page) => data({ resumes: pageOf(rows(), page) }) })

const titles = () => screen.getAllByRole('article').map((it) => it.querySelector('h2, h3')?.textContent)
const moreButton = () => screen.queryByRole('button', { name: 'Show more' })

describe('a list of resumes that goes on', () => {
  it('has no button below fifty', async () => {
    withResumes(() => resumes(50))
    showAt('/my-resumes')
    expect(await screen.findAllByRole('article')).toHaveLength(50)
    expect(moreButton()).toBeNull()
  })

  it('shows fifty, and the rest when asked, from the first new one on', async () => {
    const all = resumes(52)
    const server = withResumes(() => all)
    showAt('/my-resumes')
    expect(await screen.findAllByRole('article')).toHaveLength(50)
    expect(screen.getByText('50 shown')).toBeDefined()
    moreButton()?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(titles()).toHaveLength(52))
    expect(document.activeElement?.textContent).toBe('Resume 51')
    expect(screen.getByText('52 shown').getAttribute('role')).toBe('status')
    expect(moreButton()).toBeNull()
    expect(sent(server, 'query Resumes(')).toEqual([
      { limit: 51, offset: 0 },
      { limit: 51, offset: 50 },
    ])
  })

  it('says where the next ones did not come, keeps what is there, and tries again', async () => {
    const all = resumes(52)
    withResumes(() => all)
    showAt('/my-resumes')
    await screen.findAllByRole('article')
    answerByOperation({ ...agreeable, 'query Resumes(': () => refusal('Please try again later.') })
    await press('Show more')
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again later.')
    expect(titles()).toHaveLength(50)
    withResumes(() => all)
    await press('Try again')
    await waitFor(() => expect(titles()).toHaveLength(52))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['added', (all: object[]) => [listed(2000, 'New one', { updatedAt: at(-1) }), ...all]],
    ['deleted', (all: object[]) => all.slice(1)],
  ])('has no row twice and loses none where one is %s elsewhere meanwhile', async (_, changed) => {
    let all: object[] = resumes(52)
    withResumes(() => all)
    showAt('/my-resumes')
    await screen.findAllByRole('article')
    all = changed(all)
    await press('Show more')
    await waitFor(() => expect(titles().length).toBeGreaterThan(50))
    expect(titles()).toEqual(resumes(52).map(({ title }) => title))
  })

  it('is searched over all of it, and says nothing of none before', async () => {
    withResumes(() => resumes(52))
    showAt('/my-resumes')
    await userEvent.type(await screen.findByLabelText('Search resumes'), '52')
    expect(screen.queryByText(/^No resume has/)).toBeNull()
    expect(await screen.findByRole('article', { name: 'Resume 52' })).toBeDefined()
    expect(titles()).toEqual(['Resume 52'])
    expect(screen.getByText('1 resume found')).toBeDefined()
  })

  it('is sorted over all of it, and says how many there are', async () => {
    withResumes(() => resumes(52).map((it, place) => ({ ...it, title: `Resume ${52 - place}` })))
    showAt('/my-resumes')
    await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Title')
    expect(await screen.findByText('50 of 52 shown')).toBeDefined()
    expect(titles()[0]).toBe('Resume 1')
    await press('Show more')
    expect(titles()).toHaveLength(52)
    expect(document.activeElement?.textContent).toBe('Resume 51')
  })

  it('calls none current that is not, while the current one has not come', async () => {
    const all = resumes(52).map((it, place) => ({ ...it, isSelected: place === 50 }))
    withResumes(() => all)
    showAt('/my-resumes')
    await screen.findAllByRole('article')
    expect(screen.queryByText('Current')).toBeNull()
    await press('Show more')
    expect(await (await card('Resume 51')).findByText('Current')).toBeDefined()
  })
})

describe('tailored versions that go on', () => {
  const withVersions = (count: number) =>
    answerByOperation({
      ...agreeable,
      'query TailoredResumesByResume(': (page) =>
        data({
          tailoredResumesByResume: pageOf(
            Array.from({ length: count }, (_, place) => tailored(place + 1, `Version ${place + 1}`)),
            page,
          ),
        }),
    })

  it('come fifty at a time, also those that are searched for', async () => {
    const server = withVersions(51)
    showAt('/my-resumes')
    await userEvent.click((await card('Backend Engineer')).getByRole('button', { name: 'Tailored versions' }))
    await userEvent.type(await screen.findByLabelText('Search tailored versions'), 'version')
    await waitFor(() =>
      expect(sent(server, 'query TailoredResumesByResume(').at(-1)).toMatchObject({ search: 'version' }),
    )
    await press('Show more')
    expect(await screen.findByText('Version 51')).toBeDefined()
    expect(sent(server, 'query TailoredResumesByResume(').at(-1)).toMatchObject({ search: 'version', offset: 50 })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open Version 51')
  })

  it('are not counted too low when their resume is to be deleted', async () => {
    withVersions(51)
    showAt('/my-resumes')
    await choose('More for Backend Engineer', 'Delete')
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Backend Engineer”?' })
    await within(dialog).findByText(/^This also deletes 2 versions, all its tailored versions and its analyses\./)
  })
})
