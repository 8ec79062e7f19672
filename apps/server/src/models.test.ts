import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLanguageModel } from './adapters/language-model/language-model.ts'
import { type Behaviour, startModelPeer } from './adapters/language-model/testing/model-peer.ts'
import type { LanguageModel } from './services/resume/ports.ts'
import { codeOf, resumeCalls, type User, welderAd } from './services/resume/testing/resume-calls.ts'
import { field, startTestApp, type TestApp } from './testing/app.ts'

// The whole way: a person, their word, a provider that behaves as it is told, and what is kept.

let peer: Awaited<ReturnType<typeof startModelPeer>>
let app: TestApp
let calls: ReturnType<typeof resumeCalls>
let user: User
let isSilent = false
let voter: Awaited<ReturnType<typeof startModelPeer>>
beforeAll(async () => {
  peer = await startModelPeer()
  voter = await startModelPeer()
  const patient = patientAt(peer.url, 'small-1')
  const hurried = createLanguageModel({ ...modelAt(peer.url, 'small-1'), limit: 100 })
  // Only one that never answers is not waited for: on a busy machine every answer may take long.
  const model = { ...patient, ask: (question) => (isSilent ? hurried : patient).ask(question) } satisfies LanguageModel
  const env = { RATE_LIMIT_FACTOR: '1000', AI_PROVIDER: 'openai', AI_BASE_URL: peer.url, AI_MODEL: 'small-1' }
  app = await startTestApp({
    env: { ...env, AI_TOKENS_PER_DAY: '60000, 1000000' },
    parts: { model, voter: patientAt(voter.url, 'small-2') },
  })
  calls = resumeCalls(app)
})
beforeEach(async () => {
  isSilent = false
  voter.behave('good', '{"refused": []}')
  user = await app.signUp()
})
afterAll(async () => {
  await app.close()
  await peer.close()
  await voter.close()
})

const modelAt = (baseUrl: string, model: string) => ({ provider: 'openai', baseUrl, model, apiKey: undefined }) as const
const patientAt = (url: string, name: string) =>
  createLanguageModel({ ...modelAt(url, name), limit: 100_000, silence: 100_000, wait: async () => undefined })

const page = `<h1>Rosa Melnyk</h1><p>Hull | rosa.melnyk@example.org | 07700 900321 | linkedin.com/in/rosa-melnyk</p>
<h2>Experience</h2><p>Pipe Welder, Harrow Fabrication</p><p>Mar 2019 - Present</p>
<ul><li>Weld stainless process pipe with TIG to ASME IX.</li><li>Responsible for reading isometric drawings.</li></ul>`
const better = 'Read isometric drawings.'

const agree = (yes: boolean) =>
  calls.ask(user, 'mutation($yes: Boolean!) { agreeToLanguageModel(yes: $yes) { name provider agreedAt } }', { yes })
const offered = async () =>
  field<{ name: string; provider: string; agreedAt: string | null }>(
    await calls.ask(user, '{ languageModel { name provider agreedAt } }'),
    'languageModel',
  )
const writerOf = async (id: number) =>
  field<{ writer: string }>(
    await calls.ask(user, 'query($id: Int!) { tailoredResume(id: $id) { writer } }', { id }),
    'tailoredResume',
  ).writer
const asked = async (id: number) =>
  field<{ suggestions: { text: string; doubts: { question: string }[] }[] }>(
    await calls.ask(user, 'query($id: Int!) { tailoredResume(id: $id) { suggestions { text doubts { question } } } }', {
      id,
    }),
    'tailoredResume',
  ).suggestions
const tailored = (options?: object) => calls.tailored(user, { jobDescription: welderAd, options }, page)

/** The edit that a good model gives for the line about drawings, whatever its number is. */
const answerFor = (text: string) => JSON.stringify({ edits: [{ line: 99, text, reason: 'Plainer.', sources: [] }] })

