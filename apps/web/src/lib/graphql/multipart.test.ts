import { describe, expect, it } from 'vitest'
import { answerWith, data, refusal } from '../../testing/answers.ts'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { storeToken } from '../session/token.ts'
import { requestWithFiles } from './multipart.ts'
import { resume } from './operation.ts'

const update = resume(`
  mutation UpdateResume($id: Int!, $input: ResumeUpdateInput!, $file: Upload) {
    updateResume(id: $id, input: $input, file: $file) { id }
  }
`)
const file = new File(['A line.'], 'resume.txt', { type: 'text/plain' })

async function sentForm(variables: Parameters<typeof requestWithFiles<unknown, Record<string, unknown>>>[1]) {
  const fetchMock = answerWith(data({ updateResume: { id: 4 } }))
  await requestWithFiles(update as never, variables as never)
  const [address, init] = fetchMock.mock.calls[0] ?? []
  const form = init?.body as FormData
  const part = (name: string): unknown => JSON.parse(String(form.get(name)))
  return { address, init, form, operations: part('operations'), map: part('map') }
}

describe('multipart upload', () => {
  it('throws the first server error message', async () => {
    answerWith(refusal('This file cannot be read.', { code: 'UNSUPPORTED_FILE' }))
    await expect(requestWithFiles(update, { id: 4, input: {}, file })).rejects.toMatchObject({
      serverMessage: 'This file cannot be read.',
      code: 'UNSUPPORTED_FILE',
    })
  })

  it('sends an operations part, a map part and a file part', async () => {
    const { address, operations, map, form } = await sentForm({ id: 4, input: { title: 'General' }, file })
    expect(address).toBe('/api/v1/resume/graphql')
    expect([...form.keys()]).toEqual(['operations', 'map', '0'])
    expect(operations).toEqual({
      query: update.text,
      variables: { id: 4, input: { title: 'General' }, file: null },
      kwargs: {},
    })
    expect(map).toEqual({ 0: ['variables.file'] })
    expect((form.get('0') as File).name).toBe('resume.txt')
  })

  it('finds files deep in the variables and in lists', async () => {
    const { map, operations } = await sentForm({ input: { file }, others: [file, 'text'] })
    expect(map).toEqual({ 0: ['variables.input.file'], 1: ['variables.others.0'] })
    expect(operations).toMatchObject({ variables: { input: { file: null }, others: [null, 'text'] } })
  })

  it('carries credentials and the bearer, and leaves the content type to the browser', async () => {
    const token = tokenExpiringAt()
    storeToken(token)
    const { init } = await sentForm({ id: 4, input: {}, file })
    expect(init?.credentials).toBe('include')
    expect(init?.headers).toEqual({ authorization: `Bearer ${token}` })
  })
})
