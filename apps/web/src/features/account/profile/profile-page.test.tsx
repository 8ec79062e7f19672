import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasSessionEnded, removeToken, storeToken, usableToken } from '../../../lib/session/token.ts'
import { data, noConnection, refusal } from '../../../testing/answers.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { tokenExpiringAt } from '../../../testing/tokens.ts'
import { aProfile } from '../testing/profile.ts'
import { Component as Page } from './profile-page.tsx'

type Answers = Parameters<typeof showPage>[1]

const show = (answers: Answers = {}) =>
  showPage(
    { path: '/profile', address: '/profile', Page },
    {
      'query UserProfile': () => data({ userProfile: aProfile }),
      'query FactsAndUses': () => data({ facts: [] }),
      ...answers,
    },
  )

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const saved = { updateUserProfile: { success: true, message: '', problems: [] } }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const fill = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return field
}
afterEach(() => vi.mocked(console.error).mockClear())

describe('a profile', () => {
  it('says that it could not be loaded, and tries again', async () => {
    let isBroken = true
    show({ 'query UserProfile': () => (isBroken ? refusal('Not now.') : data({ userProfile: aProfile })) })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await userEvent.click(again)
    expect(await screen.findByDisplayValue('Ward Manager')).toBeDefined()
  })

  it('says when it was saved, and nothing of it where it never was', async () => {
    const { unmount } = show({
      'query UserProfile': () => data({ userProfile: { ...aProfile, updatedAt: aProfile.createdAt } }),
    })
    await screen.findByDisplayValue('Ward Manager')
    expect(screen.queryByText(/^Last saved/)).toBeNull()
    unmount()
    show()
    expect(await screen.findByText(/^Last saved/)).toBeDefined()
  })

  it('says at its field what will not do once it is left, and lets one go on', async () => {
    show()
    await fill('Portfolio', 'portfolio')
    await userEvent.tab()
    expect(await screen.findByText(/^Portfolio must be a web address/)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Twitter' }))
  })

  it('shows what the server finds wrong at its field, and keeps what was typed', async () => {
    const problems = [{ field: 'city', message: 'City holds characters that cannot be shown' }]
    show({
      'mutation UpdateUserProfile': () => data({ updateUserProfile: { success: false, message: '', problems } }),
    })
    const city = await fill('City', 'York')
    await press('Save changes')
    expect(await screen.findByText('City holds characters that cannot be shown')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(city))
  })

  it('whose session has ended leads to the login, and keeps what was typed', async () => {
    let hasEnded = false
    storeToken(tokenExpiringAt())
    const { unmount } = show({ 'query UserProfile': () => data({ userProfile: hasEnded ? null : aProfile }) })
    await fill('City', 'York')
    hasEnded = true
    await press('Save changes')
    await waitFor(() => expect(usableToken()).toBeNull())
    expect(hasSessionEnded()).toBe(true)
    removeToken()
    unmount()
    show()
    expect(await screen.findByDisplayValue('York')).toBeDefined()
    await press('Discard')
  })

  it('keeps what was typed without a connection and over a reload, and sends only that', async () => {
    const { unmount } = show({
      'mutation UpdateUserProfile': () => {
        throw noConnection()
      },
    })
    await fill('City', 'York')
    await press('Save changes')
    expect((await screen.findByText(/could not be reached/)).textContent).toBeDefined()
    unmount()
    const { sent } = show({ 'mutation UpdateUserProfile': () => data(saved) })
    expect(await screen.findByDisplayValue('York')).toBeDefined()
    await press('Save changes')
    await waitFor(() => expect(sent('mutation UpdateUserProfile')).toEqual([{ input: { city: 'York' } }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
  })

  it('keeps what is typed while the rest is being saved', async () => {
    let answer: (response: Response) => void = () => undefined
    const { sent } = show({ 'mutation UpdateUserProfile': () => new Promise((resolve) => (answer = resolve)) })
    await fill('City', 'York')
    await press('Save changes')
    await waitFor(() => expect(sent('mutation UpdateUserProfile')).toEqual([{ input: { city: 'York' } }]))
    await fill('Portfolio', 'https://mara.example')
    answer(data(saved))
    await waitFor(() =>
      expect(sessionStorage.getItem('profile_draft')).toBe(
        JSON.stringify({ portfolioUrl: { was: aProfile.portfolioUrl ?? '', now: 'https://mara.example' } }),
      ),
    )
    expect(screen.getByDisplayValue('https://mara.example')).toBeDefined()
  })

  it('gives the focus back to the part that was typed in, once that is saved', async () => {
    show({ 'mutation UpdateUserProfile': () => data(saved) })
    const city = await fill('City', 'York')
    await press('Save changes')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
    expect(document.activeElement).toBe(city.closest('section'))
  })

  it('saves over nothing that another tab has saved meanwhile, until that was seen', async () => {
    let profile = aProfile
    const { sent } = show({
      'query UserProfile': () => data({ userProfile: profile }),
      'mutation UpdateUserProfile': () => data(saved),
    })
    await fill('City', 'York')
    profile = { ...aProfile, city: 'Hull' }
    await press('Save changes')
    expect(await screen.findByText(/Saved elsewhere in the meantime: “Hull”/)).toBeDefined()
    expect(sent('mutation UpdateUserProfile')).toEqual([])
    await press('keep yours')
    await press('Save changes')
    await waitFor(() => expect(sent('mutation UpdateUserProfile')).toEqual([{ input: { city: 'York' } }]))
  })

  it('shows with each switch the very value that it shares', async () => {
    show()
    const shared = await part('Shared pages')
    expect(shared.getByRole('switch', { name: 'Links', description: 'LinkedIn', checked: true })).toBeDefined()
    expect(shared.getByRole('switch', { name: 'Email', description: 'mara.ellison@example.com' })).toBeDefined()
  })
})

describe('a photo', () => {
  it.each([
    ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }), /larger than 5 MB/],
    ['no picture', new File(['x'], 'a.jpg', { type: 'image/jpeg' }), /could not be opened/],
  ])('that is %s is refused before anything is sent', async (_, file, words) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
    const { sent } = show()
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), file)
    expect(await screen.findByText(words)).toBeDefined()
    expect(sent('mutation UpdateProfilePhoto')).toEqual([])
  })

  it('that this browser cannot draw is said to be unreadable, and another can be chosen', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 400 }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null))
    show()
    const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
    await userEvent.upload(await screen.findByLabelText('Choose a photo'), file)
    await press('Use this photo')
    expect(await screen.findByText(/could not be opened/)).toBeDefined()
    expect(screen.getByLabelText('Choose a photo')).toBeDefined()
  })
})

