import { describe, expect, it } from 'vitest'
import { answerWith, data, refusal } from '../../testing/answers.ts'
import { change, refused, startClient } from './testing/client.ts'
import { createVersionMutation, restoreVersionMutation, versionQuery, versionsQuery } from './versions.ts'

describe('versions', () => {
  it('are asked for only where there is an id', () => {
    expect([versionsQuery(null).enabled, versionQuery(null).enabled]).toEqual([false, false])
  })

  it('say that one was created, or why not', async () => {
    const { client, toasts } = startClient()
    answerWith(data({ createResumeVersion: { id: 1, resumeId: 1, versionNumber: 1 } }))
    await change(client, createVersionMutation(), { resumeId: 1 })
    answerWith(refusal('Not now.'))
    await refused(client, createVersionMutation(), { resumeId: 1 })
    expect(toasts).toMatchObject([
      { title: 'Resume version created', description: 'A new version of your resume was created.' },
      { title: 'Failed to create resume version', description: 'Not now.', variant: 'destructive' },
    ])
  })

  it('that are restored make the resume and its versions stale', async () => {
    const { client, toasts } = startClient()
    answerWith(data({ resumeVersions: [] }))
    await client.fetchQuery(versionsQuery(4))
    answerWith(data({ restoreResumeVersion: { id: 4, updatedAt: '' } }))
    await change(client, restoreVersionMutation(), 11)
    expect(client.getQueryState(versionsQuery(4).queryKey)?.isInvalidated).toBe(true)
    expect(toasts).toEqual([{ title: 'Resume updated' }])
  })
})
