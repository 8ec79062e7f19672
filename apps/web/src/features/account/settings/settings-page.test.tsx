import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseTheme } from '../../../lib/theme.ts'
import { data, noConnection, someUser } from '../../../testing/answers.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { currentToasts } from '../../../ui/toast.ts'
import { noModel } from '../testing/model-settings.ts'
import { aProfile } from '../testing/profile.ts'
import { Component as Page } from './settings-page.tsx'

type Answers = Parameters<typeof showPage>[1]

const session = (id: string, isCurrent: boolean, userAgent: string | null) => ({
  ...{ id, isCurrent, userAgent, ipAddress: '203.0.113.7' },
  ...{ createdAt: '2026-11-01T09:00:00.000Z', lastSeenAt: '2026-11-15T09:00:00.000Z' },
})
const onLinux = session('a', true, 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0')
const onPhone = session('b', false, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')

const show = (answers: Answers = {}) =>
  showPage(
    { path: '/settings', address: '/settings', Page },
    {
      'query UserProfile': () => data({ userProfile: aProfile }),
      'query Sessions': () => data({ sessions: [onPhone, onLinux] }),
      'query AccessTokens': () => data({ accessTokens: [] }),
      'query AuditLog': () => data({ auditLog: [] }),
      'query ModelSettings': () => data({ modelSettings: noModel }),
      ...answers,
    },
  )

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}
const away = () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  throw noConnection()
}
afterEach(() => {
  vi.mocked(console.error).mockClear()
  act(() => chooseTheme('system'))
})

const account = (answer: object) => ({
  'mutation UpdateAccount': () =>
    data({ updateAccount: { success: true, message: '', verificationSent: false, problems: [], ...answer } }),
})

describe('the account', () => {
  it('says at its field what the server does not take, and keeps what was typed', async () => {
    show(account({ success: false, problems: [{ field: 'firstName', message: 'First name is not taken' }] }))
    const form = await part('Account')
    await retype(form.getByLabelText('First name'), 'Marie')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await form.findByText('First name is not taken')).toBeDefined()
    expect(form.getByLabelText('First name')).toBe(document.activeElement)
    expect(form.getByDisplayValue('Marie')).toBeDefined()
  })

  it('keeps what was typed without a connection, and after a reload', async () => {
    const { unmount } = show({ 'mutation UpdateAccount': away })
    const form = await part('Account')
    await retype(form.getByLabelText('Last name'), 'Ellis')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect((await form.findByRole('alert')).textContent).toContain('could not be reached')
    unmount()
    show()
    expect((await part('Account')).getByDisplayValue('Ellis')).toBeDefined()
  })

  it('keeps what is typed while the rest is being saved', async () => {
    const { 'mutation UpdateAccount': updated } = account({})
    let answer: () => void = () => undefined
    const { sent } = show({
      'mutation UpdateAccount': () => new Promise((resolve) => (answer = () => resolve(updated()))),
    })
    const form = await part('Account')
    await retype(form.getByLabelText('First name'), 'Marie')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(sent('mutation UpdateAccount')).toHaveLength(1))
    await retype(form.getByLabelText('Last name'), 'Elias')
    answer()
    await waitFor(() => expect(sessionStorage.getItem('account_draft')).toBe('{"lastName":"Elias"}'))
    expect(form.getByDisplayValue('Elias')).toBeDefined()
  })

  it('asks for the password before it changes the address, and then for the code', async () => {
    let email = someUser.email
    const { sent } = show({
      ...account({ verificationSent: true }),
      CurrentUser: () => data({ currentUser: { ...someUser, email } }),
      'mutation ConfirmEmailChange': () => {
        email = 'new@example.com'
        return data({ confirmEmailChange: { success: true, message: '' } })
      },
    })
    const form = await part('Account')
    await retype(form.getByLabelText('Email'), 'new@example.com')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect(form.getByText('Enter your current password to change your email address')).toBeDefined()
    expect(sent('mutation UpdateAccount')).toEqual([])

    await userEvent.type(form.getByLabelText('Current password'), 'Threads4Cloth')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await form.findByRole('heading', { name: 'Confirm your new address' })).toBeDefined()
    expect(Object.values(window.sessionStorage).join()).not.toContain('Threads4Cloth')

    await userEvent.type(form.getByLabelText('Digit 1 of 6'), '123456')
    await userEvent.click(form.getByRole('button', { name: 'Verify Code' }))
    expect(await form.findByDisplayValue('new@example.com')).toBeDefined()
    expect(sent('mutation ConfirmEmailChange')).toEqual([{ code: '123456' }])
  })
})

