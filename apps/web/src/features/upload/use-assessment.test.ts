import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { engine } from '../../lib/reading/engine.ts'
import type { ResumeRead } from '../../lib/reading/resume-read.ts'
import { emptyTrial, type Trial } from './trial.ts'
import { useAssessment } from './use-assessment.ts'

vi.mock('../../lib/reading/engine.ts', () => ({ engine: vi.fn(async () => null) }))

const read: ResumeRead = {
  ok: true,
  from: 'text',
  document: emptyDocument(),
  source: '',
  file: null,
  name: null,
  facts: null,
  notes: [],
}

const measured: Trial = { ...emptyTrial, resume: { read, id: null, checked: null } }

it.each([
  ['Pacific/Auckland', '2026-11-17'],
  ['America/Los_Angeles', '2026-11-16'],
])('is measured on the day that it is in %s', async (where, today) => {
  vi.stubEnv('TZ', where)
  vi.useFakeTimers({ now: new Date('2026-11-16T20:00:00.000Z') })
  renderHook(useAssessment, { initialProps: measured })
  await act(() => vi.runAllTimersAsync())
  expect(engine).toHaveBeenLastCalledWith('assess', expect.objectContaining({ today }))
})

it('a resume that is taken away while it is measured is measured no more', () => {
  const { result, rerender } = renderHook(useAssessment, { initialProps: measured })
  expect(result.current.isMeasuring).toBe(true)
  rerender(emptyTrial)
  expect(result.current).toEqual({ assessment: null, isMeasuring: false, hasFailed: false })
})
