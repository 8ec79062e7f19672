import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLanguageModel, type LanguageModelOptions } from './language-model.ts'
import { createPlaces } from './places.ts'
import { type Behaviour, startModelPeer } from './testing/model-peer.ts'

let peer: Awaited<ReturnType<typeof startModelPeer>>
beforeAll(async () => {
  peer = await startModelPeer()
})
afterAll(() => peer.close())

const schema = {
  type: 'object',
  properties: { edits: { type: 'array', items: { type: 'object', properties: {} } } },
  required: ['edits'],
}
const question = { userId: 1, instructions: 'Work.', data: 'Lines.', schema }
const good = '{"edits": []}'

const providers = ['openai', 'anthropic'] as const
type Provider = (typeof providers)[number]

function asking(provider: Provider, behaviour: Behaviour, over: Partial<LanguageModelOptions> = {}) {
  peer.behave(behaviour, good)
  const pauses: number[] = []
  const model = createLanguageModel({
    ...{ provider, baseUrl: peer.url, model: 'small-1', apiKey: 'sk-secret', random: () => 0.5 },
    wait: async (ms) => void pauses.push(ms),
    ...over,
  })
  return { model, pauses, answer: () => model.ask(question) }
}

describe.each(providers)('a model of %s', (provider) => {
  it('answers in the form that is asked for, and says what it cost', async () => {
    const { answer } = asking(provider, 'good')
    expect(await answer()).toEqual({ text: good, tokens: 120 })
    const [asked] = peer.asked
    expect(asked?.path).toBe(provider === 'openai' ? '/v1/chat/completions' : '/v1/messages')
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ model: 'small-1', stream: true })
    expect(asked?.body).toContain('"edits"')
    expect(JSON.stringify(asked?.headers)).toContain('sk-secret')
  })

  it.each<[Behaviour, string]>([
    ['malformed', 'Sure! {{{'],
    ['wrong', '{"score": 100}'],
    ['refusal', 'I cannot help with that.'],
  ])('[D12] gives what it said where it is %s: it is read and judged elsewhere', async (behaviour, text) => {
    expect(await asking(provider, behaviour).answer()).toMatchObject({ text })
  })

  it('[D12] is waited for as long as it asks, and asked again', async () => {
    const { answer, pauses } = asking(provider, 'limited once')
    expect(await answer()).toMatchObject({ text: good })
    expect(pauses).toEqual([2_000])
    expect(peer.asked).toHaveLength(2)
  })

  it('[D12] that broke is asked again, later each time', async () => {
    expect(await asking(provider, 'broken once').answer()).toMatchObject({ text: good })
    const { answer, pauses } = asking(provider, 'broken')
    await expect(answer()).rejects.toMatchObject({ failure: 'down' })
    expect(pauses).toEqual([500, 1_000])
    expect(peer.asked).toHaveLength(3)
  })

  it('[D12] that takes no more is let alone after some tries, or at once where it would take too long', async () => {
    const { answer } = asking(provider, 'limited')
    await expect(answer()).rejects.toMatchObject({ failure: 'quota' })
    expect(peer.asked).toHaveLength(3)
    await expect(asking(provider, 'limited for long').answer()).rejects.toMatchObject({ failure: 'quota' })
    expect(peer.asked).toHaveLength(1)
  })

  it.each<[Behaviour, string, Partial<LanguageModelOptions>]>([
    ['silent', 'slow', { limit: 100 }],
    ['silent', 'slow', { silence: 100 }],
    ['trickle', 'slow', { limit: 150 }],
    ['cut', 'down', { tries: 1 }],
    ['huge', 'garbage', {}],
    ['empty', 'garbage', {}],
    ['elsewhere', 'down', { tries: 1 }],
    ['wrong key', 'wrong-key', {}],
    ['forbidden', 'wrong-key', {}],
    ['not found', 'not-found', {}],
  ])('[D12] that is %s has failed as %s', async (behaviour, failure, over) => {
    await expect(asking(provider, behaviour, over).answer()).rejects.toMatchObject({ failure })
  })

  it('that knows no forms is asked without one', async () => {
    const { answer, pauses } = asking(provider, 'no forms')
    expect(await answer()).toMatchObject({ text: good })
    expect([peer.asked.length, pauses]).toEqual([2, []])
  })

  it('is left by whoever does not wait any more', async () => {
    const gone = new AbortController()
    const { model } = asking(provider, 'silent')
    const asked = model.ask({ ...question, gone: gone.signal })
    gone.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
  })

  it('tells the log how it failed, and nothing of what was said', async () => {
    const told: unknown[] = []
    const { answer } = asking(provider, 'broken', { tries: 1, failed: (...what) => void told.push(what) })
    await expect(answer()).rejects.toThrow('The language model gave no answer: down.')
    expect(told).toEqual([['down', 500]])
  })
})

it('[D17] has so many places for one person and for all', async () => {
  const { model } = asking('openai', 'silent', { ofOne: 1, limit: 200 })
  const first = model.ask(question)
  await expect(model.ask(question)).rejects.toMatchObject({ failure: 'busy' })
  await expect(first).rejects.toMatchObject({ failure: 'slow' })
  const places = createPlaces({ ofOne: 2, ofAll: 3 })
  const leave = places.take(1)
  expect([places.take(1), places.take(1), places.take(2), places.take(3)].map(Boolean)).toEqual([
    true,
    false,
    true,
    false,
  ])
  leave?.()
  expect(places.take(3)).not.toBeNull()
})

it('is named by its host', () => {
  expect(asking('openai', 'good').model).toMatchObject({ name: 'small-1', provider: new URL(peer.url).host })
})
