import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { putIn, showUpload } from './testing/upload-page.tsx'
import { forgetTrial } from './trial.ts'

const engine = vi.hoisted(() => ({ beforeTailoring: async () => undefined as unknown }))

vi.mock('../../lib/reading/engine.ts', async () => {
  const here = await import('../../testing/reading-here.ts')
  return {
    engine: async (task: Parameters<typeof here.engine>[0], given: never) => {
      if (task === 'tailorHere') await engine.beforeTailoring()
      return here.engine(task, given)
    },
  }
})
vi.mock('@bespeak/documents/read-browser.ts', () => import('../../testing/reading-here.ts'))

afterEach(async () => {
  engine.beforeTailoring = async () => undefined
  await forgetTrial(null)
})

const score = () => screen.findByRole('img', { name: /^Your match: \d+ of 100/ })
const tailoring = 'Tailoring your resume…'

it('shows no tailored page of an earlier ad beside the match with the next one', async () => {
  showUpload()
  await putIn()
  await screen.findByRole('region', { name: 'Tailored resume' })
  let letGo: (value: unknown) => void = () => undefined
  engine.beforeTailoring = () =>
    new Promise((resolve) => {
      letGo = resolve
    })
  await userEvent.clear(screen.getByLabelText('Job description'))
  await userEvent.paste('Nurse\nWhat you need\n- Phlebotomy\n- Triage')
  expect(await screen.findByText(tailoring)).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Nurse' })).toBeDefined()
  expect((await score()).getAttribute('aria-label')).toMatch(/^Your match: 0 of 100/)
  expect(screen.queryByRole('region', { name: 'Tailored resume' })).toBeNull()
  letGo(undefined)
  expect(await screen.findByRole('region', { name: 'Tailored resume' })).toBeDefined()
})

it('says so where the resume cannot be tailored, and still shows the match', async () => {
  engine.beforeTailoring = () => Promise.reject(new Error('It broke.'))
  showUpload()
  await putIn()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your resume could not be tailored/)
  expect(await score()).toBeDefined()
  expect(screen.queryByText(tailoring)).toBeNull()
})
