import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OwnAssistant, type OwnAssistantProps, type ReplyOutcome } from './own-assistant.tsx'

const outcome: ReplyOutcome = {
  ...{ stood: 2, asked: 1, isCut: true },
  refused: [{ text: 'Led 40 nurses.', why: '“40” is not in what it rests on.' }],
}

async function open(over: Partial<OwnAssistantProps> = {}) {
  const sendReply = vi.fn<OwnAssistantProps['sendReply']>(async () => outcome)
  const user = userEvent.setup({ writeToClipboard: false })
  render(
    <OwnAssistant
      part="resume"
      readPrompt={async () => 'The prompt.'}
      sendReply={sendReply}
      wordsOf={(error, otherwise) => (error instanceof Error && error.message) || otherwise}
      {...over}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Better wording with your assistant' }))
  await screen.findByRole('dialog', { name: 'Better wording with your assistant' })
  return { user, sendReply }
}
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
const copy = () => screen.getByRole('button', { name: '1. Copy the prompt' })
const reply = () => screen.getByRole('textbox', { name: '2. Paste the answer' })
const check = () => screen.getByRole('button', { name: 'Check the answer' })

afterEach(() => vi.restoreAllMocks())

describe('the prompt', () => {
  it('is put on the clipboard at a press, and says so', async () => {
    const { user } = await open()
    const written = clipboard(async () => undefined)
    await user.click(copy())
    expect(await screen.findByText('Copied. Paste it into your assistant.')).toBeDefined()
    expect(written).toHaveBeenCalledWith('The prompt.')
  })

  it('is shown and selected where the browser does not allow that', async () => {
    const { user } = await open()
    clipboard(() => Promise.reject(new Error('denied')))
    await user.click(copy())
    const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The prompt' })
    expect([shown.value, shown.readOnly]).toEqual(['The prompt.', true])
    expect(document.activeElement).toBe(shown)
    expect(shown.selectionEnd - shown.selectionStart).toBe('The prompt.'.length)
  })

  it('that could not be made says why', async () => {
    const { user } = await open({ readPrompt: () => Promise.reject(new Error('That was a lot in one hour.')) })
    await user.click(copy())
    expect((await screen.findByRole('alert')).textContent).toContain('That was a lot in one hour.')
  })
})

describe('the answer', () => {
  it('is asked for before anything is sent', async () => {
    const { user, sendReply } = await open()
    await user.click(check())
    expect(await screen.findByText('Paste what your assistant answered.')).toBeDefined()
    expect(sendReply).not.toHaveBeenCalled()
  })

  it('tells what stands, what is asked, what was left out and why, and that it was cut', async () => {
    const { user, sendReply } = await open()
    await user.type(reply(), 'An answer')
    await user.click(check())
    expect(await screen.findByText('2 lines added.')).toBeDefined()
    expect(sendReply).toHaveBeenCalledWith('An answer')
    expect(screen.getByText('1 line needs your OK.')).toBeDefined()
    expect(screen.getByText('The answer ended in the middle.')).toBeDefined()
    const left = within(screen.getByRole('region', { name: 'Left out' }))
    expect(left.getByText('Led 40 nurses.')).toBeDefined()
    expect(left.getByText('“40” is not in what it rests on.')).toBeDefined()
    expect(reply()).toHaveProperty('value', '')
  })

  it('of which nothing stands says so, and stays to be changed', async () => {
    const { user } = await open({ part: 'letter', sendReply: async () => ({ ...outcome, stood: 0, asked: 0 }) })
    await user.type(reply(), 'An answer')
    await user.click(check())
    expect(await screen.findByText('None of it is in your letter yet.')).toBeDefined()
    expect(reply()).toHaveProperty('value', 'An answer')
  })

  it('that could not be read stays, with what to do next', async () => {
    const { user } = await open({ sendReply: async () => new Error('This is the prompt itself.') })
    await user.type(reply(), 'An answer')
    await user.click(check())
    expect(await screen.findByText('This is the prompt itself.')).toBeDefined()
    expect(reply()).toHaveProperty('value', 'An answer')
  })
})
