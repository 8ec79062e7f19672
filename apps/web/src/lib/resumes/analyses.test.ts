import { describe, expect, it } from 'vitest'
import { answerWith, data, refusal } from '../../testing/answers.ts'
import { analysesByResumeQuery, analysisQuery, analyzeMutation } from './analyses.ts'
import { optimizeResumeMutation } from './optimize.ts'
import { change, refused, startClient, variablesOf } from './testing/client.ts'

describe('analyses', () => {
  it.each([undefined, null, '', 'abc', 0, -1])('of %j are not asked for: that is no positive number', (id) => {
    expect(analysesByResumeQuery(id).enabled).toBe(false)
  })

  it('of a resume are', () => {
    expect(analysesByResumeQuery(' 7 ').enabled).toBe(true)
    expect(analysisQuery(null).enabled).toBe(false)
  })

  it('are requested with the fixed title, and always anew', async () => {
    const server = answerWith(data({ analyzeJobMatch: { id: 1, resumeId: 1 } }))
    const { client, toasts } = startClient()
    await change(client, analyzeMutation(), {
      resumeId: 1,
      jobDescription: 'Clerk',
      companyName: null,
      jobDescriptionId: 5,
    })
    expect(variablesOf(server.mock.calls[0])).toEqual({
      input: {
        ...{ resumeId: 1, jobDescription: 'Clerk', companyName: null, jobDescriptionId: 5 },
        ...{ jobTitle: 'Job', jobUrl: null, forceRefresh: true },
      },
    })
    expect(toasts).toEqual([{ title: 'Analysis complete' }])
  })

  it('that fail say why', async () => {
    answerWith(refusal('The advertisement is empty.'))
    const { client, toasts } = startClient()
    await refused(client, analyzeMutation(), { resumeId: 1 })
    expect(toasts).toMatchObject([{ title: 'Analysis failed', description: 'The advertisement is empty.' }])
  })
})

describe('an optimized resume', () => {
  it('needs a resume id', async () => {
    const server = answerWith(data({}))
    expect((await refused(startClient().client, optimizeResumeMutation(), 0)).message).toBe('Invalid resume id')
    expect(server).not.toHaveBeenCalled()
  })

  it('says that a version was created, that none was needed, or why there is none', async () => {
    const { client, toasts } = startClient()
    for (const isNew of [true, false]) {
      answerWith(data({ generateOptimizedResume: { id: 1, resumeId: 1, isNew } }))
      await change(client, optimizeResumeMutation(), 1)
    }
    answerWith(refusal('You have used all 5.', { code: 'LIMIT_REACHED' }))
    await refused(client, optimizeResumeMutation(), 1)
    expect(toasts).toMatchObject([
      { title: 'Resume optimized', description: 'An optimized resume version was created.' },
      {
        title: 'Nothing to improve',
        description: 'Your resume reads well as it is. No version was made, and nothing was counted.',
      },
      { title: 'Optimization failed', description: 'You have used all 5.' },
    ])
  })
})
