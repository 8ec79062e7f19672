import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A browser that asks for values of a policy, as far as it matters here. */
const createPolicy = vi.fn((_name: string, rules: Record<string, (text: string) => string>) => ({
  createHTML: (html: string) => ({ trusted: rules.createHTML?.(html) }),
  createScriptURL: (url: string) => ({ trusted: rules.createScriptURL?.(url) }),
}))
const started = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('trustedTypes', { createPolicy })
  vi.stubGlobal(
    'Worker',
    class {
      constructor(...given: unknown[]) {
        started(...given)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('where a browser asks for trusted values', () => {
  it('one policy is made, by the name that the Content-Security-Policy knows', async () => {
    await import('./trusted.ts')
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['bespeak'])
  })

  it.each(['https://evil.example/worker.js', '//evil.example/worker.js', 'data:text/javascript,0', 'javascript:0'])(
    'a worker is not started from %s',
    async (url) => {
      const { startWorker } = await import('./trusted.ts')
      expect(() => startWorker(url)).toThrow('This is no script of ours.')
      expect(started).not.toHaveBeenCalled()
    },
  )

  it('a worker is started from a script of ours', async () => {
    const { startWorker } = await import('./trusted.ts')
    startWorker('/assets/engine-worker.js')
    expect(started).toHaveBeenCalledWith({ trusted: '/assets/engine-worker.js' }, { type: 'module' })
  })

  it('markup is read into a document of its own', async () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString').mockReturnValue(new Document())
    const { inertDocument } = await import('./trusted.ts')
    inertDocument('<p>Hello</p>')
    expect(parse).toHaveBeenCalledWith({ trusted: '<p>Hello</p>' }, 'text/html')
    parse.mockRestore()
  })
})

it('elsewhere, texts do', async () => {
  vi.stubGlobal('trustedTypes', undefined)
  const { inertDocument, startWorker } = await import('./trusted.ts')
  startWorker('/assets/engine-worker.js')
  expect(started).toHaveBeenCalledWith('/assets/engine-worker.js', { type: 'module' })
  expect(inertDocument('<p>Hello</p>').body.textContent).toBe('Hello')
})
