import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../lib/live/index.ts'
import type { DataExport, Held } from '../../lib/privacy.ts'
import { data, noConnection, refusal, someUser } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as Page } from './privacy-settings-page.tsx'

const heard = vi.hoisted(() => new Set<(event: LiveEvent) => void>())
vi.mock('../../lib/live/index.ts', () => ({
  useLiveEvents: (listener: (event: LiveEvent) => void) => void heard.add(listener),
}))

type Answers = Parameters<typeof showPage>[1]

const held: Held = {
  ...{ resumes: 2, versions: 9, jobs: 6, letters: 4, analyses: 0, guides: 1, skills: 0, plans: 0, answers: 9 },
  files: 1,
}
const made = (given: Partial<DataExport>): DataExport => ({
  id: 1,
  status: 'ready',
  filename: 'bespeak-mara-ellison-2026-11-16.zip',
  url: '/api/v1/files/export?signed',
  expiresAt: '2026-11-23T09:00:00.000Z',
  createdAt: '2026-11-16T09:00:00.000Z',
  ...given,
})

const show = (answers: Answers = {}, exports: () => DataExport[] = () => [], address = '/gdpr-settings') =>
  showPage(
    { path: '/gdpr-settings', address, Page },
    {
      'query Held': () => data({ held }),
      'query DataExports': () => data({ dataExports: exports() }),
      LogoutUser: () => refusal('No.', { code: 'UNAUTHENTICATED' }),
      ...answers,
    },
  )
const stranger = { CurrentUser: () => data({ currentUser: null }) }
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the privacy settings', () => {
  it('of a visitor have cookies and rights alone', async () => {
    const page = show(stranger)
    await part('Cookies')
    expect(titles()).toEqual(['Cookies', 'Your rights'])
    expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull()
    expect(page.sent('query Held')).toEqual([])
  })

  it('of somebody signed in open with what is held, in figures', async () => {
    show()
    const figures = await screen.findAllByRole('definition')
    expect(titles()).toEqual(['What we hold', 'Cookies', 'Export', 'Your rights', 'Erase'])
    expect(figures.map((figure) => `${figure.textContent} ${figure.previousSibling?.textContent}`)).toEqual([
      '2 resumes, with 9 versions',
      '6 saved jobs',
      '4 letters',
      '0 analyses',
      '1 interview guide',
      '0 skills',
      '0 development plans',
      '9 answers you gave',
      '1 original file, encrypted',
    ])
  })

  it('show the part that the address names once it is there', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
    show({}, () => [], '/gdpr-settings#erase')
    const { id } = await screen.findByRole('region', { name: 'Erase' })
    expect(id).toBe('erase')
    await waitFor(() => expect(scrolled).toHaveBeenCalled())
  })

  it('say what could not be counted, and try again', async () => {
    let isAway = true
    show({
      'query Held': () => {
        if (isAway) throw noConnection()
        return data({ held })
      },
    })
    const holdings = await part('What we hold')
    const again = await holdings.findByRole('button', { name: 'Try again' })
    isAway = false
    await userEvent.click(again)
    expect(await holdings.findByText('6', { selector: 'dd' })).toBeDefined()
  })
})

