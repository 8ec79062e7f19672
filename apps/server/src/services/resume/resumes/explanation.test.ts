import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { resumeCalls, type User } from '../testing/resume-calls.ts'

let app: TestApp
let calls: ReturnType<typeof resumeCalls>
let user: User
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  calls = resumeCalls(app)
  user = await app.signUp()
})
afterAll(() => app.close())

const texts = ['Tailoredcontent', 'tailoredContent', 'content', 'resume', 'text']
const explanations = ['Changesexplanation', 'changesExplanation', 'explanation', 'rationale', 'why', 'changes']
const pairs = texts.flatMap((text) => explanations.map((why) => [text, why] as const))

const updateText = 'mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }'
const save = async (id: number, content: string) =>
  field(await calls.ask(user, updateText, { id, input: { content } }), 'updateResume')
const read = async (id: number) =>
  field(await calls.ask(user, 'query($id: Int!) { resume(id: $id) { content explanation } }', { id }), 'resume')

describe('what content says of its changes', () => {
  it('is nothing where nothing was said', async () => {
    expect(await read(await calls.createResume(user, '<p>Ida</p>'))).toMatchObject({ explanation: null })
  })

  it.each(pairs)('is kept when it is created and when it is saved: %s and %s', async (text, why) => {
    const content = (word: string) => JSON.stringify({ [text]: `${word} under ${text}`, [why]: `${word} for ${why}` })
    const said = (word: string) => ({
      content: `<p>${word} under ${text}</p>`,
      explanation: `<p>${word} for ${why}</p>`,
    })
    const id = await calls.createResume(user, content('Made'))
    expect(await read(id)).toEqual(said('Made'))
    await save(id, content('Saved'))
    expect(await read(id)).toEqual(said('Saved'))
  })

  it('stays when the content is saved as HTML, and is in lists, copies and the selected resume', async () => {
    const other = await app.signUp()
    const id = await calls.createResume(other, JSON.stringify({ text: 'Ida', why: 'So' }))
    await calls.ask(other, updateText, { id, input: { content: '<p>Ida Vance</p>' } })
    await calls.ask(other, 'mutation($id: Int!) { duplicateResume(id: $id) { id } }', { id })
    const { body } = await calls.ask(other, '{ selectedResume { content explanation } resumes { explanation } }')
    const explanation = '<p>So</p>'
    expect(body.data).toEqual({
      selectedResume: { content: '<p>Ida Vance</p>', explanation },
      resumes: [{ explanation }, { explanation }],
    })
  })

  it('is the rationale of a tailored version that is saved so; saved as HTML, it keeps its own', async () => {
    const { id, rationale } = await calls.tailored(user)
    await calls.saveContent(user, id, '<p>Ida Vance</p>')
    expect((await calls.get(user, id)).rationale).toBe(rationale)
    await calls.saveContent(user, id, JSON.stringify({ text: 'Ida', why: 'So' }))
    expect(await calls.get(user, id)).toMatchObject({ content: '<p>Ida</p>', rationale: '<p>So</p>' })
  })
})
