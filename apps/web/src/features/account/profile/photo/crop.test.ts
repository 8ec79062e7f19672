import { describe, expect, it } from 'vitest'
import { bounded, pulled, squareOf, wholeCrop } from './crop.ts'

const wide = { width: 400, height: 200 }

describe('the part of a picture that is taken', () => {
  it('never leaves the picture, however it is pulled or enlarged', () => {
    expect(bounded({ zoom: 99, x: -1, y: 7 })).toEqual({ zoom: 4, x: 0, y: 1 })
    expect(pulled(wide, wholeCrop, { x: 9, y: 9 })).toEqual({ zoom: 1, x: 0, y: 0.5 })
    expect(pulled(wide, wholeCrop, { x: -9, y: 0 })).toEqual({ zoom: 1, x: 1, y: 0.5 })
  })

  it('is the largest square in its middle at first', () => {
    expect(squareOf(wide, wholeCrop)).toEqual({ side: 200, x: 100, y: 0 })
    expect(squareOf({ width: 200, height: 400 }, wholeCrop)).toEqual({ side: 200, x: 0, y: 100 })
  })

  it('moves with the finger, pixel for pixel', () => {
    const before = squareOf(wide, wholeCrop)
    const after = squareOf(wide, pulled(wide, wholeCrop, { x: 0.25, y: 0 }))
    expect(before.x - after.x).toBeCloseTo(50)
  })

  it('is smaller the nearer one goes', () => {
    expect(squareOf(wide, { ...wholeCrop, zoom: 2 })).toEqual({ side: 100, x: 150, y: 50 })
  })
})
