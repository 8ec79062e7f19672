import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startModelPeer } from '../../../adapters/language-model/testing/model-peer.ts'
import { createSealing } from '../../../adapters/sealing.ts'
import { type Answer, field, startTestApp, type TestApp } from '../../../testing/app.ts'
import type { LanguageModel } from '../ports.ts'
import { codeOf, resumeCalls, type User, welderAd } from '../testing/resume-calls.ts'

interface Settings {
  provider: string
  address: string | null
  model: string | null
  keyEnding: string | null
  allowedAt: string | null
  tokensThisMonth: number
  providers: string[]
}

const fields = 'provider address model keyEnding allowedAt tokensThisMonth providers'
const testFields = 'ok message wordsPerSecond structured models'
const key = 'sk-marker-0123456789-Qz7w'
const fiveSentences = JSON.stringify({ sentences: ['Bread is baked.', 'It is made of flour.'] })
const asked: string[] = []
const installed: LanguageModel = {
  ...{ name: 'installed-1', provider: 'models.example' },
  ask: async ({ data }) => {
    asked.push(data)
    return { text: '{"edits":[]}', tokens: 7 }
  },
}

let peer: Awaited<ReturnType<typeof startModelPeer>>
let other: Awaited<ReturnType<typeof startModelPeer>>
let app: TestApp
let user: User
beforeAll(async () => {
  peer = await startModelPeer()
  other = await startModelPeer()
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' }, parts: { model: installed, voter: installed } })
})
beforeEach(async () => {
  asked.length = 0
  peer.behave('good', fiveSentences)
  other.behave('good', fiveSentences)
  user = await app.signUp()
})
afterAll(async () => {
  await app.close()
  await peer.close()
  await other.close()
})

const calls = (of: TestApp = app) => {
  const ask = (text: string, variables: object = {}) => resumeCalls(of).ask(user, text, variables)
  const save = (input: object) =>
    ask(`mutation($input: ModelSettingsInput!) { saveModelSettings(input: $input) { ${fields} } }`, { input })
  const test = (input?: object) =>
    ask(`mutation($input: ModelSettingsInput) { testModelSettings(input: $input) { ${testFields} } }`, { input })
  return {
    ...{ ask, save, test },
    saved: async (input: object) => field<Settings>(await save(input), 'saveModelSettings'),
    tested: async (input?: object) =>
      field<{ ok: boolean; message: string; structured: boolean | null; models: string[] }>(
        await test(input),
        'testModelSettings',
      ),
    current: async () => field<Settings>(await ask(`{ modelSettings { ${fields} } }`), 'modelSettings'),
  }
}
const own = (over: object = {}) => ({ provider: 'address', address: peer.url, model: 'small-1', ...over })
const refusalOf = ({ body }: Answer) => body.errors?.[0]?.extensions?.fields
const keysSent = (of: typeof peer) =>
  of.asked.map(({ headers }) => headers.authorization ?? headers['x-api-key'] ?? null)