describe('the password', () => {
  it('is judged before it is sent', async () => {
    const { sent } = show()
    const form = await part('Password')
    await userEvent.type(form.getByLabelText('New password'), 'short')
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    expect(form.getByText('Enter your current password')).toBeDefined()
    expect(form.getByText('Password must be at least 8 characters')).toBeDefined()
    expect(sent('mutation ChangePassword')).toEqual([])
  })

  it.each([
    [false, 'That is not your current password', 'alert', 'Threads4Cloth'],
    [true, 'Your password has been changed. Your other devices are signed out.', 'status', ''],
  ])('%s: tells %s', async (success, message, role, left) => {
    const { sent } = show({ 'mutation ChangePassword': () => data({ changePassword: { success, message } }) })
    const form = await part('Password')
    await userEvent.type(form.getByLabelText('Current password'), 'Threads4Cloth')
    await userEvent.type(form.getByLabelText('New password'), 'Needles5Cloth')
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    expect((await form.findByRole(role)).textContent).toContain(message)
    expect((form.getByLabelText('Current password') as HTMLInputElement).value).toBe(left)
    await waitFor(() => expect(sent('query Sessions').length).toBe(success ? 2 : 1))
  })
})

describe('the signed-in devices', () => {
  it('tell what could not be loaded, and try again', async () => {
    let isAway = true
    show({ 'query Sessions': () => (isAway ? away() : data({ sessions: [onLinux] })) })
    const list = await part('Signed-in devices')
    const again = await list.findByRole('button', { name: 'Try again' })
    isAway = false
    await userEvent.click(again)
    expect(await list.findByText('Firefox on Linux')).toBeDefined()
  })

  it('begin with this one, which has no button; alone it offers none at all', async () => {
    show({ 'query Sessions': () => data({ sessions: [onLinux] }) })
    const list = await part('Signed-in devices')
    expect(await list.findByText('This one')).toBeDefined()
    expect(list.queryByRole('button')).toBeNull()
  })

  it('are signed out one by one, and the focus stays with the list', async () => {
    let sessions = [onPhone, onLinux]
    const { sent } = show({
      'query Sessions': () => data({ sessions }),
      'mutation RevokeSession': () => {
        sessions = [onLinux]
        return data({ revokeSession: { success: true, message: '' } })
      },
    })
    const list = await part('Signed-in devices')
    await userEvent.click(await list.findByRole('button', { name: 'Sign out Safari on iPhone' }))
    await waitFor(() => expect(list.queryByText('Safari on iPhone')).toBeNull())
    expect(sent('mutation RevokeSession')).toEqual([{ id: 'b' }])
    expect(document.activeElement).not.toBe(document.body)
  })

  it('are signed out all but this one', async () => {
    let sessions = [onPhone, { ...onPhone, id: 'c' }, onLinux]
    show({
      'query Sessions': () => data({ sessions }),
      'mutation RevokeOtherSessions': () => {
        sessions = [onLinux]
        return data({ revokeOtherSessions: { success: true, message: '' } })
      },
    })
    const list = await part('Signed-in devices')
    await userEvent.click(await list.findByRole('button', { name: 'Sign out the other two' }))
    await waitFor(() => expect(list.queryByRole('button')).toBeNull())
  })
})

const entry = (id: number, event: string, detail: string | null = null) => ({
  ...{ id, event, detail, device: 'Firefox on Linux', ipAddress: '203.0.113.0/24' },
  createdAt: '2026-11-01T09:00:00.000Z',
})

