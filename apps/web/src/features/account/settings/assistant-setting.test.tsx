import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ModelSettings } from '../../../lib/model-settings.ts'
import { data, noConnection, refusal } from '../../../testing/answers.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { noModel } from '../testing/model-settings.ts'
import { AssistantSetting } from './assistant-setting.tsx'

const hereToo = { ...noModel, providers: [...noModel.providers, 'ollama', 'lm-studio'] }
const key = 'sk-marker-0123456789'
const itWorks = { ok: true, message: 'It writes about 31 words a second.', models: ['small-1', 'small-2'] }

/** A server that keeps what is saved. */
function show(start: Partial<ModelSettings> = {}, answers: Parameters<typeof showPage>[1] = {}, site = '{}') {
  let kept: ModelSettings = { ...hereToo, ...start }
  const shown = showPage(
    { path: '/settings', address: '/settings', Page: AssistantSetting },
    {
      '/api/v1/site': () => new Response(site),
      'query ModelSettings': () => data({ modelSettings: kept }),
      'query FoundModels': () => data({ foundModels: [] }),
      'mutation SaveModelSettings'({ input }) {
        const { key: given, allow, ...rest } = input as { key: string | null; allow?: boolean | null; provider: string }
        kept = { ...kept, ...rest, ...(allow && { allowedAt: '2026-11-03T09:00:00.000Z' }) }
        if (given !== null) kept = { ...kept, keyEnding: given ? given.slice(-4) : null }
        return data({ saveModelSettings: kept })
      },
      'mutation TestModelSettings': () =>
        data({ testModelSettings: { ...itWorks, wordsPerSecond: 31, structured: true } }),
      'mutation AgreeToLanguageModel'() {
        kept = { ...kept, allowedAt: null }
        return data({ agreeToLanguageModel: { name: 'small-1', provider: 'models.example', agreedAt: null } })
      },
      ...answers,
    },
  )
  const stored = () => [...Object.values(window.sessionStorage), ...Object.values(window.localStorage)].join()
  return { ...shown, stored }
}

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fill = async (label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const anthropic = { provider: 'anthropic', address: null, model: 'claude-sonnet-4-5' }

describe('the writing assistant', () => {
  it('is chosen among what may be chosen here', async () => {
    show()
    const names = (await screen.findAllByRole('radio')).map(
      (radio) => radio.closest('label')?.querySelector('b')?.textContent,
    )
    expect(names).toEqual([
      ...[
        'Off',
        'Anthropic',
        'OpenAI',
        'OpenRouter',
        'Ollama',
        'LM Studio',
        'Another address',
        'My own chat assistant',
      ],
    ])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Off/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Test' })).toBeNull()
  })

  it('says what could not be loaded, and tries again', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    let isAway = true
    show(
      {},
      {
        'query ModelSettings'() {
          if (isAway) throw noConnection()
          return data({ modelSettings: noModel })
        },
      },
    )
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
    isAway = false
    await userEvent.click(again)
    expect(await screen.findByRole('radio', { name: /^Off/ })).toBeDefined()
  })

  it('[D16] tells what it is sent before it is allowed, and saving allows it', async () => {
    const { sent } = show()
    await choose(/^Anthropic/)
    const words = screen.getByText(/the lines of your resume, your answers/)
    expect(words.textContent).toContain('What Anthropic gets:')
    expect(words.textContent).toContain('Your name, address, phone, email and links are removed first.')
    expect(screen.getByText(/A database dump holds both .* unless .* FILES_KEY outside/)).toBeDefined()
    await fill('Key', key)
    await press('Save and use it')
    expect(await screen.findByText(/claude-sonnet-4-5 rewords your lines\. Allowed/)).toBeDefined()
    expect(sent('mutation SaveModelSettings')).toEqual([{ input: { ...anthropic, key, allow: true } }])
    expect(screen.getByText(/Saved, ending in 6789/)).toBeDefined()
    await press('Stop sending my lines')
    expect(await screen.findByText(/gets nothing until you allow it/)).toBeDefined()
  })

  it('is tested as it is typed, in words, with what else there is to choose from', async () => {
    const { sent } = show()
    await choose(/^Anthropic/)
    await press('Test')
    expect(screen.getByText('Enter the key that your provider gave you.')).toBeDefined()
    expect(sent('mutation TestModelSettings')).toEqual([])
    await fill('Key', key)
    await press('Test')
    expect((await screen.findByText(/about 31 words a second/)).closest('[role="status"]')).not.toBeNull()
    expect(sent('mutation TestModelSettings')).toEqual([{ input: { ...anthropic, key } }])
    const list = document.getElementById(screen.getByLabelText('Model').getAttribute('list') ?? '')
    expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['small-1', 'small-2'])
    await fill('Model', 'small-2')
    expect(screen.queryByText(/about 31 words a second/)).toBeNull()
  })

  it('says what does not work, at its field where there is one', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const refused = 'This address can’t be used.'
    show(
      {},
      {
        'mutation TestModelSettings': () => refusal(refused, { code: 'BAD_USER_INPUT', fields: { address: refused } }),
      },
    )
    await choose(/^Another address/)
    await press('Test')
    expect(screen.getByText('Enter the address of your model.')).toBeDefined()
    await fill('Address', 'http://10.0.0.1')
    await fill('Model', 'small-1')
    await press('Test')
    expect(await screen.findByText(refused)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')))
  })

  it('keeps what is typed without a connection, in another choice and after a reload; but a key nowhere', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const { unmount, stored } = show(
      {},
      {
        'mutation SaveModelSettings'() {
          throw noConnection()
        },
      },
    )
    await choose(/^Another address/)
    await fill('Address', 'https://models.example/v1')
    await fill('Model', 'small-9')
    await fill(/^Key/, key)
    await choose(/^Anthropic/)
    await choose(/^Another address/)
    expect(screen.getByDisplayValue('small-9')).toBeDefined()
    expect(screen.getByDisplayValue(key)).toBeDefined()
    await press('Save and use it')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved\./)
    expect(stored()).not.toContain(key)
    unmount()
    show()
    expect(await screen.findByDisplayValue('https://models.example/v1')).toBeDefined()
    expect(screen.getByDisplayValue('small-9')).toBeDefined()
  })

  it('says that a saved key is for the saved address alone, and removes it', async () => {
    const saved = { provider: 'address', address: 'https://models.example/v1', model: 'small-1', keyEnding: 'Qz7w' }
    const { sent } = show({ ...saved, allowedAt: '2026-11-03T09:00:00.000Z' })
    expect(await screen.findByText(/Saved, ending in Qz7w/)).toBeDefined()
    await fill('Address', 'https://other.example/v1')
    expect(screen.getByText(/The saved key is for another address/)).toBeDefined()
    await fill('Address', 'https://models.example/v1')
    await press('Remove the key')
    await waitFor(() => expect(screen.queryByText(/ending in Qz7w/)).toBeNull())
    expect(sent('mutation SaveModelSettings')).toEqual([
      { input: { provider: 'address', address: 'https://models.example/v1', model: 'small-1', key: '', allow: null } },
    ])
  })

  it('is switched off', async () => {
    const { sent } = show({ ...anthropic, allowedAt: '2026-11-03T09:00:00.000Z', tokensThisMonth: 1240 })
    expect(await screen.findByText('About 1,240 tokens this month.')).toBeDefined()
    await choose(/^Off/)
    await press('Save')
    await waitFor(() => expect(sent('mutation SaveModelSettings')).toEqual([{ input: { provider: 'off' } }]))
  })

  it('may be a chat that the person uses anyway, and says how', async () => {
    show()
    await choose(/^My own chat assistant/)
    expect(screen.getByText(/You copy a prompt into ChatGPT/)).toBeDefined()
    expect(screen.queryByLabelText('Key')).toBeNull()
    expect(screen.queryByText(/the lines of your resume, your answers/)).toBeNull()
  })

  it('may be the installation’s, by its name', async () => {
    const model = { name: 'house-1', provider: 'models.example' }
    show({ provider: 'off', providers: ['off', 'installation'] }, {}, JSON.stringify({ model }))
    await choose(/^This installation/)
    expect(await screen.findByText('house-1')).toBeDefined()
    expect(screen.getByText(/the lines of your resume, your answers/).textContent).toContain(
      'What models.example gets:',
    )
  })
})

