import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { answerByOperation, answerWithSettings, data, someUser } from '../testing/answers.ts'
import { keepToken, openApp } from './testing/open-app.tsx'

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

async function openSignedIn(address: string) {
  keepToken()
  answerByOperation({
    CurrentUser: () => data({ currentUser: someUser }),
    LogoutUser: () => data({ logoutUser: { success: true, message: '' } }),
  })
  const app = await openApp(address)
  await screen.findByRole('button', { name: 'Account menu of mara_ellison' })
  return app
}

describe('the header of a visitor', () => {
  it('leads to Home and Pricing, to the login and to the registration', async () => {
    await openApp('/terms')
    expect(linksIn('Main')).toEqual([
      ['Home', '/'],
      ['Pricing', '/plans'],
    ])
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/auth?mode=register')
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]?.getAttribute('href')).toBe('/auth')
    expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Workbench' })).toBeNull()
  })

  it('marks where the visitor is', async () => {
    await openApp('/plans')
    const main = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(main.getByRole('link', { name: 'Pricing' }).getAttribute('aria-current')).toBe('page')
    expect(main.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  })

  it('has a mobile menu with the same ways', async () => {
    await openApp('/terms')
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget')).toBe('mobile-menu')
    expect(linksIn('Mobile')).toEqual([
      ['Home', '/'],
      ['Pricing', '/plans'],
      ['Check a text', '/check'],
      ['Help Center', '/help'],
      ['Log in', '/auth'],
    ])
  })
})

describe('the header of a signed-in user', () => {
  // Where a logout leads. Here its example is worked out by the engine, which may take longer than a word is waited for.
  beforeAll(() => import('../features/marketing/landing-page.tsx'), 240_000)

  it('also leads to My Resumes, and to the work in a second row', async () => {
    await openSignedIn('/cover-letters')
    expect(linksIn('Main')).toEqual([
      ['Home', '/'],
      ['My Resumes', '/my-resumes'],
      ['Pricing', '/plans'],
    ])
    expect(linksIn('Workbench')).toEqual([
      ['Jobs', '/my'],
      ['Tailor', '/resume/tailor'],
      ['Letters', '/cover-letters'],
      ['Interviews', '/interview-guides'],
      ['Skills', '/skills'],
      ['Check a text', '/check'],
    ])
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
  })

  it.each([
    ['/my', 'Jobs', 'page'],
    ['/competitive-analysis', 'Jobs', 'true'],
    ['/job/7', 'Jobs', 'true'],
    ['/cover-letters', 'Letters', 'page'],
    ['/create-cover-letter/7', 'Letters', 'true'],
  ])('marks the work in hand at %s', async (address, name, mark) => {
    await openSignedIn(address)
    const row = within(screen.getByRole('navigation', { name: 'Workbench' }))
    expect(row.getByRole('link', { name }).getAttribute('aria-current')).toBe(mark)
    expect(row.getByRole('link', { name: 'Skills' }).getAttribute('aria-current')).toBeNull()
  })

  it('has all of its ways in the mobile menu', async () => {
    await openSignedIn('/profile')
    expect(linksIn('Mobile').map(([name]) => name)).toEqual([
      ...['Home', 'My Resumes', 'Pricing'],
      ...['Jobs', 'Tailor', 'Letters', 'Interviews', 'Skills', 'Check a text', 'Analysis', 'Help Center'],
    ])
  })

  it('has its second row before the server answers, so that the page under it stays where it is', async () => {
    keepToken()
    answerByOperation({ CurrentUser: () => new Promise(() => undefined) })
    await openApp('/profile')
    expect(linksIn('Workbench')).toHaveLength(6)
    expect(linksIn('Main')).toContainEqual(['My Resumes', '/my-resumes'])
  })

  it('has a bell that opens a list', async () => {
    await openSignedIn('/profile')
    const opens = screen.getByRole('button', { name: 'Notifications' }).getAttribute('popovertarget')
    expect(screen.getByRole('region', { name: 'Notifications' }).id).toBe(opens)
  })

  it('has an avatar menu with username, email and all entries', async () => {
    await openSignedIn('/profile')
    await userEvent.click(screen.getByRole('button', { name: 'Account menu of mara_ellison' }))
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getByText('mara_ellison')).toBeDefined()
    expect(menu.getByText('mara.ellison@example.com')).toBeDefined()
    expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Dashboard', '/my'],
      ['Profile', '/profile'],
      ['My Resumes', '/my-resumes'],
      ['Settings', '/settings'],
      ['Subscription', '/my-subscriptions'],
      ['Help Center', '/help'],
      ['Log out', null],
    ])
  })

  it('logs out to the landing page, and never by way of the login', async () => {
    const { router, place } = await openSignedIn('/profile')
    const been = new Set<string>()
    router.subscribe(({ location }) => been.add(location.pathname))
    await userEvent.click(screen.getByRole('button', { name: 'Account menu of mara_ellison' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    expect(await screen.findByText('Logout successful')).toBeDefined()
    expect(place()).toBe('/')
    expect([...been]).not.toContain('/auth')
    expect(window.localStorage.getItem('auth_token')).toBeNull()
  })
})

describe('the footer', () => {
  const expected = [
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Pricing', '/plans'],
    ['Help Center', '/help'],
    ['Check a text', '/check'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms'],
    ['Privacy Settings', '/gdpr-settings'],
  ]

  it('has all its links for visitors', async () => {
    await openApp('/terms')
    expect([...linksIn('Company'), ...linksIn('Help'), ...linksIn('Your data')]).toEqual(expected)
  })

  it('has all its links, in one row, where a signed-in user works', async () => {
    await openSignedIn('/profile')
    expect(linksIn('Footer')).toEqual(expected)
  })

  it('shows no social links where none are set', async () => {
    const fetchMock = answerWithSettings({ socialLinks: [] })
    await openApp('/terms')
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce())
    expect(screen.queryByRole('navigation', { name: 'Social' })).toBeNull()
  })

  it('shows the social links that are set', async () => {
    answerWithSettings({ socialLinks: [{ label: 'Mastodon', url: 'https://social.example/@bespeak' }] })
    await openApp('/terms')
    await screen.findByRole('navigation', { name: 'Social' })
    expect(linksIn('Social')).toEqual([['Mastodon', 'https://social.example/@bespeak']])
  })

  it('[F21] clears the stored consent and reloads the page', async () => {
    window.localStorage.setItem('gdpr-consent', 'all')
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    await openApp('/terms')
    await userEvent.click(screen.getByRole('button', { name: 'Manage Cookie Settings' }))
    expect(window.localStorage.getItem('gdpr-consent')).toBeNull()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('offers the themes', async () => {
    await openApp('/terms')
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'System' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})

describe('after a navigation', () => {
  it('the title is that of the page and the focus is at its heading', async () => {
    const { router } = await openApp('/about')
    expect(document.title).toBe('About Us · Bespeak')
    expect(document.activeElement).toBe(document.body)
    await act(() => router.navigate('/terms'))
    expect(document.title).toBe('Terms of Service · Bespeak')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('the focus stays where it is when only the query changes', async () => {
    const { router } = await openApp('/terms')
    await act(() => router.navigate('/terms?a=1'))
    expect(document.activeElement).toBe(document.body)
  })
})

it('offers to skip to the content', async () => {
  await openApp('/terms')
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})
