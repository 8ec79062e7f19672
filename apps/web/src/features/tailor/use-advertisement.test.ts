import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useAdvertisement } from './use-advertisement.ts'

const job = { id: 3, company: 'Fernhill Energy', description: 'We ask for SQL.' }
const visit = (saved = job) => renderHook(() => useAdvertisement(saved)).result

beforeEach(() => sessionStorage.clear())

describe('what is typed for a saved job', () => {
  it('is kept, and the rest is what the saved job says', () => {
    const page = visit()
    act(() => page.current.type({ company: 'Fernhill' }))
    expect(visit({ ...job, description: 'We ask for R.' }).current).toMatchObject({
      company: 'Fernhill',
      text: 'We ask for R.',
      jobId: 3,
    })
    act(() => page.current.type({ company: job.company }))
    expect(sessionStorage).toHaveLength(0)
  })

  it('belongs to the job that was made of it, and no longer to this one', () => {
    const page = visit()
    act(() => page.current.type({ company: 'Corbel Insurance', text: 'We ask for dbt.' }))
    act(() => page.current.setOptions({ ...page.current.options, keepOrder: true }))
    act(() => page.current.isJob(9))
    expect(page.current).toMatchObject({ company: 'Corbel Insurance', jobId: 9 })
    expect(visit().current).toMatchObject({ company: job.company, text: job.description, jobId: 3 })
    expect(visit().current.options.keepOrder).toBe(true)
  })

  it('stays where it was typed after the ad had been sent', () => {
    const page = visit()
    const { isJob } = page.current
    act(() => page.current.type({ text: 'We ask for Go.' }))
    act(() => isJob(3))
    expect(visit().current).toMatchObject({ text: 'We ask for Go.', jobId: null })
  })
})
