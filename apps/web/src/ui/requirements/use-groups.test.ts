import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RequirementRow } from './row.ts'
import { useGroups } from './use-groups.ts'

const row = (id: string, over: Partial<RequirementRow> = {}): RequirementRow => ({
  ...{ id, requirement: id, kind: 'skill', importance: 'required', status: 'not-shown', points: 0, maxPoints: 10 },
  ...{ certain: true, evidence: [], near: [], corrected: null, ...over },
})

const show = (rows: RequirementRow[]) => {
  const { result, rerender } = renderHook(useGroups, { initialProps: rows })
  return {
    shown: () => result.current.map(({ name, rows: of }) => [name, of.map((it) => `${it.id} ${it.status}`)]),
    now: rerender,
  }
}
const close = { status: 'partly', evidence: ['A line'] }

it('a row that is found close while it is looked at stands with those that are close', () => {
  const { shown, now } = show([row('SQL'), row('dbt')])
  now([row('SQL'), row('dbt', close)])
  expect(shown()).toEqual([
    ['Not found', ['SQL not-shown']],
    ['Close', ['dbt partly']],
  ])
})

it('a row that is corrected stays where it stood, with what is known of it now, and when that is undone', () => {
  const { shown, now } = show([row('SQL'), row('dbt')])
  now([row('SQL'), row('dbt', close)])
  now([row('SQL'), row('dbt', { status: 'met', corrected: 'shown' })])
  expect(shown()).toEqual([
    ['Not found', ['SQL not-shown']],
    ['Close', ['dbt met']],
  ])
  now([row('SQL'), row('dbt', close)])
  expect(shown()[1]).toEqual(['Close', ['dbt partly']])
})
