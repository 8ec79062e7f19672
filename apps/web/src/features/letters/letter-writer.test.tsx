import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { data } from '../../testing/answers.ts'
import { letter, press, showAt, user, version } from './testing/letters.tsx'

const writing = 'mutation GenerateCoverLetter('
const tailoring = 'mutation TailorResume('
const never = () => new Promise<Response>(() => undefined)
const set = { name: 'small-1', provider: 'models.example' }

/** A server with a language model that the person let write, or did not yet. */
const withModel = (agreedAt: string | null) => ({
  '/api/v1/site': () => Response.json({ model: set }),
  'query LanguageModel': () => data({ languageModel: { ...set, agreedAt } }),
  'mutation AgreeToLanguageModel(': () => data({ agreeToLanguageModel: { ...set, agreedAt: '2026-06-01' } }),
  [writing]: never,
})

/** The fold, and not the choice of the same name inside it. */
const openWriters = async () =>
  user().click(await screen.findByText('Who writes it', { selector: 'summary, summary *' }))

const optionsOf = (sent: unknown[]) => (sent[0] as { options?: { writer?: string } } | undefined)?.options

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(async () => {
  cleanup()
  await vi.advanceTimersByTimeAsync(1000)
})

it('nobody is asked who words a letter where no model is set', async () => {
  showAt('/edit-cover-letter/5', { '/api/v1/site': () => Response.json({ model: null }) })
  expect(await screen.findByRole('button', { name: 'Write the letter' })).toBeDefined()
  await vi.advanceTimersByTimeAsync(1000)
  expect(screen.queryByText('Who writes it')).toBeNull()
})

it('[D16] before a letter is written, a model is let in by the person only, after they were told who gets what', async () => {
  const { sent } = showAt('/edit-cover-letter/5', withModel(null))
  await openWriters()
  expect(screen.getByText('models.example')).toBeDefined()
  expect(sent('mutation AgreeToLanguageModel(')).toEqual([])
  await press('Let small-1 reword my lines')
  expect(await screen.findByRole('radio', { name: 'small-1' })).toBeDefined()
  await press('Write the letter')
  await waitFor(() => expect(sent(writing)).toHaveLength(1))
  expect(optionsOf(sent(writing))?.writer).toBeUndefined()
})

it('a letter is written again by the built-in editor where the person says so', async () => {
  const { sent } = showAt('/edit-cover-letter/5', {
    ...withModel('2026-06-01'),
    'query Letter(': () => data({ tailoredResume: version({ letter: letter() }) }),
  })
  await openWriters()
  await user().click(await screen.findByRole('radio', { name: 'Built-in editor' }))
  await press('Write it again')
  await waitFor(() => expect(sent(writing)).toHaveLength(1))
  expect(optionsOf(sent(writing))?.writer).toBe('built-in')
})

it('the version that a letter starts from is made by the same writer', async () => {
  const { sent } = showAt('/create-cover-letter', {
    ...withModel('2026-06-01'),
    'query TailoredResumes(': () => data({ tailoredResumes: [] }),
    [tailoring]: never,
  })
  await user().type(await screen.findByLabelText('Company'), 'Thornbeck')
  await user().type(screen.getByLabelText('Job advertisement'), 'We ask for a matron who leads a ward of nurses.')
  await openWriters()
  await user().click(await screen.findByRole('radio', { name: 'Built-in editor' }))
  await press('Tailor, then write')
  await waitFor(() => expect(sent(tailoring)).toHaveLength(1))
  expect(optionsOf(sent(tailoring))?.writer).toBe('built-in')
})

it('the own chat assistant is offered before there is a letter, and its reply becomes one', async () => {
  const outcome = { stood: 3, asked: 0, isCut: false, refused: [] }
  const { sent } = showAt('/edit-cover-letter/5', {
    'query AssistantPrompt(': () => data({ assistantPrompt: 'You help a person.' }),
    'mutation UseAssistantReply(': () => data({ useAssistantReply: { ...outcome, tailored: { id: 5 } } }),
  })
  await press('Better wording with your assistant')
  await user().click(await screen.findByRole('textbox', { name: 'The reply' }))
  await user().paste('Here you are.')
  await waitFor(() => expect(sent('seAssistantReply(')).toHaveLength(1))
  expect(sent('seAssistantReply(')[0]).toMatchObject({ tailoredId: 5, kind: 'letter' })
})
