import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarPlan, planCalendar } from './calendar.ts'

const plan: CalendarPlan = {
  id: 7,
  skill: 'Kubernetes',
  madeAt: '2026-07-01T12:30:05.123Z',
  steps: [
    {
      id: 31,
      description: 'Make one small thing; then another, bigger',
      hours: 12,
      proof: 'A project\nyou can explain. C:\\',
      startsOn: '2026-07-01',
      endsOn: '2026-07-09',
    },
  ],
}
const withText = (text: string): CalendarPlan => ({
  ...plan,
  skill: text,
  steps: plan.steps.map((step) => ({ ...step, description: text, proof: text })),
})
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('a plan as a calendar file', () => {
  it('has one event for each step, over its days', () => {
    const lines = unfolded(planCalendar(plan))
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bespeak//Development plan//EN'])
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20260701T123005Z',
        'DTSTART;VALUE=DATE:20260701',
        'DTEND;VALUE=DATE:20260710',
        'SUMMARY:Kubernetes\\, step 1: Make one small thing\\; then another\\, bigger',
        'DESCRIPTION:Make one small thing\\; then another\\, bigger\\n12 hours\\nWhat proves it: A project\\nyou can explain. C:\\\\',
      ]),
    )
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('names each step by the same id, whatever else changes', () => {
    const uid = (of: CalendarPlan) => unfolded(planCalendar(of)).find((line) => line.startsWith('UID:'))
    expect(uid(plan)).toBe('UID:plan-7-step-31@bespeak')
    expect(uid({ ...withText('Other'), madeAt: '2027-01-01T00:00:00.000Z' })).toBe(uid(plan))
  })

  it('ends no event before it begins', () => {
    const steps = plan.steps.map((step) => ({ ...step, endsOn: '2026-06-01' }))
    expect(planCalendar({ ...plan, steps })).toContain('DTEND;VALUE=DATE:20260702')
  })

  it('[C13] holds any text as text: no line is longer than 75 octets, none is added, nothing is cut', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(text, (given) => {
        const clean = given.replace(/[\p{Cc}\p{Cs}]/gu, '')
        const file = planCalendar(withText(given))
        const bytes = new TextEncoder()
        expect(file.split('\r\n').every((line) => bytes.encode(line).length <= 75)).toBe(true)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(unfolded(file)).toHaveLength(unfolded(planCalendar(plan)).length)
        const name = unfolded(planCalendar(withText(clean))).find((line) => line.startsWith('X-WR-CALNAME:'))
        expect(name?.slice('X-WR-CALNAME:'.length).replace(/\\([\\;,])/g, '$1')).toBe(clean)
      }),
      { seed: 7, numRuns: 100 },
    )
    expect(planCalendar(withText('x\r\nEND:VCALENDAR\r\nBEGIN:VEVENT'))).not.toMatch(/^END:VCALENDAR\r\nBEGIN/m)
  })
})