describe('[F21] cookies', () => {
  it('are chosen, and chosen again', async () => {
    show(stranger)
    const cookies = await part('Cookies')
    expect(cookies.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(cookies.getByRole('radio', { name: /^All/ }))
    expect(window.localStorage.getItem('gdpr-consent')).toBe('all')
    await userEvent.click(cookies.getByRole('radio', { name: /^Essential only/ }))
    expect(window.localStorage.getItem('gdpr-consent')).toBe('essential')
    expect(cookies.getByRole<HTMLInputElement>('radio', { name: /^Essential only/ }).checked).toBe(true)
  })
})

describe('a privacy request', () => {
  const answered = (success: boolean, message = '') => ({
    SubmitPrivacyRequest: () => data({ submitPrivacyRequest: { success, message } }),
  })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }))

  it('is not sent without a right and an address', async () => {
    const page = show(stranger)
    await part('Your rights')
    await send()
    expect(screen.getByText('Please choose what it is about')).toBeDefined()
    expect(screen.getByText('Invalid email address')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Access/ }))
    expect(page.sent('SubmitPrivacyRequest')).toEqual([])
  })

  it('that is refused keeps what was typed', async () => {
    show({ ...stranger, ...answered(false, 'You have written to us several times.') })
    const rights = await part('Your rights')
    await userEvent.click(rights.getByRole('radio', { name: /^Restrict/ }))
    await userEvent.type(rights.getByLabelText('Your email'), 'nora@example.org')
    await send()
    expect((await rights.findByRole('alert')).textContent).toContain('several times')
    expect(rights.getByLabelText<HTMLInputElement>('Your email').value).toBe('nora@example.org')
  })

  it('of a visitor says what the server answers, and promises nothing else', async () => {
    const page = show({ ...stranger, ...answered(true, 'We answer to nora@example.org by 16 December.') })
    const rights = await part('Your rights')
    await userEvent.click(rights.getByRole('radio', { name: /^Portability/ }))
    await userEvent.type(rights.getByLabelText('Your email'), ' nora@example.org ')
    await send()
    expect((await rights.findByRole('status')).textContent).toContain('We answer to nora@example.org by 16 December.')
    expect(page.sent('SubmitPrivacyRequest')).toEqual([
      { input: { kind: 'portability', email: 'nora@example.org', details: null } },
    ])
    await userEvent.click(rights.getByRole('button', { name: 'Send another request' }))
    expect(rights.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('of somebody signed in is answered to their own address', async () => {
    const page = show(answered(true))
    const rights = await part('Your rights')
    expect(rights.queryByLabelText('Your email')).toBeNull()
    await userEvent.click(rights.getByRole('radio', { name: /^Object/ }))
    await userEvent.type(rights.getByLabelText('What is it about?'), 'Reminders.')
    await send()
    await waitFor(() =>
      expect(page.sent('SubmitPrivacyRequest')).toEqual([
        { input: { kind: 'object', email: someUser.email, details: 'Reminders.' } },
      ]),
    )
  })
})

describe('an export', () => {
  it('is asked for, is being made, and is there as soon as that is told', async () => {
    let all: DataExport[] = []
    show(
      {
        ExportMyData: () => {
          all = [made({ status: 'working', url: null, filename: null, expiresAt: null })]
          return data({ exportMyData: { id: 1, status: 'working' } })
        },
      },
      () => all,
    )
    const part1 = await part('Export')
    await userEvent.click(await part1.findByRole('button', { name: 'Make an export' }))
    expect(await part1.findByText('Your export is being made')).toBeDefined()
    all = [made({})]
    const told = { number: 1, event: 'notification', data: { kind: 'export' }, at: new Date() }
    act(() => heard.forEach((listener) => void listener(told)))
    const link = await part1.findByRole('link', { name: 'Download' })
    expect(link.getAttribute('href')).toBe('/api/v1/files/export?signed')
    expect(part1.getByText('Your export is ready')).toBeDefined()
    expect(part1.getByText(/bespeak-mara-ellison-2026-11-16.zip/)).toBeDefined()
  })

  it('that failed can be tried again', async () => {
    let all = [made({ status: 'failed', url: null })]
    show(
      {
        ExportMyData: () => {
          all = [made({ id: 2, status: 'working', url: null }), ...all]
          return data({ exportMyData: { id: 2, status: 'working' } })
        },
      },
      () => all,
    )
    const section = await part('Export')
    await userEvent.click(await section.findByRole('button', { name: 'Try again' }))
    expect(await section.findByText('Your export is being made')).toBeDefined()
  })

  it('that is no longer kept is made anew', async () => {
    show({}, () => [made({ url: null })])
    const section = await part('Export')
    expect(await section.findByText('Your last export is no longer kept')).toBeDefined()
    expect(section.queryByRole('link', { name: 'Download' })).toBeNull()
    expect(section.getByRole('button', { name: 'Make a new one' })).toBeDefined()
  })

  it('that is refused says why', async () => {
    show({ ExportMyData: () => refusal('You asked for three today. Try again tomorrow.', { code: 'RATE_LIMITED' }) })
    const section = await part('Export')
    await userEvent.click(await section.findByRole('button', { name: 'Make an export' }))
    expect((await section.findByRole('alert')).textContent).toContain('Try again tomorrow')
  })
})

describe('erasing', () => {
  const answered = (success: boolean, message = '') => ({
    DeleteMyAccount: () => data({ deleteMyAccount: { success, message } }),
  })
  const erase = (section: Awaited<ReturnType<typeof part>>) =>
    userEvent.click(section.getByRole('button', { name: 'Delete everything' }))

  it('says what goes and what the law keeps, and offers the export first', async () => {
    show()
    const section = await part('Erase')
    expect(
      await section.findByText(
        /^This deletes 2 resumes, 6 saved jobs, 4 letters, 1 interview guide, 9 answers you gave, 1 original file and your profile at once.*Invoices are kept as the law requires, without your name.$/,
      ),
    ).toBeDefined()
    expect(section.getByRole('link', { name: 'Export first' }).getAttribute('href')).toMatch(/#export$/)
  })

  it('says it as a sentence where there is a profile and nothing else', async () => {
    const nothing = Object.fromEntries(Object.keys(held).map((name) => [name, 0]))
    show({ 'query Held': () => data({ held: nothing }) })
    const section = await part('Erase')
    expect(await section.findByText(/^This deletes your profile at once, on every device\./)).toBeDefined()
  })

  it('is not done without the password, nor with a wrong one', async () => {
    const page = show(answered(false, 'That is not your current password.'))
    const section = await part('Erase')
    await erase(section)
    expect(section.getByText('Enter your password to go on.')).toBeDefined()
    expect(page.sent('DeleteMyAccount')).toEqual([])
    const field = section.getByLabelText<HTMLInputElement>('Your password')
    await userEvent.type(field, 'Wrong1Password')
    await erase(section)
    expect(await section.findByText('That is not your current password.')).toBeDefined()
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
    expect(window.localStorage.getItem('auth_token')).not.toBeNull()
  })

  it('signs out, leaves nothing in the browser but its own choices, and says that it is done', async () => {
    window.localStorage.setItem('gdpr-consent', 'essential')
    window.localStorage.setItem('draft', 'a sentence of theirs')
    window.sessionStorage.setItem('typed', 'another')
    const page = show(answered(true))
    const section = await part('Erase')
    await userEvent.type(section.getByLabelText('Your password'), 'Needle7Thread')
    await erase(section)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeDefined()
    expect(page.sent('DeleteMyAccount')).toEqual([{ password: 'Needle7Thread' }])
    await waitFor(() => expect({ ...window.localStorage }).toEqual({ 'gdpr-consent': 'essential' }))
    expect({ ...window.sessionStorage }).toEqual({})
  })
})