describe('a model on this machine', () => {
  const found = { provider: 'ollama', address: 'http://127.0.0.1:11434/v1', models: ['qwen3:8b', 'gemma3:4b'] }

  it('is offered, and one press takes it over and tries it', async () => {
    const { sent } = show({}, { 'query FoundModels': () => data({ foundModels: [found] }) })
    const offer = await screen.findByText(/Ollama is running here with qwen3:8b and 1 more\. Use it\?/)
    await userEvent.click(within(offer.parentElement ?? offer).getByRole('button', { name: 'Use it: qwen3:8b' }))
    expect(await screen.findByText(/about 31 words a second/)).toBeDefined()
    expect(sent('mutation TestModelSettings')).toEqual([
      { input: { provider: 'ollama', address: found.address, model: 'qwen3:8b' } },
    ])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Ollama/ }).checked).toBe(true)
    expect(screen.getByText(/It stays on this computer/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Use it/ })).toBeNull()
    await press('Save and use it')
    expect(await screen.findByText(/qwen3:8b rewords your lines/)).toBeDefined()
  })

  it('is not asked for where there can be none', async () => {
    const { sent } = show({ providers: noModel.providers })
    await screen.findByRole('radio', { name: /^Off/ })
    expect(sent('query FoundModels')).toEqual([])
  })

  it('is not offered where it is in use', async () => {
    const { address } = found
    const start = { provider: 'ollama', address, model: 'qwen3:8b', allowedAt: '2026-11-03T09:00:00.000Z' }
    const { sent } = show(start, { 'query FoundModels': () => data({ foundModels: [found] }) })
    await waitFor(() => expect(sent('query FoundModels')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: /^Use it/ })).toBeNull()
  })
})