describe('[D16] a language model', () => {
  it('is asked nothing before the person says so, and they are told who it is', async () => {
    peer.behave('good', answerFor(better))
    expect(await offered()).toEqual({ name: 'small-1', provider: new URL(peer.url).host, agreedAt: null })
    expect(await writerOf((await tailored()).id)).toBe('built-in')
    expect(peer.asked).toEqual([])
    const answer = await calls.tailor(user, await calls.createResume(user, page), { options: { writer: 'small-1' } })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(peer.asked).toEqual([])
  })

  it('gets the lines and no contact detail, and their word is kept with the account', async () => {
    await agree(true)
    expect((await offered()).agreedAt).not.toBeNull()
    peer.behave('good', answerFor(better))
    const made = await tailored()
    expect(await writerOf(made.id)).toBe('small-1')
    expect((await asked(made.id)).map(({ text }) => text)).toEqual([better])
    expect(peer.asked.length).toBeGreaterThan(0)
    for (const { body } of peer.asked) {
      expect(body).toContain('isometric drawings')
      expect(body).not.toMatch(/Melnyk|rosa\.melnyk|07700|900321|linkedin/)
    }
    const { rows } = await app.pool.query('select provider from resume.model_consents where user_id = $1', [
      user.userId,
    ])
    expect(rows).toEqual([{ provider: new URL(peer.url).host }])
  })

  it('is left out for one run, or for good', async () => {
    await agree(true)
    peer.behave('good', answerFor(better))
    expect(await writerOf((await tailored({ writer: 'built-in' })).id)).toBe('built-in')
    await agree(false)
    expect((await offered()).agreedAt).toBeNull()
    expect(await writerOf((await tailored()).id)).toBe('built-in')
    expect(peer.asked).toEqual([])
    expect(codeOf(await calls.tailor(user, await calls.createResume(user), { options: { writer: 'gpt' } }))).toBe(
      'BAD_USER_INPUT',
    )
  })
})

describe('[D12] a language model that fails', () => {
  it.each<[Behaviour, RegExp]>([
    ['silent', /did not answer in time/],
    ['cut', /could not be reached/],
    ['broken', /could not be reached/],
    ['limited', /takes no more questions/],
    ['wrong key', /does not accept the key that is set up here/],
    ['not found', /was not found at the address that is set up here/],
    ['malformed', /cannot be used/],
    ['wrong', /cannot be used/],
    ['refusal', /cannot be used/],
    ['huge', /cannot be used/],
    ['empty', /cannot be used/],
  ])('%s: the built-in result is there, says so and costs nothing', async (behaviour, said) => {
    await agree(true)
    peer.behave(behaviour)
    isSilent = behaviour === 'silent'
    const made = await tailored()
    expect(await writerOf(made.id)).toBe('built-in')
    expect(made.rationale).toMatch(said)
    expect(await calls.used(user, 'resume_tailoring')).toBe(0)
    const { rows } = await app.pool.query('select 1 from resume.tailored_resumes where user_id = $1', [user.userId])
    expect(rows).toHaveLength(1)
  })

  it('and one that answers is counted once', async () => {
    await agree(true)
    peer.behave('good', answerFor(better))
    await tailored()
    expect(await calls.used(user, 'resume_tailoring')).toBe(1)
  })
})

describe('[D17] what is asked of a model', () => {
  it('is written down, and is less than one day allows', async () => {
    await agree(true)
    peer.behave('good', answerFor(better))
    await tailored()
    const runs = 'select tokens, outcome, model, prompts_version from resume.model_runs where user_id = $1'
    const { rows } = await app.pool.query(runs, [user.userId])
    const answered = { tokens: 120, outcome: 'answered', prompts_version: 'prompts-3' }
    expect(rows).toEqual([
      { ...answered, model: 'small-1' },
      { ...answered, model: 'small-2' },
    ])
    await app.pool.query('update resume.model_runs set tokens = 59000 where user_id = $1', [user.userId])
    peer.behave('good')
    const made = await calls.tailored(user, { jobDescription: `${welderAd}\nNights.` }, page)
    expect(peer.asked).toEqual([])
    expect(made.rationale).toContain('has been asked as much as one day allows')
  })

  it('is added up beyond what a count of the database holds', async () => {
    await agree(true)
    peer.behave('good', answerFor(better))
    await tailored()
    await app.pool.query('update resume.model_runs set tokens = 2000000000 where user_id = $1', [user.userId])
    const made = await calls.tailored(user, { jobDescription: `${welderAd}\nNights.` }, page)
    await app.pool.query('delete from resume.model_runs where user_id = $1', [user.userId])
    expect(made.rationale).toContain('has been asked as much as one day allows')
  })
})

