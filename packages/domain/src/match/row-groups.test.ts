import { expect, it } from 'vitest'
import { rowGroups } from './row-groups.ts'
import type { LedgerRow } from './types.ts'

const row = (id: string, of: Partial<LedgerRow>): LedgerRow => ({
  ...{ id, requirement: id, kind: 'skill', importance: 'required', subScore: 'skills', points: 0, maxPoints: 5 },
  ...{ status: 'not-shown', certain: false, near: [], how: null, evidence: [], todo: null, ...of },
})

it('every row of a ledger is in one group, known gaps first, and what is worth most first in each', () => {
  const ledger = [
    row('shifts', { kind: 'condition', maxPoints: 0 }),
    row('sql', { status: 'met' }),
    row('vba', { certain: true, maxPoints: 2 }),
    row('reports', { kind: 'responsibility' }),
    row('cpa', { certain: true, maxPoints: 9 }),
    row('german', { certain: true, corrected: 'not-mine' }),
    row('tableau', { status: 'partly' }),
  ]
  expect(rowGroups(ledger).map(({ status, rows }) => [status, rows.map(({ id }) => id)])).toEqual([
    ['Not found', ['cpa', 'vba']],
    ['Couldn’t match this', ['reports']],
    ['Close', ['tableau']],
    ['You don’t have this', ['german']],
    ['On your resume', ['sql']],
    ['To check yourself', ['shifts']],
  ])
})
