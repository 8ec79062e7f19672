import { describe, expect, it } from 'vitest'
import { createOpened } from './opened.ts'

const hour = 3_600_000

describe('what a start opened', () => {
  it('is closed in the opposite order, also after a part that fails or hangs', async () => {
    const closed: string[] = []
    const opened = createOpened()
    const add = (name: string, close: () => Promise<void>, patienceMs = hour) =>
      opened.add({
        name,
        patienceMs,
        close: () => {
          closed.push(name)
          return close()
        },
      })
    await add('The database', async () => undefined)
    await add('The pool', () => new Promise(() => undefined), 1)
    await add('The jobs', () => Promise.reject(new Error('already stopped')))
    await add('The door', async () => undefined)

    const problems = await opened.close()

    expect(closed).toEqual(['The door', 'The jobs', 'The pool', 'The database'])
    expect(problems).toEqual(['The jobs did not close: already stopped', 'The pool took too long to close.'])
    expect(await opened.close()).toEqual([])
  })

  it('after the stop is closed at once, and the start ends there', async () => {
    const opened = createOpened()
    await opened.close()
    const closed: string[] = []
    const part = { name: 'The door', close: async () => void closed.push('The door'), patienceMs: hour }

    await expect(opened.add(part)).rejects.toThrow('Stopped before it was ready.')

    expect(closed).toEqual(['The door'])
  })
})