describe('the recent activity', () => {
  it('tells what could not be loaded, and tries again', async () => {
    let isAway = true
    show({ 'query AuditLog': () => (isAway ? away() : data({ auditLog: [entry(1, 'signed-in')] })) })
    const list = await part('Recent activity')
    const again = await list.findByRole('button', { name: 'Try again' })
    isAway = false
    await userEvent.click(again)
    expect(await list.findByText('Signed in')).toBeDefined()
  })

  it('says that there is none', async () => {
    show()
    expect(await (await part('Recent activity')).findByText(/^Nothing yet\./)).toBeDefined()
  })

  it('says what was done to what, when, by which device and from where; and what it has no words for', async () => {
    show({
      'query AuditLog': () =>
        data({
          auditLog: [
            entry(3, 'subscribed', 'Pro monthly'),
            { ...entry(2, 'deactivated'), device: null, ipAddress: null },
            entry(1, 'hats-off'),
          ],
        }),
    })
    const list = await part('Recent activity')
    expect(await list.findByText('Subscribed: Pro monthly')).toBeDefined()
    const [first, second, third] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toMatch(/^Subscribed: Pro monthlyFirefox on Linux, network 203\.0\.113\.0\/241 Nov.*, \d\d:00$/)
    expect(second).toMatch(/^Account deactivated by whoever runs this service1 Nov.*, \d\d:00$/)
    expect(third).toMatch(/^hats-off/)
  })

  it('is shown ten at a time, and whoever asks for more goes on at the first new one', async () => {
    const all = Array.from({ length: 13 }, (_, at) => entry(13 - at, 'export-requested', `number ${13 - at}`))
    const { sent } = show({
      'query AuditLog': ({ limit, offset }) =>
        data({ auditLog: all.slice(Number(offset), Number(offset) + Number(limit)) }),
    })
    const list = await part('Recent activity')
    await userEvent.click(await list.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(13))
    expect(document.activeElement?.textContent).toContain('number 3')
    expect(list.queryByRole('button')).toBeNull()
    expect(sent('query AuditLog')).toEqual([
      { limit: 11, offset: 0 },
      { limit: 11, offset: 10 },
    ])
  })
})

describe('the theme', () => {
  const kept = { 'mutation ChooseTheme': () => data({ updateUserProfile: { success: true, message: '' } }) }

  it('stays where the account cannot be told, and says so', async () => {
    show({ 'mutation ChooseTheme': away })
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Your theme was not saved'))
  })

  it('applies at once, and is remembered on the account', async () => {
    const { sent } = show(kept)
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await waitFor(() => expect(sent('mutation ChooseTheme')).toEqual([{ theme: 'dark' }]))
  })

  it('is that of the account on whichever device one signs in', async () => {
    show({
      CurrentUser: () =>
        data({ currentUser: someUser, userProfile: { themePreference: 'dark', profilePhotoUrl: null } }),
    })
    expect(await screen.findByRole('radio', { name: 'Dark', checked: true })).toBeDefined()
  })
})

describe('the mails', () => {
  it('that keep an account safe cannot be switched off, and say so', async () => {
    show()
    const mails = await part('Email')
    const security = await mails.findByRole('switch', { name: 'Sign-in and security', description: /Always on/ })
    expect((security as HTMLInputElement).disabled).toBe(true)
  })

  it('go back, with a word, where the choice could not be saved', async () => {
    show({ 'mutation UpdateUserProfile': away })
    const news = await (await part('Email')).findByRole<HTMLInputElement>('switch', { name: 'News about Bespeak' })
    await userEvent.click(news)
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('That switch was not saved'))
    await waitFor(() => expect(news.checked).toBe(false))
  })

  it('are switched at once, without a word', async () => {
    let profile = aProfile
    const { sent } = show({
      'query UserProfile': () => data({ userProfile: profile }),
      'mutation UpdateUserProfile': () => {
        profile = { ...aProfile, notificationPreferences: { ...aProfile.notificationPreferences, emailUpdates: false } }
        return data({ updateUserProfile: { success: true, message: '', problems: [] } })
      },
    })
    const work = await (await part('Email')).findByRole<HTMLInputElement>('switch', { name: 'Your work' })
    await userEvent.click(work)
    await waitFor(() => expect(work.checked).toBe(false))
    await waitFor(() =>
      expect(sent('mutation UpdateUserProfile')).toEqual([
        { input: { notificationPreferences: { emailUpdates: false } } },
      ]),
    )
    expect(currentToasts()).toEqual([])
  })
})

it('leads to export and erase', async () => {
  show()
  const links = (await part('Your data')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/gdpr-settings#export', '/gdpr-settings#erase'])
})

it('says where mails are kept where none are sent', async () => {
  show()
  const help = await part('Not getting our emails?')
  expect(help.getByRole('link', { name: 'the mailbox' }).getAttribute('href')).toBe('/dev/mailbox')
})
