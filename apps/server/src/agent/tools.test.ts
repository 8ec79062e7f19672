import { expect, it } from 'vitest'
import { tools } from './tools.ts'
import type { Matched, Workbench } from './workbench.ts'

const row = {
  ...{ kind: 'skill', importance: 'required', status: 'met', points: 50, maxPoints: 50 },
  ...{ evidence: ['Wrote SQL'], todo: null },
}
const made: Matched = {
  ...{ title: null, company: null, score: 50, ceiling: 50, conditions: [], topFixes: [], page: null },
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
  ],
}

it('a row that the person corrected says so, also one that is not asked', async () => {
  const match = tools.find(({ name }) => name === 'match') ?? expect.fail()
  const answer = await match.run({ match: async () => made } as unknown as Workbench, { resumeId: 1, jobId: 1 }, null)
  const { ledger } = answer.said as { ledger: { requirement: string; corrected?: string }[] }
  expect(ledger.map(({ requirement, corrected }) => [requirement, corrected])).toEqual([
    ['SQL', 'shown'],
    ['Excel', undefined],
    ['Kubernetes', 'not-asked'],
  ])
})
