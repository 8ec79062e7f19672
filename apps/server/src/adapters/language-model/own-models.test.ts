import type { LookupFunction } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOwnModels, type OwnModelsOptions } from './own-models.ts'
import { type Behaviour, startModelPeer } from './testing/model-peer.ts'

let peer: Awaited<ReturnType<typeof startModelPeer>>
beforeAll(async () => {
  peer = await startModelPeer()
})
afterAll(() => peer.close())

const alone = { keys: 'yes', isThisMachineAlone: true, localAddresses: [] } as const
const forOthers = { ...alone, isThisMachineAlone: false } as const
const fiveSentences = JSON.stringify({ sentences: ['Bread is baked.', 'It is made of flour.'] })

/** As people's models are asked, but with nothing to wait for. */
function models(options: Partial<OwnModelsOptions> = {}) {
  return createOwnModels({ ...alone, bounds: { wait: async () => undefined }, ...options })
}
const place = (over: object = {}) => ({
  ...{ protocol: 'openai' as const, address: peer.url, model: 'small-1', key: 'sk-marker' },
  ...over,
})

describe('[D18] model addresses that lead inside, or nowhere', () => {
  const lookup = vi.fn<LookupFunction>()

  // The addresses that no fetched page may have either.
  const inside = [
    ...['http://127.0.0.1/', 'http://[::1]/', 'http://0.0.0.0/', 'http://169.254.169.254/latest/meta-data/'],
    ...['http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://127.1/', 'http://[::ffff:127.0.0.1]/'],
    ...['http://[::ffff:7f00:1]/', 'http://[64:ff9b::7f00:1]/', 'http://①②⑦.⓪.⓪.①/', 'http://127.0.0.1./'],
    ...['file:///etc/passwd', 'gopher://example.com/', 'ftp://example.com/', 'javascript:alert(1)', 'data:text/html,a'],
    ...['http://example.com:22/', 'http://example.com:5001/', 'https://user:pass@example.com/'],
    ...['http://user@example.com/', 'http://example.com\\@127.0.0.1/', 'http://example.com/\r\nHost: evil'],
    ...[`http://example.com/${'a'.repeat(8192)}`, '', 'example.com', '//example.com', 'http://'],
  ]
  const overHttps = inside.filter((it) => it.startsWith('http://')).map((it) => it.replace('http:', 'https:'))
  const ownOnly = ['http://localhost:11434/v1', 'http://example.com/v1', 'https://example.com:8443']

  it.each([...inside, ...overHttps, ...ownOnly])('%j', async (address) => {
    const own = models({ ...forOthers, lookup })
    expect(own.mayAsk(address)).toBe(false)
    expect(await own.tried(place({ address }))).toMatchObject({ trouble: 'address-refused', tokens: 0 })
    expect(own.at(place({ address }))).toBeNull()
    expect(lookup).not.toHaveBeenCalled()
  })

  it.each(['https://api.example.com/v1?key=1', 'https://api.example.com/v1#a'])(
    '%s: more is put behind it',
    (address) => {
      expect(models(forOthers).mayAsk(address)).toBe(false)
    },
  )

  const asked = { userId: 1, instructions: 'Work.', data: 'Lines.', schema: { type: 'object' } }
  const answering = (...found: string[]): LookupFunction =>
    ((_name, _options, callback) =>
      callback(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as LookupFunction

  it.each([
    ['one of this machine', ['127.0.0.1']],
    ['a public one and one of this machine', ['93.184.216.34', '127.0.0.1']],
    ['a public one and a private one of the other kind', ['93.184.216.34', 'fd00::1']],
    ['nothing', []],
  ])('[D3] a name that leads to %s is not connected to', async (_, found) => {
    for (const settings of [alone, forOthers]) {
      const own = models({ ...settings, lookup: answering(...found) })
      const address = 'https://rebound.example/v1'
      expect(await own.tried(place({ address }))).toMatchObject({ trouble: 'no-answer' })
      await expect(own.at(place({ address }))?.ask(asked)).rejects.toMatchObject({ failure: 'down' })
    }
  })

  it('[D4] [D20] no redirect is followed, so a key stays with its address', async () => {
    peer.behave('elsewhere')
    expect(await models().tried(place())).toMatchObject({ trouble: 'no-answer' })
    expect(peer.asked).toHaveLength(1)
  })
})

describe('addresses that are not public', () => {
  const port = '8000'

  it('are those of this machine, where it alone reaches the server', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', '127.1']) {
      expect(models().mayAsk(`http://${host}:${port}/v1`)).toBe(true)
      expect(models(forOthers).mayAsk(`http://${host}:${port}/v1`)).toBe(false)
    }
    for (const host of ['0.0.0.0', '10.0.0.1', '169.254.169.254', 'localhost.example'])
      expect(models().mayAsk(`http://${host}:${port}/v1`)).toBe(false)
  })

  it('are those that are named, by their port or by the ports that such models have', () => {
    const { mayAsk } = models({ ...forOthers, localAddresses: ['ollama', '10.0.0.9:8000'] })
    expect(['http://ollama:11434/v1', 'http://OLLAMA:1234', 'http://10.0.0.9:8000/v1'].map(mayAsk)).toEqual([
      true,
      true,
      true,
    ])
    expect(['http://ollama:6379', 'http://10.0.0.9:22', 'http://10.0.0.10:8000'].map(mayAsk)).toEqual([
      false,
      false,
      false,
    ])
  })

  it('are all there is where only local ones may be connected, and none where nobody may connect any', () => {
    expect(models({ keys: 'local-only' }).mayAsk('https://api.openai.com/v1')).toBe(false)
    expect(models({ keys: 'local-only' }).mayAsk('http://localhost:11434/v1')).toBe(true)
    expect(models({ keys: 'no' }).mayAsk('http://localhost:11434/v1')).toBe(false)
    expect(models({ keys: 'no' }).mayAsk('https://api.openai.com/v1')).toBe(false)
  })
})

