import { describe, expect, it } from 'vitest'
import type { Told } from '../labels/decode.ts'
import type { Fragment } from '../source.ts'
import { takenFor } from './taken.ts'

const told = (label: Told['label'], sure: number): Told => ({ label, section: 'work', sure })
const fragment = (text: string, taken?: Told): Fragment => ({
  ...{ text, page: 1, x: 0, y: 0, width: 50, size: 10 },
  ...(taken ? { told: taken } : {}),
})

// Offsets 0, 10 and 15, with a line end behind each.
const fragments = [
  fragment('Shipwright', told('opens', 0.5)),
  fragment('Kept', told('bullet', 1)),
  fragment('boats', told('more', 0.75)),
].map((it, at) => ({ ...it, y: at * 14 }))
const take = takenFor({ positioned: true, pages: [], fragments })

describe('what a stretch of the source was taken for', () => {
  it('is nothing sure where no fragment was taken for anything', () => {
    const none = takenFor({ positioned: true, pages: [], fragments: [fragment('Shipwright')] })
    expect(none([[0, 4]])).toMatchObject({ least: 0, mean: 0, fragments: 1 })
  })

  it('is what its fragments are, each counted once', () => {
    expect(
      take([
        [0, 4],
        [5, 10],
      ]),
    ).toMatchObject({ least: 0.5, mean: 0.5, fragments: 1, labels: 1 })
    expect(
      take([
        [11, 15],
        [16, 21],
      ]),
    ).toMatchObject({ least: 0.75, mean: 0.875, fragments: 2, labels: 1 })
    expect(take([[0, 21]])).toMatchObject({ least: 0.5, mean: 0.625, fragments: 2, labels: 1 })
    expect(
      take([
        [0, 10],
        [11, 15],
      ]),
    ).toMatchObject({ labels: 2 })
  })
})
