import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { WriterChoice } from '../../ui/writer-choice.tsx'
import { createQueryClient } from '../query-client.ts'
import { useLanguageModel } from './use-language-model.ts'

const known = { name: 'small-1', provider: 'models.example' }

const Choice = ({ onChange }: { onChange: (isBuiltIn: boolean) => void }) => (
  <WriterChoice {...useLanguageModel()} isBuiltIn={false} onChange={onChange} />
)

/** A server with this model, which keeps the person's word. */
function show(model: typeof known | null, ownModels = 'no') {
  let agreedAt: string | null = null
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, { body }: RequestInit = {}) => {
    if (String(address).endsWith('/site')) return Response.json({ model, ownModels })
    const { query, variables } = JSON.parse(String(body))
    asked.push(query)
    if (/mutation/.test(query)) agreedAt = variables.yes ? '2026-07-01T00:00:00Z' : null
    const answer = model && { ...model, agreedAt }
    return Response.json({ data: { languageModel: answer, agreeToLanguageModel: answer } })
  })
  const onChange = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Choice onChange={onChange} />
    </QueryClientProvider>,
  )
  return { asked, onChange }
}

afterEach(() => vi.unstubAllGlobals())

it('[D16] tells who gets what before the first use, takes a yes and takes it back', async () => {
  const { onChange } = show(known)
  await userEvent.click(await screen.findByText('Who writes it'))
  expect(screen.getByText('models.example')).toBeDefined()
  expect(screen.getByText(/Your name, address, phone, email and links are removed first/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Let small-1 reword my lines' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Built-in editor' }))
  expect(onChange).toHaveBeenCalledWith(true)
  await userEvent.click(screen.getByRole('button', { name: 'Stop sending them' }))
  expect(await screen.findByRole('button', { name: 'Let small-1 reword my lines' })).toBeDefined()
})

it('is the one that the person connected, where the installation has none', async () => {
  const { asked } = show(known, 'yes')
  expect(await screen.findByText('Who writes it')).toBeDefined()
  expect(asked).toHaveLength(1)
})

it('is not there, and asks nothing, where no model is set and none may be', async () => {
  const { asked } = show(null)
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText('Who writes it')).toBeNull()
  expect(asked).toEqual([])
})
