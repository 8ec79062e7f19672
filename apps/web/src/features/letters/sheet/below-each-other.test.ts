import { expect, it } from 'vitest'
import { belowEachOther } from './below-each-other.ts'

const at = (top: number, bottom: number, needs: number) => ({ top, bottom, needs })
const placed = (...items: ReturnType<typeof at>[]) =>
  belowEachOther(items, ({ needs }) => needs).map(({ top, bottom }) => [top, bottom])

it.each([
  ['nothing', [], []],
  [
    'what has room stays where it is',
    [at(0, 100, 92), at(116, 200, 48)],
    [
      [0, 100],
      [116, 200],
    ],
  ],
  [
    'what is too high pushes the next one down',
    [at(0, 25, 92), at(41, 66, 48)],
    [
      [0, 92],
      [92, 140],
    ],
  ],
  [
    'and the one after that',
    [at(0, 25, 92), at(41, 66, 92), at(82, 107, 24)],
    [
      [0, 92],
      [92, 184],
      [184, 208],
    ],
  ],
  [
    'until there is room again',
    [at(0, 25, 92), at(41, 66, 48), at(300, 325, 24)],
    [
      [0, 92],
      [92, 140],
      [300, 325],
    ],
  ],
])('%s', (_, items, expected) => {
  expect(placed(...items)).toEqual(expected)
})
