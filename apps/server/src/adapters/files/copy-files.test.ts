import { EventEmitter, once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { putAll } from './copy-files.ts'
import type { FilesPlace } from './place.ts'

/** A place in memory, whose every file waits until so many are on their way. */
function placeFor(atOnce: number) {
  const kept = new Map<string, Uint8Array>()
  const door = new EventEmitter()
  const open = once(door, 'open')
  let waiting = 0
  const place: FilesPlace = {
    async put(key, bytes) {
      waiting += 1
      if (waiting === atOnce) door.emit('open')
      await open
      if (key === 'refused') throw new Error('No room.')
      kept.set(key, key === 'damaged' ? new Uint8Array([0]) : bytes)
    },
    get: async (key) => kept.get(key) ?? null,
    remove: async (key) => void kept.delete(key),
    async *list() {
      for (const [key, { length }] of kept) yield { key, bytes: length }
    },
  }
  return { place, kept }
}

async function* filesOf(keys: readonly string[]) {
  for (const key of keys) yield { key, bytes: new TextEncoder().encode(key) }
}

const many = Array.from({ length: 20 }, (_, at) => `file-${at}`)
const running = new AbortController().signal

describe('files that are copied', () => {
  it.each([
    ['is refused', 'refused', 'No room.'],
    ['is not as it was', 'damaged', 'The file damaged is not as it was.'],
  ])('leave none behind where one of them %s', async (_, key, sentence) => {
    const { place, kept } = placeFor(2)
    await expect(putAll(place, filesOf(['first', key, ...many]), running)).rejects.toThrow(sentence)
    expect([...kept.keys()]).toEqual([])
  })

  it('leave none behind where the last of them cannot be read', async () => {
    const { place, kept } = placeFor(2)
    const files = async function* () {
      yield* filesOf(many)
      throw new Error('The backup is cut off.')
    }
    await expect(putAll(place, files(), running)).rejects.toThrow('The backup is cut off.')
    expect([...kept.keys()]).toEqual([])
  })

  it('leave none behind where it is stopped', async () => {
    const { place, kept } = placeFor(2)
    const stop = new AbortController()
    const files = async function* () {
      yield* filesOf(['first', 'second'])
      stop.abort(new Error('Stopped.'))
      yield* filesOf(many)
    }
    await expect(putAll(place, files(), stop.signal)).rejects.toThrow('Stopped.')
    expect([...kept.keys()]).toEqual([])
  })

  it('go several at once, and each of them once', async () => {
    const { place, kept } = placeFor(8)
    expect(await putAll(place, filesOf(many), running)).toBe(many.length)
    expect([...kept.keys()].sort()).toEqual([...many].sort())
  })
})
