import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { data, noConnection, someUser } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component as Page } from './contact-page.tsx'

const stranger = { CurrentUser: () => data({ currentUser: null }) }
const answered = (success: boolean, message: string) => ({
  SendContactMessage: () => data({ sendContactMessage: { success, message } }),
})
const show = (answers: Parameters<typeof showPage>[1] = {}) =>
  showPage({ path: '/contact', address: '/contact', Page }, answers)

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))
async function write() {
  await userEvent.type(field('Your name'), 'Nora Whelan')
  await userEvent.type(field('Your email'), 'nora@example.org')
  await userEvent.type(field('Subject'), 'Export')
  await userEvent.type(field('Message'), 'Where is it?')
}
const written = { name: 'Nora Whelan', email: 'nora@example.org', subject: 'Export', message: 'Where is it?' }

describe('the contact page', () => {
  it('sends nothing that lacks something, says what at each field, and begins at the first', async () => {
    const page = show(stranger)
    await userEvent.type(field('Subject'), 'Export')
    await send()
    expect(page.sent('SendContactMessage')).toEqual([])
    expect(screen.getByText('Please enter your name')).toBeDefined()
    expect(screen.getByText('Invalid email address')).toBeDefined()
    expect(screen.getByText('Please write a message')).toBeDefined()
    expect(document.activeElement).toBe(field('Your name'))
    await userEvent.type(field('Your name'), 'N')
    expect(screen.queryByText('Please enter your name')).toBeNull()
  })

  it.each([
    ['a refusal', answered(false, 'You have written to us several times. Please try again in 20 minutes.'), /several/],
    [
      'a lost connection',
      {
        SendContactMessage: () => {
          throw noConnection()
        },
      },
      /could not be reached/,
    ],
  ])('keeps what was typed through %s', async (_, answers, why) => {
    show({ ...stranger, ...answers })
    await write()
    await send()
    expect((await screen.findByRole('alert')).textContent).toMatch(why)
    expect(field('Message').value).toBe('Where is it?')
  })

  it('keeps what was typed through a reload', async () => {
    const { unmount } = show(stranger)
    await write()
    unmount()
    show(stranger)
    expect(field('Message').value).toBe('Where is it?')
  })

  it('fills in what we know of somebody who is signed in, and leaves it to them', async () => {
    show()
    await waitFor(() => expect(field('Your email').value).toBe(someUser.email))
    expect(field('Your name').value).toBe('Mara Ellison')
    await userEvent.clear(field('Your name'))
    expect(field('Your name').value).toBe('')
  })

  it('says what happens next, and offers an empty form for another message', async () => {
    const page = show({ ...stranger, ...answered(true, 'It has arrived. We answer to nora@example.org.') })
    await write()
    await send()
    expect(await screen.findByRole('heading', { name: 'Your message is sent' })).toBeDefined()
    expect(screen.getByText('It has arrived. We answer to nora@example.org.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('status'))
    expect(page.sent('SendContactMessage')).toEqual([{ input: written }])
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
    expect(field('Message').value).toBe('')
  })
})
