import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { data } from '../../../testing/answers.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Component as Page } from './unsubscribe-page.tsx'

type Answers = Parameters<typeof showPage>[1]

const show = (token: string, answers: Answers = {}) =>
  showPage({ path: '/unsubscribe/:token', address: `/unsubscribe/${token}`, Page }, answers)

const answered = (success: boolean, message = '') => ({
  'mutation Unsubscribe': () => data({ outcome: { success, message } }),
  'mutation Resubscribe': () => data({ outcome: { success, message } }),
})
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the link of a mail', () => {
  it.each(['x', '7.emailSecurity.abc', '7.nothing.abc'])('%s works for no mail, and says what to do', async (token) => {
    show(token)
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings#mail')
  })

  it('that is forged stops nothing', async () => {
    show('7.emailUpdates.abc', answered(false, 'This link does not work. You can choose your emails in Settings.'))
    await press('Stop these emails')
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed. This link does not work.')
  })

  it('stops nothing by being opened', async () => {
    const { sent } = show('7.emailUpdates.abc', answered(true))
    expect(await screen.findByRole('heading', { name: 'Your work' })).toBeDefined()
    expect(sent('mutation')).toEqual([])
  })

  it('stops its mails with one button, and takes that back with another', async () => {
    const { sent } = show('7.emailUpdates.abc', answered(true))
    await press('Stop these emails')
    expect((await screen.findByRole('status')).textContent).toContain('no more emails about “Your work”')
    await press('Undo: send them again')
    expect(await screen.findByText(/again\.$/)).toBeDefined()
    expect(sent('mutation Unsubscribe')).toEqual([{ token: '7.emailUpdates.abc' }])
    expect(sent('mutation Resubscribe')).toEqual([{ token: '7.emailUpdates.abc' }])
  })
})
