import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OwnAssistant, type OwnAssistantProps, type ReplyOutcome } from './own-assistant.tsx'

const outcome: ReplyOutcome = {
  ...{ stood: 0, asked: 2, isCut: true },
  refused: [{ text: 'Led 40 nurses.', why: '“40” is not in what it rests on.' }],
}

async function open(over: Partial<OwnAssistantProps> = {}) {
  const sendReply = vi.fn<OwnAssistantProps['sendReply']>(async () => outcome)
  const user = userEvent.setup({ writeToClipboard: false })
  render(
    <OwnAssistant
      part="resume"
      lead="2 lines moved up."
      readPrompt={async () => 'The prompt.'}
      sendReply={sendReply}
      wordsOf={(error, otherwise) => (error instanceof Error && error.message) || otherwise}
      {...over}
    />,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByText('2 lines moved up.')).toBeDefined()
  await user.click(opener())
  await screen.findByRole('heading', { name: 'Better wording with your assistant' })
  return { user, sendReply }
}
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
const opener = () => screen.getByRole('button', { name: 'Better wording with your assistant' })
const copy = () => screen.findByRole('button', { name: 'Copy the prompt' })
const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The prompt' })
const reply = () => screen.getByRole('textbox', { name: 'The reply' })

afterEach(() => vi.restoreAllMocks())

it('leads to where a model is connected instead', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Or connect a model' })
  expect(link.getAttribute('href')).toBe('/settings#writing-assistant')
})

describe('the prompt', () => {
  it('can be seen, and is put on the clipboard at a press', async () => {
    const { user } = await open()
    const written = clipboard(async () => undefined)
    await vi.waitFor(() => expect(prompt().value).toBe('The prompt.'))
    await user.click(await copy())
    expect(await screen.findByText('Copied. Paste it into your assistant.')).toBeDefined()
    expect(written).toHaveBeenCalledWith('The prompt.')
    const more = screen.getByRole('button', { name: 'See what you’ll paste' })
    await user.click(more)
    expect(Number(prompt().rows)).toBeGreaterThan(10)
  })

  it('is selected where the browser does not allow that', async () => {
    const { user } = await open()
    clipboard(() => Promise.reject(new Error('denied')))
    await user.click(await copy())
    expect(await screen.findByText(/^Your browser did not let us copy it/)).toBeDefined()
    expect(document.activeElement).toBe(prompt())
    expect(prompt().selectionEnd - prompt().selectionStart).toBe('The prompt.'.length)
  })

  it('that could not be made says why, and can be asked for again', async () => {
    const readPrompt = vi.fn<OwnAssistantProps['readPrompt']>(async () => 'The prompt.')
    readPrompt.mockRejectedValueOnce(new Error('That was a lot in one hour.'))
    const { user } = await open({ readPrompt })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('That was a lot in one hour.')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(prompt().value).toBe('The prompt.'))
  })
})

it('each assistant opens in a tab of its own that knows nothing of this one', async () => {
  await open()
  for (const name of ['ChatGPT', 'Claude', 'Gemini']) {
    const link = await screen.findByRole('link', { name })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  }
})

describe('the reply', () => {
  it('is read as soon as it is pasted, with the prompt that it answers', async () => {
    const { user, sendReply } = await open()
    await copy()
    await user.click(reply())
    await user.paste('A reply')
    expect(await screen.findByText('Your assistant’s reply: 2 suggestions. None is on your resume yet.')).toBeDefined()
    expect(sendReply).toHaveBeenCalledExactlyOnceWith('A reply', 'The prompt.')
    expect(screen.getByText('The reply ended in the middle.')).toBeDefined()
    expect(screen.getByText('1 suggestion can’t be used as it is')).toBeDefined()
    expect(screen.getByText('“40” is not in what it rests on.')).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'The reply' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Paste another reply' }))
    expect(reply()).toHaveProperty('value', '')
  })

  it('comes from the clipboard at a press', async () => {
    const { user, sendReply } = await open()
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('From the clipboard')
    await user.click(await screen.findByRole('button', { name: 'Paste' }))
    await screen.findByText(/^Your assistant’s reply/)
    expect(sendReply).toHaveBeenCalledWith('From the clipboard', 'The prompt.')
  })

  it('is pasted by hand where the browser does not allow that, and typed words wait for a press', async () => {
    const { user, sendReply } = await open()
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('denied'))
    await user.click(await screen.findByRole('button', { name: 'Paste' }))
    expect(await screen.findByText(/^Your browser did not let us paste/)).toBeDefined()
    expect(document.activeElement).toBe(reply())
    await user.type(reply(), 'Typed')
    expect(sendReply).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Read the reply' }))
    expect(sendReply).toHaveBeenCalledWith('Typed', 'The prompt.')
  })

  it('of which nothing can be used says why, and stays to be changed', async () => {
    const { user } = await open({ part: 'letter', sendReply: async () => ({ ...outcome, asked: 0 }) })
    await user.click(reply())
    await user.paste('A reply')
    expect(await screen.findByText('None of it is in your letter.')).toBeDefined()
    expect(screen.getByText('“40” is not in what it rests on.')).toBeDefined()
    expect(reply()).toHaveProperty('value', 'A reply')
  })

  it('that could not be read stays, with what to do next', async () => {
    const { user } = await open({
      sendReply: async () => new Error('We found no lines in this. Paste the whole reply.'),
    })
    await user.click(reply())
    await user.paste('A reply')
    expect(await screen.findByText('We found no lines in this. Paste the whole reply.')).toBeDefined()
    expect(reply()).toHaveProperty('value', 'A reply')
  })
})

it('a reply that only points at lines is told as what it is, and not as a failure', async () => {
  const nothing = { stood: 0, asked: 0, isCut: false, refused: [] }
  const { user } = await open({ sendReply: async () => ({ ...nothing, named: 2 }) })
  await user.type(reply(), 'R1: 4')
  await user.click(screen.getByRole('button', { name: 'Read the reply' }))
  expect(
    await screen.findByText(
      'Your assistant’s reply: No new wording. It names lines for 2 requirements: see Requirements.',
    ),
  ).toBeDefined()
  expect(screen.queryByText('None of it is in your resume.')).toBeNull()
})