describe('what a person chose', () => {
  it('is for who is signed in', async () => {
    const { body } = await app.call('resume', '{ modelSettings { provider } }')
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  it('is the installation’s model until they say otherwise, or none where none is set', async () => {
    expect(await calls().current()).toMatchObject({ provider: 'installation', keyEnding: null, allowedAt: null })
    const bare = await startTestApp()
    user = await bare.signUp()
    const { provider, providers } = await calls(bare).current()
    expect(provider).toBe('off')
    expect(providers).not.toContain('installation')
    await bare.close()
  })

  it('is kept and answered without the key, of which the ending is enough', async () => {
    const saved = await calls().saved(own({ key, allow: true }))
    const expected = { provider: 'address', address: peer.url, model: 'small-1', keyEnding: 'Qz7w' }
    expect(saved).toMatchObject({ ...expected, allowedAt: expect.any(String), tokensThisMonth: 0 })
    expect(await calls().current()).toEqual(saved)
    expect((await calls().saved(own({ key: 'short' }))).keyEnding).toBe('')
  })

  it('keeps the key where it is left out, and removes it where it is empty', async () => {
    await calls().saved(own({ key }))
    expect((await calls().saved(own({ model: 'small-2' }))).keyEnding).toBe('Qz7w')
    expect((await calls().saved(own({ key: '' }))).keyEnding).toBeNull()
  })

  it('is the path that such models have, where only a host is given', async () => {
    const bare = peer.url.replace('/v1', '/')
    expect((await calls().saved(own({ address: bare }))).address).toBe(peer.url)
    expect((await calls().saved({ provider: 'ollama', model: 'qwen3:8b' })).address).toBe('http://localhost:11434/v1')
    expect((await calls().saved({ provider: 'openai', address: peer.url, model: 'gpt' })).address).toBe(
      'https://api.openai.com/v1',
    )
  })

  it.each<[string, object, object]>([
    ['what is none', { provider: 'magic' }, { provider: 'Choose one of the writing assistants.' }],
    ['no address', { provider: 'address', model: 'a' }, { address: 'Enter the address of your model.' }],
    ['no model', { provider: 'ollama' }, { model: 'Enter the name of the model.' }],
    [
      'a key over two lines',
      { provider: 'ollama', model: 'a', key: 'a\nb' },
      { key: expect.stringContaining('Copy it again') },
    ],
  ])('refuses %s', async (_, input, refusal) => {
    expect(refusalOf(await calls().save(input))).toEqual(refusal)
  })

  it.each([
    'http://10.0.0.1/v1',
    'http://example.com/v1',
    'https://169.254.169.254/',
    'ftp://example.com',
    'localhost',
  ])('[D18] refuses an address that must not be asked: %s', async (address) => {
    const words = expect.stringContaining('This address can’t be used.')
    for (const answer of [await calls().save(own({ address })), await calls().test(own({ address }))])
      expect(refusalOf(answer)).toEqual({ address: words })
  })
})

describe('[D20] a key', () => {
  it('is sent to no other address than it was given for', async () => {
    await calls().saved(own({ key }))
    await calls().tested(own({ address: other.url }))
    expect(keysSent(other)).toEqual([null, null])
    await calls().tested(own())
    expect(keysSent(peer)).toEqual([`Bearer ${key}`, `Bearer ${key}`])
    expect((await calls().saved(own({ address: other.url }))).keyEnding).toBeNull()
    expect((await calls().saved(own())).keyEnding).toBeNull()
  })

  it('opens for no other person and at no other address, whatever the row says', async () => {
    await calls().saved(own({ key }))
    const stolen = await app.signUp()
    await app.pool.query(
      `insert into resume.model_settings select $2, provider, address, model, key_sealed, key_ending, updated_at
       from resume.model_settings where user_id = $1`,
      [user.userId, stolen.userId],
    )
    await app.pool.query('update resume.model_settings set address = $2 where user_id = $1', [user.userId, other.url])
    await calls().tested()
    user = stolen
    await calls().tested()
    expect([...keysSent(peer), ...keysSent(other)]).toEqual([null, null, null, null])
  })

  it('opens after another FILES_KEY has taken its place, while the former is named', async () => {
    const [before, after] = ['the key of before', 'the key of now'].map((text) => new TextEncoder().encode(text))
    if (!before || !after) throw new Error('two keys')
    const sealed = createSealing([before], 'bespeak model keys').seal('a', Buffer.from(key))
    expect(createSealing([after, before], 'bespeak model keys').open('a', sealed)?.toString()).toBe(key)
    expect(createSealing([after], 'bespeak model keys').open('a', sealed)).toBeNull()
    expect(createSealing([before], 'bespeak files').open('a', sealed)).toBeNull()
  })
})

describe('the model that a person connected', () => {
  const tailor = async () => {
    const { id } = await resumeCalls(app).tailored(user, { jobDescription: welderAd })
    const answer = await calls().ask('query($id: Int!) { tailoredResume(id: $id) { writer } }', { id })
    return field<{ writer: string }>(answer, 'tailoredResume').writer
  }

  it('[D16] writes once they allowed it, and nothing goes to the installation’s', async () => {
    peer.behave('good', '{"edits":[]}')
    await calls().saved(own({ key }))
    expect(await tailor()).toBe('built-in')
    expect(peer.asked).toEqual([])
    await calls().saved(own({ allow: true }))
    await tailor()
    expect(peer.asked.length).toBeGreaterThan(0)
    expect(asked).toEqual([])
    expect((await calls().current()).tokensThisMonth).toBe(120)
  })

  it('[D16] is another one to ask about where its host is another', async () => {
    await calls().saved(own({ allow: true }))
    expect((await calls().saved(own({ model: 'small-2' }))).allowedAt).not.toBeNull()
    expect((await calls().saved(own({ address: other.url }))).allowedAt).toBeNull()
  })

  it('[D17] has no share of what the installation allows in a day', async () => {
    peer.behave('good', '{"edits":[]}')
    // None of the installation's tokens are left here.
    await calls().saved(own({ allow: true }))
    await tailor()
    const { rows } = await app.pool.query('select is_own, tokens from resume.model_runs where user_id = $1', [
      user.userId,
    ])
    expect(rows).toEqual([{ is_own: true, tokens: 120 }])
  })

  it('is nobody where it is off, or the person’s own chat assistant', async () => {
    for (const provider of ['off', 'own-assistant']) {
      await calls().saved({ provider, allow: true })
      expect(await tailor()).toBe('built-in')
      expect(await calls().current()).toMatchObject({ provider, address: null, model: null, allowedAt: null })
    }
    expect(asked).toEqual([])
  })
})

describe('the test', () => {
  it('says in words what works', async () => {
    expect((await calls().tested(own())).message).toContain('small-1 works: the address and the model are right.')
    const { ok, message, structured, models } = await calls().tested(own({ key }))
    expect(message).toMatch(
      /^small-1 works: the address, the key and the model are right\. It writes about \d+ words? a second\./,
    )
    expect({ ok, structured, models }).toMatchObject({ ok: true, structured: true })
    expect(models).toContain('small-1')
  })

  it('is of what is saved, where nothing is given', async () => {
    await calls().saved(own({ key }))
    expect(await calls().tested()).toMatchObject({ ok: true })
    expect(keysSent(peer)).toContain(`Bearer ${key}`)
  })

  it.each([
    ['wrong key', /doesn’t accept this key/],
    ['not found', /there is no language model at this address/],
    ['no such model', /has no model called large-9\. It has small-1, /],
    ['limited', /too many at once, or no credit left/],
    ['a web page', /not the way a language model does/],
    ['broken', /an error of its own/],
    ['elsewhere', /Nothing answered at /],
  ] as const)('[D12] %s', async (behaviour, words) => {
    peer.behave(behaviour)
    const { ok, message } = await calls().tested(own({ model: 'large-9' }))
    expect(message).toMatch(words)
    expect(ok).toBe(false)
  })

  it('sends nothing of the person', async () => {
    await calls().tested(own({ key }))
    for (const { body } of peer.asked) expect(body).not.toContain(user.email)
  })

  it('[D21] can be done only so often in an hour, and what is not public is refused before anything is asked', async () => {
    const strict = await startTestApp()
    user = await strict.signUp()
    for (let count = 0; count < 30; count += 1)
      expect(codeOf(await calls(strict).test(own({ address: `http://10.0.0.${count}:22/` })))).toBe('BAD_USER_INPUT')
    expect(codeOf(await calls(strict).test(own()))).toBe('RATE_LIMITED')
    expect(peer.asked).toEqual([])
    await strict.close()
  })
})

describe('where whoever runs the server does not want it', () => {
  const offers = async (env: NodeJS.ProcessEnv) => {
    const strict = await startTestApp({ env })
    user = await strict.signUp()
    const { providers } = await calls(strict).current()
    const saved = await calls(strict).save(own())
    await strict.close()
    return { providers, refused: refusalOf(saved) }
  }

  it('[D18] no model is connected at all', async () => {
    expect(await offers({ AI_OWN_KEYS: 'no' })).toEqual({
      providers: ['off', 'own-assistant'],
      refused: { provider: 'This writing assistant can’t be chosen here.' },
    })
  })

  it('[D18] only local ones are', async () => {
    const { providers, refused } = await offers({ AI_OWN_KEYS: 'local-only' })
    expect(providers).toEqual(['off', 'ollama', 'lm-studio', 'address', 'own-assistant'])
    expect(refused).toBeUndefined()
  })

  it('[D18] none on the server’s own machine are, where others reach it', async () => {
    const { providers, refused } = await offers({ PUBLIC_URL: 'https://bespeak.example' })
    expect(providers).toEqual(['off', 'anthropic', 'openai', 'openrouter', 'address', 'own-assistant'])
    expect(refused).toEqual({ address: expect.stringContaining('This address can’t be used.') })
  })

  it('what was chosen before is not asked any more', async () => {
    await calls().saved(own({ allow: true }))
    const { ownModels } = app.settings
    expect(ownModels.keys).toBe('yes')
    await app.pool.query(`update resume.model_settings set address = 'http://10.0.0.1/v1' where user_id = $1`, [
      user.userId,
    ])
    expect((await calls().current()).allowedAt).toBeNull()
  })
})
