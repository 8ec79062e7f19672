import { describe, expect, it } from 'vitest'
import type { Engine, Fit } from './engine.ts'
import { pageLimit, typesetToFit } from './fit.ts'

/** Sets a document whose length in pages is known for each closeness; its file is the closeness it was set in. */
function engineFor(lengthAt: (tightness: number) => number, wanted: number | null) {
  const held = new Set<number>()
  let tried = 0
  const engine: Engine = {
    kind: 'wasm',
    loadFonts: async () => undefined,
    typeset({ data }) {
      const tightness: number = Reflect.get(data, 'tightness')
      const length = lengthAt(tightness)
      held.add(tightness)
      tried += 1
      return {
        fit: { page: Math.ceil(length), fill: length - Math.ceil(length) + 1, wanted },
        pdf: () => Uint8Array.of(Math.round(tightness * 100)),
        release: () => held.delete(tightness),
      }
    },
  }
  const tightness = (typesetToFit(engine, { template: '/classic.typ', data: {} })[0] ?? 0) / 100
  return { tightness, length: lengthAt(tightness), held, tried }
}

describe('setting a document to fit', () => {
  it('leaves one that fits as it is meant to be', () => {
    expect(engineFor(() => 0.9, 1)).toMatchObject({ tightness: 0, tried: 1 })
    expect(engineFor(() => 1.6, null)).toMatchObject({ tightness: 0, tried: 1 })
  })

  it('draws one together no more than it takes', () => {
    const { tightness, length, tried } = engineFor((by) => 1.2 - 0.4 * by, 1)
    expect(length).toBeLessThanOrEqual(1)
    expect(tightness).toBeLessThan(0.6)
    expect(tried).toBeLessThanOrEqual(4)
  })

  it('saves a last page with only a few lines, or lets it be', () => {
    expect(engineFor((by) => 2.1 - 0.3 * by, null).length).toBeLessThanOrEqual(2)
    expect(engineFor((by) => 2.1 - 0.05 * by, null).tightness).toBe(0)
  })

  it('sets what is too long for its pages as close as it may', () => {
    expect(engineFor((by) => 1.9 - 0.4 * by, 1).tightness).toBe(1)
  })

  it('holds on to nothing', () => {
    expect(engineFor((by) => 1.3 - 0.4 * by, 1).held.size).toBe(0)
    expect(engineFor((by) => 1.9 - 0.4 * by, 1).held.size).toBe(0)
  })

  it('knows a stub from a page', () => {
    const fit: Fit = { page: 3, fill: 0.1, wanted: null }
    expect([pageLimit(fit), pageLimit({ ...fit, fill: 0.4 }), pageLimit({ ...fit, page: 1 })]).toEqual([2, null, null])
    expect(pageLimit({ ...fit, page: 2, fill: 0.32 })).toBe(1)
  })
})