describe.each(['openai', 'anthropic'] as const)('trying a model that speaks as %s does', (protocol) => {
  const tried = (behaviour: Behaviour, over: object = {}) => {
    peer.behave(behaviour, fiveSentences)
    return models().tried(place({ protocol, ...over }))
  }

  it('tells how fast it is, that it keeps to the form, and what else there is; with nothing about anybody', async () => {
    const trial = await tried('good')
    expect(trial).toMatchObject({ trouble: null, structured: true, tokens: 120 })
    expect(trial.wordsPerSecond).toBeGreaterThan(0)
    expect(trial.models).toContain('small-1')
    const [list, question] = peer.asked
    expect(JSON.stringify(list?.headers)).toContain('sk-marker')
    expect(question?.body).toContain('bread')
  })

  it('a model that does not keep to the form is of use all the same', async () => {
    expect(await tried('refusal')).toMatchObject({ trouble: null, structured: false })
    expect(await tried('no list')).toMatchObject({ trouble: null, structured: true, models: [] })
  })

  it.each<[Behaviour, string]>([
    ['wrong key', 'wrong-key'],
    ['forbidden', 'wrong-key'],
    ['not found', 'not-found'],
    ['limited', 'quota'],
    ['broken', 'broken'],
    ['a web page', 'no-json'],
    ['empty', 'no-json'],
    ['elsewhere', 'no-answer'],
  ])('[D12] %s: told apart from the rest', async (behaviour, trouble) => {
    expect(await tried(behaviour)).toMatchObject({ trouble })
  })

  it('[D12] a model that is not there is told from an address that is not', async () => {
    expect(await tried('no such model', { model: 'large-9' })).toMatchObject({ trouble: 'no-such-model' })
  })

  it('[D12] one that is silent is given up', async () => {
    peer.behave('silent')
    expect(await models({ triedMs: 100 }).tried(place({ protocol }))).toMatchObject({ trouble: 'slow' })
  })

  it('[D12] one that never ends is left', async () => {
    expect(await tried('huge')).toMatchObject({ trouble: null, structured: false })
  })
})

it('where the form is not known, it is asked without', async () => {
  peer.behave('no forms', fiveSentences)
  expect(await models().tried(place())).toMatchObject({ trouble: null, structured: false })
})

it('nothing answers where nothing listens', async () => {
  expect(await models().tried(place({ address: 'http://127.0.0.1:9/v1' }))).toMatchObject({ trouble: 'no-answer' })
})

describe('models that are found', () => {
  const ports = () => ({ ollama: peer.port, lmStudio: '9' })

  it('are those that answer on this machine, without those that only measure texts', async () => {
    peer.behave('good')
    expect(await models({ ports: ports() }).found()).toEqual([
      { provider: 'ollama', address: peer.url, models: ['small-1'] },
    ])
    expect(await models({ ports: { ollama: '9', lmStudio: '9' } }).found()).toEqual([])
  })

  it('are not waited for', async () => {
    peer.behave('silent')
    const began = performance.now()
    expect(await models({ ports: ports(), foundMs: 100 }).found()).toEqual([])
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('[D18] are not looked for where others reach the server, or where nobody may connect any', async () => {
    peer.behave('good')
    expect(await models({ ...forOthers, ports: ports(), localAddresses: [`127.0.0.1:${peer.port}`] }).found()).toEqual(
      [],
    )
    expect(await models({ keys: 'no', ports: ports() }).found()).toEqual([])
    expect(peer.asked).toEqual([])
  })
})
