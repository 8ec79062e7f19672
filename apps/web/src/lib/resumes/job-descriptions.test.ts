import { describe, expect, it } from 'vitest'
import { answerWith, data, refusal } from '../../testing/answers.ts'
import {
  createJobDescriptionMutation,
  deleteJobDescriptionMutation,
  jobDescriptionQuery,
  jobDescriptionsQuery,
  updateJobDescriptionMutation,
} from './job-descriptions.ts'
import { change, refused, startClient } from './testing/client.ts'

describe('job descriptions', () => {
  it('are asked for only where there is a user or an id', () => {
    expect([jobDescriptionsQuery(undefined).enabled, jobDescriptionQuery(null).enabled]).toEqual([false, false])
  })

  it('say what became of a change', async () => {
    const { client, toasts } = startClient()
    answerWith(data({ createJobDescription: {}, updateJobDescription: {}, deleteJobDescription: { success: true } }))
    await change(client, createJobDescriptionMutation(), { description: 'Clerk' })
    await change(client, updateJobDescriptionMutation(), { id: 1, input: {} })
    await change(client, updateJobDescriptionMutation({ silent: true }), { id: 1, input: {} })
    await change(client, deleteJobDescriptionMutation(), 1)
    expect(toasts.map(({ title }) => title)).toEqual([
      'Job description created',
      'Job description updated',
      'Job description deleted',
    ])
  })

  it('say why a change failed', async () => {
    const { client, toasts } = startClient()
    answerWith(refusal('Not now.'))
    await refused(client, createJobDescriptionMutation(), { description: 'Clerk' })
    await refused(client, updateJobDescriptionMutation({ silent: true }), { id: 1, input: {} })
    await refused(client, deleteJobDescriptionMutation(), 1)
    expect(toasts.map(({ title, description }) => [title, description])).toEqual([
      ['Failed to create job description', 'Not now.'],
      ['Failed to update job description', 'Not now.'],
      ['Failed to delete job description', 'Not now.'],
    ])
  })

  it('a deletion without success is a failure with its message', async () => {
    const { client, toasts } = startClient()
    answerWith(data({ deleteJobDescription: { success: false, message: 'It is in use.' } }))
    await refused(client, deleteJobDescriptionMutation(), 1)
    expect(toasts).toMatchObject([{ title: 'Failed to delete job description', description: 'It is in use.' }])
  })
})
