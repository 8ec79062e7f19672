import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionStore } from '../../lib/storage.ts'
import { data, noConnection, refusal } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as Page } from './shared-page.tsx'

type Answers = Parameters<typeof showPage>[1]

const show = (answers: Answers) => showPage({ path: '/s/:token', address: '/s/a-token', Page }, answers)

const page = (name?: string) => ({
  document: { ...emptyDocument(), basics: { links: [], more: [], name } },
  layout: { template: 'classic', pageSize: 'a4', accent: null },
  pdfUrl: 'https://bespeak.example/api/v1/shared?link=a-token',
})

/** The page's own heading: the preview below shows the name once more, as soon as it is loaded. */
const ownHeading = () => screen.findByRole('heading', { level: 1, name: 'Ida Vance' })

afterEach(() => sessionStore.remove('opened_share_link'))

describe('a shared page', () => {
  it('whose link is dead says so, and what to do', async () => {
    show({ 'mutation OpenShareLink': () => refusal('Not found.', { code: 'NOT_FOUND' }) })
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined()
    expect(screen.getByText(/Ask them for a new one\.$/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Open as PDF' })).toBeNull()
  })

  it('that does not come is asked for again', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    let isAway = true
    show({
      'mutation OpenShareLink': () => {
        if (isAway) throw noConnection()
        return data({ openShareLink: page('Ida Vance') })
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isAway = false
    await userEvent.click(again)
    expect(await ownHeading()).toBeDefined()
  })

  it('shows the resume and its PDF, to no robot, and without a name where there is none', async () => {
    show({ 'mutation OpenShareLink': () => data({ openShareLink: page() }) })
    const pdf = await screen.findByRole('link', { name: 'Open as PDF' })
    expect(pdf.getAttribute('href')).toBe(page().pdfUrl)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A shared resume')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('is for a phone its words alone, in their own size, and its links lead where they may', async () => {
    vi.stubGlobal('innerWidth', 390)
    const basics = {
      links: [{ id: 'k1', url: 'javascript:alert(1)' }],
      more: [],
      name: 'Ida Vance',
      email: 'ida@example.com',
    }
    const document = { ...emptyDocument(), basics }
    show({ 'mutation OpenShareLink': () => data({ openShareLink: { ...page(), document } }) })
    const text = await screen.findByRole('region', { name: 'The resume' })
    expect(text.querySelector('article > p')?.textContent).toBe('ida@example.com · javascript:alert(1)')
    expect([...text.querySelectorAll('a')].map(({ href }) => href)).toEqual(['mailto:ida@example.com'])
    expect(screen.getAllByText('Ida Vance')).toHaveLength(1)
    expect(window.document.querySelector('.sheet')).toBeNull()
    vi.unstubAllGlobals()
  })

  it('is not counted again when it is looked at again in the same tab', async () => {
    const answers = { 'mutation OpenShareLink': () => data({ openShareLink: page('Ida Vance') }) }
    const first = show(answers)
    await ownHeading()
    expect(first.sent('mutation OpenShareLink')).toEqual([{ token: 'a-token', again: false }])
    first.unmount()
    const second = show(answers)
    await ownHeading()
    expect(second.sent('mutation OpenShareLink')).toEqual([{ token: 'a-token', again: true }])
  })
})
