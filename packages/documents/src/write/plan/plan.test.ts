import { describe, expect, it } from 'vitest'
import { sheetTask } from '../house/sheet.ts'
import { proven } from '../testing/engine.ts'
import { endless, hostile, isAccessible, metaOf, rightToLeft, setSheet, strandedIn } from '../testing/house.ts'
import type { PlanContent, PlanContentStep } from './plan.ts'
import { planSheet } from './plan-sheet.ts'

const step: PlanContentStep = {
  description: 'Work through the official introduction.',
  hours: 8,
  proof: 'The finished exercises.',
  resources: [{ title: 'Official documentation', url: 'https://example.com/docs', description: 'Begin here.' }],
  endsOn: '2026-07-11',
  done: true,
}
const plan: PlanContent = {
  skill: 'Kubernetes',
  person: 'Ines Duarte',
  madeOn: '2026-07-01',
  currentLevel: 'Just starting',
  targetLevel: 'Good',
  hoursPerWeek: 6,
  startOn: '2026-07-01',
  endsOn: '2026-12-29',
  steps: [step, { ...step, description: 'Make one small thing.', hours: 12.5, done: false }],
  conditions: [],
  notes: '',
}
const filled = (text: string): PlanContent => ({
  ...plan,
  skill: text,
  steps: [{ ...step, description: text, proof: text, resources: [{ title: text, url: text, description: text }] }],
  conditions: [text],
  notes: text,
})

describe('a development plan as PDF', () => {
  it('sets text as text, whatever it looks like and however long it is, in every writing we promise', async () => {
    for (const text of [hostile, rightToLeft])
      expect(await setSheet(planSheet(filled(text), 'letter'))).toMatchObject({ ok: true })
    expect(await setSheet(planSheet({ ...plan, notes: endless }, 'letter'))).toMatchObject({ ok: true })
  })

  it('says how far it is, and what is left', () => {
    const { lines } = sheetTask(planSheet(plan, 'a4'))
    expect(lines).toEqual(
      expect.arrayContaining([
        '1 of 2 steps done, 8 of 20.5 hours.',
        '8 hours, by 11 July 2026, done',
        '29 December 2026',
      ]),
    )
    const { lines: reached } = sheetTask(planSheet({ ...plan, steps: [] }, 'a4'))
    expect(reached).toContain('No steps yet.')
    expect(reached).not.toContain('Steps')
  })

  it('names no end where a step has no hours', () => {
    const untimed = { ...plan, steps: [step, { ...step, hours: 0, done: false }] }
    const { lines } = sheetTask(planSheet(untimed, 'a4'))
    expect(lines).toEqual(expect.arrayContaining(['1 of 2 steps done.', '8 hours, done']))
    expect(lines).not.toContain('29 December 2026')
    expect(lines.join()).not.toMatch(/0 hours|11 July/)
  })

  it('states the conditions of whoever awards it, and has no heading for none', () => {
    const conditions = ['Awarded by ISC2.', 'How long it holds: Three years.']
    expect(sheetTask(planSheet({ ...plan, conditions }, 'a4')).lines).toEqual(
      expect.arrayContaining(['Conditions', ...conditions]),
    )
    expect(sheetTask(planSheet(plan, 'a4')).lines).not.toContain('Conditions')
  })

  it('leads only where it can do no harm', async () => {
    const resources = ['https://example.com/docs', 'javascript:alert(1)', 'file:///etc/passwd'].map((url) => ({
      title: 'Documentation',
      url,
      description: '',
    }))
    const sheet = planSheet({ ...plan, steps: [{ ...step, resources }] }, 'a4')
    const { info, tagged, links } = await metaOf(proven(await setSheet(sheet)).bytes)
    expect(links).toEqual(['https://example.com/docs'])
    expect(info).toMatchObject({ Title: 'Development plan – Kubernetes', Author: 'Ines Duarte', Language: 'en' })
    expect([tagged, await isAccessible(sheetTask(sheet))]).toEqual([true, true])
  })

  it('never parts the title of a step from the step', async () => {
    const steps = Array.from({ length: 16 }, (_, index) => ({ ...step, description: `Step ${index}` }))
    expect(await strandedIn(planSheet({ ...plan, steps }, 'a4'))).toEqual([])
  })
})
