import { describe, expect, it } from 'vitest'
import { jobInHand, usualChoices } from './job-in-hand.ts'

const job = {
  company: 'Corbel Insurance',
  advertisement: 'Data analyst with SQL',
  options: { tone: 'warm' as const, length: 'one-page' as const, emphasis: ['SQL'] },
  tailors: 7,
}

describe('the job in hand', () => {
  it('is none where none was kept, or where what was kept is no job', () => {
    expect(jobInHand.take()).toBeNull()
    window.sessionStorage.setItem('job_in_hand', '{"company":7}')
    expect(jobInHand.take()).toBeNull()
    window.sessionStorage.setItem('job_in_hand', 'null and void')
    expect(jobInHand.take()).toBeNull()
  })

  it('is given out as it was kept, once', () => {
    jobInHand.keep(job)
    expect(jobInHand.take()).toEqual(job)
    expect(jobInHand.take()).toBeNull()
  })

  it('has the usual options where it came without', () => {
    window.sessionStorage.setItem('job_in_hand', JSON.stringify({ company: '', advertisement: 'Text' }))
    expect(jobInHand.take()?.options).toEqual(usualChoices)
  })
})
