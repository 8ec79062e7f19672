import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../lib/live/index.ts'
import { TailorProgress } from './tailor-progress.tsx'

const live = vi.hoisted(() => ({ tell: (_event: LiveEvent): void => undefined, whileHidden: false }))
vi.mock('../../lib/live/index.ts', () => ({
  useLiveEvents(heard: (event: LiveEvent) => void, { whileHidden }: { whileHidden: boolean }) {
    Object.assign(live, { tell: heard, whileHidden })
  },
}))

beforeEach(() => {
  live.tell = () => undefined
})

const tell = (step: string, operation = 'tailorResume', more = {}) =>
  act(() => live.tell({ number: 1, event: 'progress', data: { operation, step, ...more }, at: new Date() }))
const said = () => screen.getByRole('progressbar', { name: 'Tailoring' }).getAttribute('aria-valuetext')

it('says nothing while nothing is tailored, and begins anew each time', () => {
  const { rerender } = render(<TailorProgress isTailoring={false} />)
  tell('writing')
  expect(screen.queryByRole('progressbar')).toBeNull()
  rerender(<TailorProgress isTailoring />)
  expect(said()).toBe('Step 1 of 4: Reading your resume and the advertisement')
})

it('listens in a hidden page only while something is tailored', () => {
  const { rerender } = render(<TailorProgress isTailoring={false} />)
  expect(live.whileHidden).toBe(false)
  rerender(<TailorProgress isTailoring />)
  expect(live.whileHidden).toBe(true)
})

it('says the step that the server tells, and nothing of other work', () => {
  render(<TailorProgress isTailoring />)
  tell('checking', 'generateOptimizedResume')
  const steps = ['reading', 'comparing', 'writing', 'checking', 'done'].map((step) => {
    tell(step)
    return said()
  })
  expect(steps).toEqual([
    'Step 1 of 4: Reading your resume and the advertisement',
    'Step 2 of 4: Comparing the ad with your resume',
    'Step 3 of 4: Writing, from your own lines',
    'Step 4 of 4: Checking every line against its source',
    'Step 4 of 4: Checking every line against its source',
  ])
})

it('says how many are ahead while it waits for its turn', () => {
  render(<TailorProgress isTailoring />)
  const waits = [2, 1, 0].map((ahead) => {
    tell('waiting', 'tailorResume', { ahead })
    return said()
  })
  tell('reading')
  expect([...waits, said()]).toEqual([
    'Step 1 of 4: Waiting for your turn: 2 ahead of you.',
    'Step 1 of 4: Waiting for your turn: 1 ahead of you.',
    "Step 1 of 4: You're next. It starts as soon as it can.",
    'Step 1 of 4: Reading your resume and the advertisement',
  ])
})
