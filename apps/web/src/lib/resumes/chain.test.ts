import { describe, expect, it } from 'vitest'
import { type ChainKnown, chainPlaces, rowOf, speaksOf } from './chain.ts'
import { somePlan } from './testing/plan.ts'

const row = {
  ...{ requirement: 'Knowledge of Snowflake', kind: 'skill', importance: 'required', subScore: 'skills' },
  ...{
    points: 0,
    maxPoints: 4,
    status: 'not-shown',
    evidence: [],
    id: 'row',
    certain: true,
    near: [],
    how: null,
    corrected: null,
  },
}
const analysis = { id: 2, matchScore: 68, ledger: [row] }
const nothing: ChainKnown = {
  ...{ skill: 'Snowflake', requirement: null, jobId: null, analysis: null, scoreBefore: null },
  ...{ guideId: null, plan: null, isShown: false },
}
const places = (known: Partial<ChainKnown>) => chainPlaces({ ...nothing, ...known })

describe('what an advertisement asks', () => {
  it.each([
    ['Knowledge of Snowflake', 'snowflake', true],
    ['Snowflakes on trees', 'Snowflake', false],
    ['C++ and C#', 'C#', true],
    ['C++ and C#', 'C', false],
    ['Wording', 'R', false],
  ])('%j speaks of %j: %s', (requirement, name, expected) => {
    expect(speaksOf(requirement, name)).toBe(expected)
  })

  it('is the row itself before one that names the skill', () => {
    const other = { ...row, requirement: 'Snowflake administration' }
    expect(rowOf([row, other], { skill: 'Snowflake' })).toBe(row)
    expect(rowOf([row, other], { skill: 'Snowflake', requirement: other.requirement })).toBe(other)
    expect(rowOf([row], { skill: 'dbt' })).toBeUndefined()
  })
})

describe('the chain', () => {
  it('without a job says what it needs, and leads to a plan', () => {
    const { gap, talk, plan, proof, score } = places({})
    expect(gap).toMatchObject({ text: 'Snowflake', quoted: false, way: undefined })
    expect(talk.way).toBeUndefined()
    expect(plan.way).toEqual({ to: '/create-development-plan?skill=Snowflake', label: 'Plan it' })
    expect([plan.done, proof.done, score.done, score.way]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('with a job leads by one click each to its talk, its plan and its score', () => {
    const { gap, talk, plan, score } = places({ jobId: 7, analysis })
    expect(gap).toMatchObject({ text: row.requirement, quoted: true, way: { to: '/competitive-analysis?id=2' } })
    expect(talk.way).toEqual({ to: '/create-interview-guide?job=7&gap=Knowledge+of+Snowflake', label: 'Prepare it' })
    expect(plan.way?.to).toBe('/create-development-plan?skill=Snowflake&job=7')
    expect(score).toEqual({ text: 'Your match: 68, up to 72 once you have it', way: undefined })
  })

  it('leads into the guide of the job, at what was asked', () => {
    const { talk } = places({ jobId: 7, analysis, guideId: 3 })
    expect(talk).toMatchObject({
      done: true,
      way: { to: '/interview-guide/3?gap=Knowledge+of+Snowflake', label: 'Read it' },
    })
  })

  it('counts the hours of the plan, and asks for the proof once it is finished', () => {
    const begun = places({ jobId: 7, plan: somePlan() })
    expect(begun.plan).toMatchObject({ text: '3 of 8 hours', done: false, way: { label: 'Open your plan' } })
    expect(begun.proof.way).toBeUndefined()
    expect(places({ jobId: 7, plan: somePlan({ steps: [] }) }).plan.text).toBe('No steps yet')
    const finished = places({ jobId: 7, plan: somePlan({ finishedAt: '2026-11-16T09:00:00.000Z' }) })
    expect(finished.plan.done).toBe(true)
    expect(finished.proof.way).toEqual({ to: '/skill-development-plan/5?job=7', label: 'Say it' })
  })

  it('measures again once the proof stands in the resume, and is done when the score has moved', () => {
    const shown = places({ jobId: 7, analysis, isShown: true })
    expect(shown.proof).toEqual({ text: 'It is in your resume', done: true })
    expect(shown.score.way).toEqual({ to: '/create-competitive-analysis?job=7', label: 'Compare again' })
    const met = { id: 4, matchScore: 72, ledger: [{ ...row, points: 4, status: 'met' }] }
    expect(places({ jobId: 7, analysis: met, scoreBefore: 68, isShown: true }).score).toEqual({
      text: 'Your match: 68 to 72',
      done: true,
    })
  })
})
