import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createClock } from '../testing/clock.ts'
import { createRoom, floorBytes, freeBytesAt } from './room.ts'

function start(free: number) {
  const clock = createClock()
  const lines: string[] = []
  const disk = { free, looks: 0 }
  const room = createRoom({
    now: clock.now,
    async freeBytes() {
      disk.looks += 1
      return disk.free
    },
    log: { error: (_, message) => lines.push(message), warn: (message) => lines.push(message) },
  })
  return { room, clock, disk, lines }
}

const full = 'disk full; nothing is saved until there is room'
const again = 'disk has room again'

describe('[F5] room on the disk', () => {
  it.each([
    [0, true],
    [floorBytes - 1, true],
    [floorBytes, false],
    [Number.POSITIVE_INFINITY, false],
  ])('of %d bytes is low: %s', async (free, isLow) => {
    expect(await start(free).room.isLow()).toBe(isLow)
  })

  it('is looked at every five seconds, however often it is asked for', async () => {
    const { room, clock, disk } = start(0)
    for (let i = 0; i < 1000; i += 1) await room.isLow()
    expect(disk.looks).toBe(1)
    disk.free = floorBytes
    clock.advance(5_000)
    expect(await room.isLow()).toBe(false)
  })

  it('is told once when it is used up, and once when it is back', async () => {
    const { room, clock, disk, lines } = start(0)
    for (let i = 0; i < 100; i += 1) {
      await room.isLow()
      room.ranOut()
    }
    expect(lines).toEqual([full])
    disk.free = floorBytes
    clock.advance(30_000)
    for (let i = 0; i < 100; i += 1) await room.isLow()
    expect(lines).toEqual([full, again])
  })

  it('has run out for half a minute where something could not be kept, whatever the disk here says', async () => {
    const { room, clock } = start(floorBytes)
    room.ranOut()
    expect(await room.isLow()).toBe(true)
    clock.advance(29_999)
    expect(await room.isLow()).toBe(true)
    clock.advance(1)
    expect(await room.isLow()).toBe(false)
  })

  it('is read from the disk that a folder is on', async () => {
    expect(await freeBytesAt(tmpdir())).toBeGreaterThan(0)
  })
})
