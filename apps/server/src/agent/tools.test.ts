import { expect, it } from 'vitest'
import { tools } from './tools.ts'
import type { Matched, Workbench } from './workbench.ts'

const row = {
  ...{ kind: 'skill', importance: 'required', status: 'met', points: 50, maxPoints: 50 },
  ...{ evidence: ['Wrote SQL'], todo: null, certain: false, near: [] },
}
const made: Matched = {
  ...{ title: null, company: null, score: 50, unscored: false, ceiling: 50, conditions: [], topFixes: [], page: null },
  ledger: [
    { ...row, requirement: 'SQL', corrected: 'shown' },
    { ...row, requirement: 'Excel', corrected: null },
    {
      ...row,
      requirement: 'Kubernetes',
      points: 0,
      maxPoints: 0,
      status: 'not-shown',
      evidence: [],
      corrected: 'not-asked',
    },
    { ...row, requirement: 'Own the reports', points: 0, status: 'not-shown', evidence: [], near: ['Built reports'] },
  ],
}

async function matched() {
  const match = tools.find(({ name }) => name === 'match') ?? expect.fail()
  const answer = await match.run({ match: async () => made } as unknown as Workbench, { resumeId: 1, jobId: 1 }, null)
  return answer.said as { verdict: string; ledger: { requirement: string; corrected?: string; near?: string[] }[] }
}

it('a row that the person corrected says so, also one that is not asked', async () => {
  const { ledger } = await matched()
  expect(ledger.map(({ requirement, corrected }) => [requirement, corrected])).toEqual([
    ['SQL', 'shown'],
    ['Excel', undefined],
    ['Kubernetes', 'not-asked'],
    ['Own the reports', undefined],
  ])
})

it('a row that could not be matched comes with the lines that may show it, and no other does', async () => {
  const { verdict, ledger } = await matched()
  expect(verdict).toBe('Partial')
  expect(ledger.map(({ near }) => near)).toEqual([undefined, undefined, undefined, ['Built reports']])
})
