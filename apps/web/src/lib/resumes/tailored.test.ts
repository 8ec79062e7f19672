import { describe, expect, it } from 'vitest'
import { answerWith, data, refusal } from '../../testing/answers.ts'
import { resumesQuery, selectedResumeQuery } from './resumes.ts'
import {
  deleteTailoredMutation,
  selectedTailored,
  tailoredByResumeQuery,
  tailoredPages,
  tailoredResumeQuery,
  tailorMutation,
  updateTailoredMutation,
} from './tailored.ts'
import { change, refused, startClient, variablesOf } from './testing/client.ts'

describe('the search of tailored versions', () => {
  it.each([
    ['  clerk ', 'clerk'],
    ['', ''],
    [undefined, ''],
  ])('%j is sent trimmed, an empty one where there is none', async (given, search) => {
    const server = answerWith(data({ tailoredResumesByResume: [] }))
    const { client } = startClient()
    await client.fetchInfiniteQuery(tailoredPages(1, given))
    expect(server.mock.calls.map(variablesOf)).toMatchObject([{ resumeId: 1, search }])
  })

  it('is asked only where there is an id', () => {
    expect(tailoredByResumeQuery(null).enabled).toBe(false)
    expect(tailoredResumeQuery(null).enabled).toBe(false)
  })
})

describe('the stored tailored version', () => {
  it.each(['', 'abc', '0', '-1', '1.5'])('%j is none', (stored) => {
    window.localStorage.setItem('selected_tailored_resume_id', stored)
    expect(selectedTailored.read()).toBeNull()
  })

  it('is kept, read and forgotten', () => {
    selectedTailored.keep(7)
    expect(selectedTailored.read()).toBe(7)
    selectedTailored.forget()
    expect(selectedTailored.read()).toBeNull()
  })

  it('goes with the version when that is deleted', async () => {
    answerWith(data({ deleteTailoredResume: true }))
    selectedTailored.keep(7)
    await change(startClient().client, deleteTailoredMutation(), 7)
    expect(selectedTailored.read()).toBeNull()
  })
})

it('what lists a version is asked for anew once one was made', async () => {
  const { client } = startClient()
  const lists = [resumesQuery(), selectedResumeQuery(), tailoredByResumeQuery(1)].map(({ queryKey }) => queryKey)
  for (const queryKey of lists) client.setQueryData<object>(queryKey, {})
  answerWith(data({ tailorResume: { id: 1 } }))
  await change(client, tailorMutation(), { resumeId: 1, jobDescription: 'x', jobAdvertisingCompany: 'Oakmere' })
  for (const queryKey of lists) expect(client.getQueryState(queryKey)?.isInvalidated, `${queryKey}`).toBe(true)
})

describe('toasts of tailored versions', () => {
  const tailor = { resumeId: 1, jobDescription: 'Clerk wanted', jobAdvertisingCompany: 'Oakmere' }

  it('tailoring', async () => {
    const { client, toasts } = startClient()
    answerWith(data({ tailorResume: { id: 1 } }))
    await change(client, tailorMutation(), tailor)
    expect(toasts.at(-1)).toEqual({ title: 'Tailored & Saved', description: 'A new tailored version was created.' })
    answerWith(refusal(''))
    await refused(client, tailorMutation(), tailor)
    expect(toasts.at(-1)).toMatchObject({ title: 'Tailoring failed', description: 'Unable to tailor resume' })
  })

  it('saving, which shows the content and the explanation that come back', async () => {
    const { client, toasts } = startClient()
    const { queryKey } = tailoredResumeQuery(1)
    client.setQueryData<object>(queryKey, { id: 1, title: 'Mine', content: '<p>Old</p>', rationale: null })
    const saved = { content: '<p>New</p>', rationale: '<p>Why</p>', updatedAt: '2026-01-05T09:00:00.000Z' }
    answerWith(data({ updateTailoredResumeContent: saved }))
    await change(client, updateTailoredMutation(), { id: 1, content: '<p>New</p>' })
    expect(client.getQueryData(queryKey)).toEqual({ id: 1, title: 'Mine', ...saved })
    expect(toasts.at(-1)).toEqual({ title: 'Saved', description: 'Tailored version updated.' })
    answerWith(refusal(''))
    await refused(client, updateTailoredMutation({ silent: true }), { id: 1, content: '' })
    expect(toasts.at(-1)).toMatchObject({ title: 'Save failed', description: 'Unable to save tailored content' })
  })

  it('deleting', async () => {
    const { client, toasts } = startClient()
    answerWith(data({ deleteTailoredResume: true }))
    await change(client, deleteTailoredMutation(), 1)
    expect(toasts.at(-1)).toEqual({ title: 'Deleted', description: 'Tailored version deleted.' })
    answerWith(data({ deleteTailoredResume: false }))
    await refused(client, deleteTailoredMutation(), 1)
    expect(toasts.at(-1)).toMatchObject({ title: 'Delete failed', description: 'Could not delete tailored version' })
    answerWith(refusal(''))
    await refused(client, deleteTailoredMutation(), 1)
    expect(toasts.at(-1)).toMatchObject({ title: 'Delete failed', description: 'Unable to delete tailored version' })
  })
})
