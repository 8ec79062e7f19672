import { type MutationOptions, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { answerByOperation, answerWith, data, pageOf, refusal } from '../../testing/answers.ts'
import {
  createResumeMutation,
  deleteResumeMutation,
  duplicateResumeMutation,
  resumeQuery,
  resumesQuery,
  selectedResumeQuery,
  selectResumeMutation,
  updateResumeMutation,
} from './resumes.ts'
import { change, refused, startClient, variablesOf } from './testing/client.ts'

const listed = (id: number, updatedAt: string) => ({ id, title: `Resume ${id}`, updatedAt })
const invalidIds = [0, -1, Number.NaN, Number.POSITIVE_INFINITY]

describe('an id that is none', () => {
  it.each(invalidIds)('%s: get, update, select and delete raise "Invalid resume id" and send nothing', async (id) => {
    const server = answerWith(data({}))
    const { client } = startClient()
    await expect(client.fetchQuery(resumeQuery(id))).rejects.toThrow('Invalid resume id')
    for (const options of [selectResumeMutation(), deleteResumeMutation()]) {
      expect((await refused(client, options, id)).message).toBe('Invalid resume id')
    }
    const update = await refused(client, updateResumeMutation(), { id, input: { title: 'Clerk' } })
    expect(update.message).toBe('Invalid resume id')
    expect(server).not.toHaveBeenCalled()
  })

  it('a resume is asked for only where there is an id', () => {
    expect(resumeQuery(null).enabled).toBe(false)
    expect(resumeQuery(7).enabled).toBe(true)
  })
})

describe('the selected resume', () => {
  it('is always stale, and asked for anew on mount, on reconnect and on focus', () => {
    expect(selectedResumeQuery()).toMatchObject({
      staleTime: 0,
      refetchOnMount: 'always',
      refetchOnReconnect: 'always',
      refetchOnWindowFocus: 'always',
    })
  })

  it('is never taken from what was kept', async () => {
    const server = answerWith(data({ selectedResume: { id: 1 } }), data({ selectedResume: { id: 2 } }))
    const { client } = startClient()
    await client.fetchQuery(selectedResumeQuery())
    const observer = new QueryObserver(client, selectedResumeQuery())
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ id: 2 }))
    expect(server).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is the one that the server reports', async () => {
    answerWith(data({ selectedResume: { id: 4 } }))
    expect(await startClient().client.fetchQuery(selectedResumeQuery())).toEqual({ id: 4 })
  })

  it('where the server reports none, it is the one changed last', async () => {
    const server = answerByOperation({
      'query SelectedResume': () => data({ selectedResume: null }),
      'query Resumes(': () => data({ resumes: [listed(2, '2026-03-01')] }),
      'query Resume(': () => data({ resume: { id: 2 } }),
    })
    expect(await startClient().client.fetchQuery(selectedResumeQuery())).toEqual({ id: 2 })
    expect(server.mock.calls.map(variablesOf)).toEqual([{}, { limit: 1, offset: 0 }, { id: 2 }])
  })

  it('is nothing where there is no resume', async () => {
    answerByOperation({
      'query SelectedResume': () => data({ selectedResume: null }),
      'query Resumes(': () => data({ resumes: [] }),
    })
    expect(await startClient().client.fetchQuery(selectedResumeQuery())).toBeNull()
  })
})

describe('the list of all resumes', () => {
  const rows = Array.from({ length: 120 }, (_, place) => listed(place + 1, ''))
  /** A server on which this becomes of the rows once the first page has been asked for. */
  const changing = (changed: typeof rows) => {
    let held = rows
    return answerByOperation({
      'query Resumes(': (page) => {
        const answer = data({ resumes: pageOf(held, page) })
        held = changed
        return answer
      },
    })
  }

  it('loses no row where another is deleted between two pages', async () => {
    changing(rows.slice(1))
    expect(await startClient().client.fetchQuery(resumesQuery())).toHaveLength(120)
  })

  it('holds all of them, however many pages they come in', async () => {
    const server = changing(rows)
    expect(await startClient().client.fetchQuery(resumesQuery())).toHaveLength(120)
    expect(server.mock.calls.map(variablesOf)).toEqual([
      { limit: 101, offset: 0 },
      { limit: 101, offset: 100 },
    ])
  })
})

describe('changes say what became of them', () => {
  const file = new File(['%PDF'], 'ada.pdf')

  const prepared = <Data, Given>(options: MutationOptions<Data, Error, Given>, given: Given) => ({
    run: (client: QueryClient) => change(client, options, given),
    fail: (client: QueryClient) => refused(client, options, given),
  })
  const create = prepared(createResumeMutation(), { title: 'Clerk' })
  const update = prepared(updateResumeMutation(), { id: 1, input: {} })

  it.each([
    ['createResume', create, 'Resume created', 'Failed to create resume'],
    ['updateResume', update, 'Resume updated', 'Failed to update resume'],
    ['deleteResume', prepared(deleteResumeMutation(), 1), 'Resume deleted', 'Failed to delete resume'],
    ['duplicateResume', prepared(duplicateResumeMutation(), 1), 'Resume created', 'Failed to create resume'],
  ] as const)('%s', async (field, { run, fail }, done, failed) => {
    const { client, toasts } = startClient()
    answerWith(data({ [field]: { id: 1 } }))
    await run(client)
    expect(toasts.at(-1)).toMatchObject({ title: done })
    answerWith(refusal('The server says why.'))
    await fail(client)
    expect(toasts.at(-1)).toEqual({ title: failed, description: 'The server says why.', variant: 'destructive' })
  })

  it('deleting: "Deleted" on success, "Failed" on a false answer', async () => {
    const { client, toasts } = startClient()
    answerWith(data({ deleteResume: true }))
    await change(client, deleteResumeMutation(), 1)
    expect(toasts.at(-1)).toEqual({ title: 'Resume deleted', description: 'Deleted' })
    answerWith(data({ deleteResume: false }))
    expect((await refused(client, deleteResumeMutation(), 1)).message).toBe('Failed')
    expect(toasts.at(-1)).toMatchObject({ title: 'Failed to delete resume', description: 'Failed' })
  })

  it('an autosave is silent, its failure is not', async () => {
    const { client, toasts } = startClient()
    answerWith(data({ updateResume: { id: 1 } }))
    await change(client, updateResumeMutation({ silent: true }), { id: 1, input: { content: '<p>a</p>' } })
    expect(toasts).toEqual([])
    answerWith(refusal(''))
    await refused(client, updateResumeMutation({ silent: true }), { id: 1, input: { content: '<p>a</p>' } })
    expect(toasts).toMatchObject([{ title: 'Failed to update resume', description: 'Failed to update resume' }])
  })

  it('with a file an update is a multipart upload, and throws the first server message', async () => {
    const server = answerWith(refusal('Too large.'))
    const { client, toasts } = startClient()
    await refused(client, updateResumeMutation(), { id: 1, input: {}, file })
    expect(server.mock.calls[0]?.[1]?.body).toBeInstanceOf(FormData)
    expect(toasts).toMatchObject([{ title: 'Failed to update resume', description: 'Too large.' }])
  })

  it('afterwards the resumes are asked for anew', async () => {
    const { client } = startClient()
    answerWith(data({ resumes: [] }))
    await client.fetchQuery(resumesQuery())
    answerWith(data({ selectResume: true }))
    await change(client, selectResumeMutation(), 1)
    expect(client.getQueryState(resumesQuery().queryKey)?.isInvalidated).toBe(true)
  })
})