it('writes letters that are judged alike', async () => {
  await agree(true)
  const { id } = await tailored({ writer: 'built-in' })
  const generate = `mutation($id: Int!, $options: CoverLetterOptionsInput) {
    generateCoverLetter(tailoredId: $id, options: $options) { content writer notes suggestions { text } }
  }`
  const written = async (options?: object) =>
    field<{ content: string; writer: string; notes: string[]; suggestions: { text: string }[] }>(
      await calls.ask(user, generate, { id, options }),
      'generateCoverLetter',
    )
  const lie = 'I managed a yard of 300 people.'
  const sentences = ['I weld stainless process pipe with TIG to ASME IX.', 'I read isometric drawings.', lie]
  peer.behave('good', JSON.stringify({ sentences: sentences.map((text) => ({ paragraph: 0, text, sources: [] })) }))
  const letter = await written()
  expect(letter.writer).toBe('small-1')
  expect(letter.content).toContain('I weld stainless process pipe')
  expect(letter.suggestions.map(({ text }) => text)).toEqual([lie])
  for (const { body } of peer.asked) expect(body).not.toMatch(/Melnyk|07700/)
  expect((await written({ writer: 'built-in' })).writer).toBe('built-in')
  peer.behave('broken')
  const own = await written()
  expect(own.writer).toBe('built-in')
  expect(own.notes.join()).toContain('could not be reached')
})

describe('a second model', () => {
  it('votes against words that the check let stand, and sees no contact detail', async () => {
    await agree(true)
    peer.behave('good', answerFor(better))
    voter.behave('good', '{"refused": [1]}')
    const made = await tailored()
    expect(made.content).not.toContain(better)
    expect(await asked(made.id)).toMatchObject([
      { text: better, doubts: [{ question: expect.stringContaining('A second model') }] },
    ])
    expect(voter.asked).toHaveLength(1)
    expect(voter.asked[0]?.body).toContain(better)
    expect(voter.asked[0]?.body).not.toMatch(/Melnyk|07700|linkedin/)
  })

  it.each<Behaviour>(['broken', 'malformed', 'empty'])('that is %s has no vote', async (behaviour) => {
    await agree(true)
    peer.behave('good', answerFor(better))
    voter.behave(behaviour)
    const [suggestion] = await asked((await tailored()).id)
    expect(suggestion?.text).toBe(better)
    expect(JSON.stringify(suggestion)).not.toContain('A second model')
  })

  it('is not asked where the built-in editor writes', async () => {
    await agree(true)
    await tailored({ writer: 'built-in' })
    expect(voter.asked).toEqual([])
  })
})

describe('an interview guide', () => {
  const create = `mutation($input: InterviewGuideInput!) {
    createInterviewGuide(input: $input) { id writer note questions { kind outline { part advice lines { text } } } }
  }`
  interface Made {
    writer: string
    note: string | null
    questions: { kind: string; outline: { part: string; advice: string; lines: { text: string }[] }[] }[]
  }
  const guide = async (writer?: string) => {
    const input = { resumeId: await calls.createResume(user, page), jobDescription: welderAd, writer }
    return field<Made>(await calls.ask(user, create, { input }), 'createInterviewGuide')
  }
  const says = 'I weld stainless process pipe with TIG to ASME IX.'
  const partsOf = ({ questions }: Made) => questions.flatMap(({ outline }) => outline)
  /** The number of the line is in the prompt. */
  const answers = (...texts: string[]) =>
    JSON.stringify({ answers: texts.map((text, at) => ({ part: at + 1, text, sources: [1, 2, 3] })) })

  it('has what a model would have the person say, and no lie of it', async () => {
    await agree(true)
    peer.behave('good', answers(says, 'I led a yard of 300 people.'))
    const made = await guide()
    expect(made.writer).toBe('small-1')
    const [spoken] = partsOf(made).filter(({ advice }) => advice.startsWith('You could say'))
    expect(spoken?.advice).toContain('I weld stainless process pipe with TIG to ASME IX')
    expect(spoken?.lines.map(({ text }) => text).join()).toContain('Weld stainless process pipe')
    expect(JSON.stringify(made)).not.toContain('300 people')
    for (const { body } of peer.asked) expect(body).not.toMatch(/Melnyk|07700/)
    expect(await calls.used(user, 'interview_guide')).toBe(1)
  })

  it('is ours, says so and is not counted where the model fails', async () => {
    await agree(true)
    peer.behave('broken')
    const made = await guide()
    expect(made).toMatchObject({ writer: 'built-in', note: expect.stringContaining('could not be reached') })
    expect(await calls.used(user, 'interview_guide')).toBe(0)
  })

  it('is ours where the person wants that, or has not agreed', async () => {
    peer.behave('good', answers(says))
    expect(await guide()).toMatchObject({ writer: 'built-in', note: null })
    await agree(true)
    expect((await guide('built-in')).writer).toBe('built-in')
    expect(peer.asked).toEqual([])
  })
})
