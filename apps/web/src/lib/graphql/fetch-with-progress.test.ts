import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchWithProgress } from './fetch-with-progress.ts'

class Call extends EventTarget {
  static last: Call
  upload = new EventTarget()
  headers: Record<string, string> = {}
  withCredentials = false
  status = 0
  responseText = ''
  method = ''
  address = ''
  sent: unknown
  constructor() {
    super()
    Call.last = this
  }
  open(method: string, address: string) {
    Object.assign(this, { method, address })
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
}

const init = (): RequestInit => ({
  method: 'POST',
  credentials: 'include',
  headers: { authorization: 'Bearer x' },
  body: 'the file',
})

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Call))
afterEach(() => vi.unstubAllGlobals())

describe('sending with progress', () => {
  it('rejects as fetch does where no answer comes', async () => {
    const answer = fetchWithProgress('/api', init(), vi.fn())
    Call.last.dispatchEvent(new Event('error'))
    await expect(answer).rejects.toThrow('Failed to fetch')
  })

  it('is given up with its signal', async () => {
    const giveUp = new AbortController()
    const answer = fetchWithProgress('/api', { ...init(), signal: giveUp.signal }, vi.fn())
    giveUp.abort()
    await expect(answer).rejects.toThrow('Aborted')
  })

  it('sends what fetch would, tells the share that is out, and answers with a response', async () => {
    const onSent = vi.fn()
    const answer = fetchWithProgress('/api', init(), onSent)
    const { last } = Call
    expect(last).toMatchObject({ method: 'POST', address: '/api', withCredentials: true, sent: 'the file' })
    expect(last.headers).toEqual({ authorization: 'Bearer x' })
    last.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 3, total: 4 }))
    expect(onSent).toHaveBeenCalledWith(0.75)
    Object.assign(last, { status: 200, responseText: '{"data":{}}' }).dispatchEvent(new Event('load'))
    expect(await (await answer).json()).toEqual({ data: {} })
  })
})
