import { describe, expect, it } from 'vitest'
import { scoreLines } from './score-lines.ts'
import { job, version } from './testing/dashboard.ts'

const on = (day: string) => `2026-11-${day}T09:00:00.000Z`

describe('scores over time', () => {
  it('are not drawn of a single version, of none, or of one without a score', () => {
    expect(scoreLines([job()], [])).toEqual([])
    expect(scoreLines([job()], [version()])).toEqual([])
    expect(scoreLines([job()], [version(), version({ id: 2, matchScore: null })])).toEqual([])
  })

  it('are drawn for each job by itself, the newest first, the oldest point first', () => {
    const versions = [
      version({ id: 1, createdAt: on('05'), matchScore: 68 }),
      version({ id: 2, createdAt: on('03'), matchScore: 61 }),
      version({ id: 3, jobDescriptionId: 2, createdAt: on('01') }),
      version({ id: 4, jobDescriptionId: 2, createdAt: on('09'), matchScore: 81 }),
    ]
    const found = scoreLines([job(), job({ id: 2, company: 'Oven' })], versions)
    expect(found.map(({ name, lines }) => [name, lines.map((line) => line.map(({ score }) => score))])).toEqual([
      ['Cook, Oven', [[70, 81]]],
      ['Cook, Rosewater Foods', [[61, 68]]],
    ])
  })

  it('of two engines are not joined', () => {
    const versions = [
      version({ id: 1, createdAt: on('01'), engineVersion: null }),
      version({ id: 2, createdAt: on('02'), engineVersion: 'engine-2' }),
      version({ id: 3, createdAt: on('03'), engineVersion: 'engine-2' }),
    ]
    expect(scoreLines([job()], versions)[0]?.lines.map((line) => line.map(({ id }) => id))).toEqual([[1], [2, 3]])
  })
})