describe('what one has told', () => {
  const fact = {
    ...{ id: 3, statement: 'I led four.', skill: null, requirement: 'Leading', createdAt: '2026-11-01T09:00:00.000Z' },
    usedIn: [
      { tailoredResumeId: 8, title: 'Matron', inResume: true, inLetter: false, undone: [2, 5] },
      { tailoredResumeId: 9, title: 'Ward Manager', inResume: false, inLetter: true, undone: [1] },
    ],
  }
  const one = { 'query FactsAndUses': () => data({ facts: [fact] }) }

  it('is deleted, and taken out of the resumes that say it where one wants that', async () => {
    const { sent } = show({
      ...one,
      'mutation TakeOutFact': () => data({ setTailorEdits: { id: 8 } }),
      'mutation DeleteFact': () => data({ deleteFact: true }),
    })
    expect(await screen.findByText(/asked for Leading\. In 1 tailored resume and 1 cover letter\./)).toBeDefined()
    await press('Delete this answer: I led four.')
    expect(screen.getByText('Cover letters that say it stay as they are: Ward Manager.')).toBeDefined()
    await userEvent.click(screen.getByLabelText('It is in 1 resume. Take it out there too?'))
    await press('Delete answer')
    await waitFor(() => expect(sent('mutation DeleteFact')).toEqual([{ id: 3 }]))
    expect(sent('mutation TakeOutFact')).toEqual([{ id: 8, undone: [2, 5] }])
  })

  it('is put in other words, which take the place of the old ones', async () => {
    const { sent } = show({ ...one, 'mutation SaveFact': () => data({ saveFact: { id: 4 } }) })
    await press('Edit this answer: I led four.')
    await fill('Your answer', 'I led five.')
    await press('Save answer')
    await waitFor(() =>
      expect(sent('mutation SaveFact')).toEqual([
        { input: { statement: 'I led five.', skill: null, requirement: 'Leading', replaces: 3 } },
      ]),
    )
    expect(sent('mutation TakeOutFact')).toEqual([])
  })

  it('is closed and forgotten once it is saved, also where its new words come before the answer', async () => {
    let facts = [fact]
    show({
      'query FactsAndUses': () => data({ facts }),
      'mutation SaveFact': () => {
        facts = [{ ...fact, id: 4, statement: 'I led five.' }]
        return data({ saveFact: { id: 4 } })
      },
    })
    await press('Edit this answer: I led four.')
    await fill('Your answer', 'I led five.')
    await press('Save answer')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('I led five.')).toBeDefined()
    expect(window.sessionStorage.getItem('fact_edited')).toBeNull()
  })

  it('and was deleted elsewhere while one typed says so, and can be saved anew', async () => {
    const first = show(one)
    await press('Edit this answer: I led four.')
    await fill('Your answer', 'I led five.')
    first.unmount()
    const { sent } = show({
      'query FactsAndUses': () => data({ facts: [] }),
      'mutation SaveFact': () => data({ saveFact: { id: 4 } }),
    })
    expect(await screen.findByDisplayValue('I led five.')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain('This answer was deleted in the meantime')
    await press('Save answer')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('mutation SaveFact')).toEqual([
      { input: { statement: 'I led five.', skill: null, requirement: 'Leading' } },
    ])
  })

  it('and is typed anew is there after a login that had run out, and gone once one leaves it', async () => {
    const first = show(one)
    await press('Edit this answer: I led four.')
    await fill('Your answer', 'I led five.')
    first.unmount()
    const second = show(one)
    expect(await screen.findByDisplayValue('I led five.')).toBeDefined()
    await press('Cancel')
    second.unmount()
    show(one)
    expect(await screen.findByText('I led four.')).toBeDefined()
    expect(screen.queryByDisplayValue('I led five.')).toBeNull()
  })
})
