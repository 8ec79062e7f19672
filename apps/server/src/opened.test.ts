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

  it('and is still starting is waited for at a stop, before what it stands on is closed', async () => {
    const closed: string[] = []
    const opened = createOpened()
    const closes = (name: string) => async () => void closed.push(name)
    await opened.add({ name: 'The database', close: closes('The database'), patienceMs: hour })
    let hasStarted: (queue: string) => void = () => undefined
    const starting = new Promise<string>((resolve) => {
      hasStarted = resolve
    })
    const queue = opened.addStarting({ name: 'The queue', starting, close: (it) => closes(it)(), patienceMs: hour })
    const stopped = opened.close()
    expect(closed).toEqual([])
    hasStarted('The queue')
    expect(await stopped).toEqual([])
    expect(await queue).toBe('The queue')
    expect(closed).toEqual(['The queue', 'The database'])
  })

  it('and fails to start has nothing to be closed', async () => {
    const opened = createOpened()
    const starting = Promise.reject(new Error('no room'))
    const close = () => Promise.reject(new Error('closed what never was'))
    await expect(opened.addStarting({ name: 'The queue', starting, close, patienceMs: hour })).rejects.toThrow(
      'no room',
    )
    expect(await opened.close()).toEqual([])
  })
})
