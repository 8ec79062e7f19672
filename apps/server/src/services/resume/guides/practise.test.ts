import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Guide, guideCalls, type Practice, type Question } from '../testing/guide-calls.ts'
import { codeOf, operatorAd, resumeCalls, type User } from '../testing/resume-calls.ts'

let app: TestApp
let guides: ReturnType<typeof guideCalls>
let user: User
let guide: Guide
let question: Question
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  const calls = resumeCalls(app)
  guides = guideCalls(calls)
})
beforeEach(async () => {
  user = await app.signUp()
  const calls = resumeCalls(app)
  guide = await guides.created(user, { resumeId: await calls.createResume(user), jobDescription: operatorAd })
  const [first] = guide.questions
  if (!first) throw new Error('a guide has questions')
  question = first
})
afterAll(() => app.close())

const updated = async (input: object, id = question.id) =>
  field<Question>(await guides.update(user, id, input), 'updateInterviewQuestion')
const practised = async (input: object = {}) =>
  field<Practice>(
    await guides.practise(user, { questionId: question.id, answer: 'I did it.', seconds: 61, ...input }),
    'practiseInterviewQuestion',
  )
const now = () => guides.read(user, guide.id)

describe('updateInterviewQuestion refuses', () => {
  it.each([
    ['confidence 0', { confidence: 0 }],
    ['confidence 6', { confidence: 6 }],
    ['a place before the first', { position: 0 }],
    ['a place behind the last', { position: 10_000 }],
    ['10,001 characters of notes', { notes: 'a'.repeat(10_001) }],
    ['a NUL', { notes: 'a\0b' }],
  ])('%s, and changes nothing', async (_, input) => {
    expect(codeOf(await guides.update(user, question.id, input))).toBe('BAD_USER_INPUT')
    expect(await now()).toEqual(guide)
  })

  it('[B2] another user’s question as if there were none', async () => {
    const other = await app.signUp()
    expect(codeOf(await guides.update(other, question.id, { notes: 'Theirs' }))).toBe('NOT_FOUND')
    const answer = { questionId: question.id, answer: 'Theirs', seconds: 1 }
    expect(codeOf(await guides.practise(other, answer))).toBe('NOT_FOUND')
    expect(await now()).toEqual(guide)
  })
})

describe('notes, confidence and order', () => {
  it('are kept as they were given; what is not named stays', async () => {
    const notes = ' Speak of <b>the close</b>. '
    expect(await updated({ notes, confidence: 4 })).toMatchObject({ notes, confidence: 4, practisedAt: null })
    expect(await updated({ practised: true })).toMatchObject({ notes, confidence: 4 })
    expect(await now()).toMatchObject({ practisedCount: 1 })
    expect(await updated({ notes: null, confidence: null, practised: false })).toMatchObject({
      notes: null,
      confidence: null,
      practisedAt: null,
    })
  })

  it('put a question where the person wants it, and the others close up', async () => {
    const ids = guide.questions.map(({ id }) => id)
    expect((await updated({ position: 3 })).position).toBe(3)
    const wanted = [ids[1], ids[2], ids[0], ...ids.slice(3)]
    expect((await now()).questions.map(({ id }) => id)).toEqual(wanted)
    await updated({ position: 1 })
    expect((await now()).questions.map(({ id }) => id)).toEqual(ids)
    await updated({ position: ids.length })
    const after = (await now()).questions
    expect(after.map(({ id }) => id)).toEqual([...ids.slice(1), ids[0]])
    expect(after.map(({ position }) => position)).toEqual(ids.map((_, at) => at + 1))
  })

  it('make the guide the newest', async () => {
    app.clock.advance(1_000)
    await updated({ confidence: 1 })
    expect((await now()).updatedAt > guide.updatedAt).toBe(true)
  })
})

describe('practiseInterviewQuestion refuses', () => {
  it.each([
    ['no words', { answer: ' \n' }],
    ['6,001 characters', { answer: 'a'.repeat(6_001) }],
    ['a NUL', { answer: 'a\0b' }],
    ['less than no time', { seconds: -1 }],
    ['more than an hour', { seconds: 3_601 }],
  ])('%s, and keeps nothing', async (_, over) => {
    const input = { questionId: question.id, answer: 'I did it.', seconds: 61, ...over }
    expect(codeOf(await guides.practise(user, input))).toBe('BAD_USER_INPUT')
    expect(await now()).toEqual(guide)
  })

  const tries = (count: number) =>
    app.pool.query(
      `insert into resume.practices (question_id, answer, seconds, remarks, created_at)
       select $1, 'Try ' || n, n, $2, now() from generate_series(1, $3::integer) n`,
      [question.id, JSON.stringify({ words: 2, length: 'short', parts: [], claims: [], used: [], remarks: [] }), count],
    )

  it('a fifty-first try', async () => {
    await tries(50)
    const answer = await guides.practise(user, { questionId: question.id, answer: 'Once more', seconds: 5 })
    expect(codeOf(answer)).toBe('TOO_LARGE')
    expect((await now()).questions[0]?.practices).toHaveLength(50)
  })

  it('no fiftieth that is sent again', async () => {
    await tries(49)
    const { id } = await practised()
    expect((await practised()).id).toBe(id)
  })
})

describe('a practised answer', () => {
  it('is kept with its time and remarks, the newest first, and its question is practised', async () => {
    const first = await practised()
    expect(first).toMatchObject({ answer: 'I did it.', seconds: 61, words: 3, length: 'short' })
    expect(first.details.map(({ about }) => about)).toEqual(expect.arrayContaining(['structure', 'length', 'evidence']))
    expect(first.remarks).toHaveLength(first.details.length)
    const second = await practised({ answer: 'I did it again.' })
    const { questions, practisedCount } = await now()
    expect(questions[0]?.practices.map(({ id }) => id)).toEqual([second.id, first.id])
    expect([practisedCount, questions[0]?.practisedAt]).toEqual([1, app.clock.now().toISOString()])
  })

  it('sent twice is kept once', async () => {
    const [first, again] = await Promise.all([practised(), practised()])
    expect(again?.id).toBe(first?.id)
    app.clock.advance(30_000)
    expect((await practised()).id).not.toBe(first?.id)
  })

  it('has its figures backed by a line of the person, or marked', async () => {
    const { claims } = await practised({ answer: 'We ran 4,711 penguins and I fed all of them.' })
    expect(claims).toEqual([
      { text: '4,711', line: null, advice: 'No line of yours has this. If it is right, it makes a good line.' },
    ])
  })

  it('counts nothing', async () => {
    await practised()
    expect(await resumeCalls(app).used(user, 'interview_guide')).toBe(1)
  })
})
