import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Analysis } from './analyses.ts'
import { assistantLines, keepAssistantLines, useAssistantLines, withAssistantLines } from './assistant-lines.ts'

const prompt = `<<<resume a1>>>
3. Data Analyst, Corbel Insurance
4*. Wrote SQL and dbt models
<<<end of resume a1>>>

<<<requirements a1>>>
R1. Expert SQL
R2. Looker
<<<end of requirements a1>>>`
const pointing = (requirement: string, ...lines: number[]) => JSON.stringify({ shown: [{ requirement, lines }] })

beforeEach(() => localStorage.clear())

describe('the lines that an assistant points at', () => {
  it('are kept for the version, by the words of each requirement', async () => {
    const { result } = renderHook(() => useAssistantLines(7))
    expect(result.current).toEqual({})
    expect(await act(() => keepAssistantLines(7, pointing('R1', 4), prompt))).toBe(1)
    expect(result.current).toEqual({ 'Expert SQL': ['Wrote SQL and dbt models'] })
    expect(assistantLines(8)).toEqual({})
  })

  it('are added to by a later reply, and not taken by one that points at nothing', async () => {
    await keepAssistantLines(7, pointing('R1', 4), prompt)
    await keepAssistantLines(7, pointing('R2', 3), prompt)
    expect(await keepAssistantLines(7, 'Great resume!', prompt)).toBe(0)
    expect(Object.keys(assistantLines(7))).toEqual(['Expert SQL', 'Looker'])
  })
})

describe('a row that an assistant points at a line for', () => {
  type Row = Analysis['ledger'][number]
  const row = (over: Partial<Row>): Row => ({
    ...{
      id: 'a',
      requirement: 'Looker',
      kind: 'skill',
      importance: 'preferred',
      status: 'missing',
      subScore: 'skills',
    },
    ...{ points: 0, maxPoints: 6, certain: true, evidence: [], near: ['Ran A/B tests'], todo: null, how: null },
    ...{ corrected: null, ...over },
  })
  const named = { Looker: ['Built dashboards', 'Ran A/B tests'] }

  it('is close, without a point, and asks about that line first', () => {
    const [close] = withAssistantLines([row({})], named)
    expect(close).toMatchObject({
      status: 'partly',
      points: 0,
      evidence: ['Built dashboards'],
      near: ['Ran A/B tests'],
    })
    expect(close?.how).toBe('Your assistant points to this line')
  })

  it.each<[string, Partial<Row>]>([
    ['is shown', { status: 'met' }],
    ['is close already', { status: 'partly' }],
    ['the person has spoken of', { corrected: 'not-mine' }],
    ['is another', { requirement: 'Snowflake' }],
  ])('stays as it is where it %s', (_, over) => {
    expect(withAssistantLines([row(over)], named)).toEqual([row(over)])
  })
})
