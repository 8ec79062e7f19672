import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, operatorAd, type TailoredResume, welderAd, welderPage } from '../testing/resume-calls.ts'

const here = appWithUser()

interface Reply {
  id: number
  content: string
  rationale: string
  writer: string
  letter: { content: string; writer: string; suggestions: { id: number }[] } | null
  suggestions: { id: number; text: string }[]
  edits: { id: number; text: string; undone: boolean }[]
  reply: { stood: number; asked: number; isCut: boolean; refused: { text: string; why: string }[] }
}

const prompt = (resumeId: number, jobDescription: string, kind = 'resume', by = here.user) =>
  here.calls.ask(
    by,
    'query($resumeId: Int!, $jobDescription: String!, $kind: String!) { assistantPrompt(resumeId: $resumeId, jobDescription: $jobDescription, kind: $kind) }',
    { resumeId, jobDescription, kind },
  )
const use = (tailoredId: number, reply: string, kind = 'resume', by = here.user) =>
  here.calls.ask(
    by,
    `mutation($tailoredId: Int!, $reply: String!, $kind: String!) {
      useAssistantReply(tailoredId: $tailoredId, reply: $reply, kind: $kind) {
        id content rationale writer letter { content writer suggestions { id } } suggestions { id text } edits { id text undone }
        reply { stood asked isCut refused { text why } }
      }
    }`,
    { tailoredId, reply, kind },
  )
const yes = (id: number) =>
  here.calls.ask(here.user, 'mutation($id: Int!) { answerSuggestion(id: $id, yes: true) { id } }', { id })
const used = async (...given: Parameters<typeof use>) => field<Reply>(await use(...given), 'useAssistantReply')

/** The one suggestion of this text. */
const idOf = (suggestions: Reply['suggestions'], text: string) => {
  const found = suggestions.filter((it) => it.text === text)
  expect(found).toHaveLength(1)
  return found[0]?.id ?? 0
}

const drawings = 'Responsible for reading isometric drawings.'
const plates = 'Helped with fitting hull plates.'
const better = 'Read isometric drawings.'

async function tailored(): Promise<{ made: TailoredResume; numberOf: (words: string) => number }> {
  const made = await here.calls.tailored(here.user, { jobDescription: welderAd }, welderPage)
  const told = field<string>(await prompt(made.originalResumeId, welderAd), 'assistantPrompt')
  const numberOf = (words: string) =>
    Number(
      told
        .split('\n')
        .find((line) => line.includes(words))
        ?.split(/\D/)[0],
    )
  return { made, numberOf }
}

describe('the prompt for one’s own assistant', () => {
  it('[D16] names no person, and is for its owner alone', async () => {
    const resumeId = await here.calls.createResume(here.user, welderPage)
    const told = field<string>(await prompt(resumeId, welderAd), 'assistantPrompt')
    expect(told).toContain(drawings)
    expect(told).toMatch(/<<<requirements \w+>>>\nR1\. /)
    expect(told).not.toContain('Melnyk')
    const other = await here.app.signUp()
    expect(codeOf(await prompt(resumeId, welderAd, 'resume', other))).toBe('NOT_FOUND')
    expect(codeOf(await prompt(resumeId, welderAd, 'poem'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await prompt(resumeId, ' '))).toBe('BAD_USER_INPUT')
  })
})

describe('a reply for a resume', () => {
  it('[D15] is asked about as far as the lines say it, and what they do not say is told with the reason', async () => {
    const { made, numberOf } = await tailored()
    const lie = 'Led 40 shipwrights in fitting hull plates.'
    const edits = [
      { line: numberOf(drawings), text: better, reason: 'Plainer.', sources: [] },
      { line: numberOf(plates), text: lie, reason: 'Stronger.', sources: [] },
    ]
    const { reply, content, suggestions } = await used(made.id, JSON.stringify({ edits }))
    expect(reply).toMatchObject({ stood: 0, asked: 1, isCut: false, refused: [{ text: lie }] })
    expect(content).not.toContain(better)
    field(await yes(idOf(suggestions, better)), 'answerSuggestion')
    expect((await here.calls.get(here.user, made.id)).content).toContain(better)
    for (const text of [content, (await here.calls.get(here.user, made.id)).content])
      expect(text).not.toContain('shipwrights')
  })

  it('stands in nothing where no line says it, until the person has said it in words of their own', async () => {
    const { made, numberOf } = await tailored()
    const lie = 'Led 40 shipwrights in fitting hull plates.'
    const edits = [{ line: numberOf(plates), text: lie, reason: 'Stronger.', sources: [] }]
    const { suggestions } = await used(made.id, JSON.stringify({ edits }))
    const id = idOf(suggestions, lie)
    expect(codeOf(await yes(id)), 'a yes alone makes nothing true').toBe('BAD_USER_INPUT')
    await here.calls.ask(here.user, 'mutation($input: FactInput!) { saveFact(input: $input) { id } }', {
      input: { statement: lie },
    })
    field(await yes(id), 'answerSuggestion')
    const { content, edits: all } = await here.calls.get(here.user, made.id)
    expect(content).toContain(lie)
    const own = all.filter(({ text }) => text === lie).map((it) => it.id)
    field(await here.calls.setEdits(here.user, made.id, own), 'setTailorEdits')
    expect((await here.calls.get(here.user, made.id)).content).not.toContain(lie)
  })

  it('takes the place of other words for the same line, and can be undone like any change', async () => {
    const { made, numberOf } = await tailored()
    const { suggestions } = await used(made.id, `${numberOf(drawings)}. ${better}`)
    field(await yes(idOf(suggestions, better)), 'answerSuggestion')
    const { edits } = await here.calls.get(here.user, made.id)
    const own = edits.filter(({ text }) => text === better)
    expect(own).toHaveLength(1)
    expect(new Set(edits.map(({ id }) => id)).size).toBe(edits.length)
    field(
      await here.calls.setEdits(
        here.user,
        made.id,
        own.map(({ id }) => id),
      ),
      'setTailorEdits',
    )
    expect((await here.calls.get(here.user, made.id)).content).not.toContain(better)
  })

  it('leaves what the person typed', async () => {
    const { made, numberOf } = await tailored()
    const line = (await here.calls.get(here.user, made.id)).content
    const typed = line.replace(/(Helped with fitting hull plates|Fitted hull plates[^<]*)\.?/, 'I fitted every plate.')
    field(await here.calls.saveContent(here.user, made.id, typed), 'updateTailoredResumeContent')
    const { content, reply } = await used(made.id, `${numberOf(plates)}. Helped to fit hull plates.`)
    expect(content).toContain('I fitted every plate.')
    expect(reply.stood).toBe(0)
  })

  it('says what to do where nothing is found in it, and changes nothing', async () => {
    const { made } = await tailored()
    const answer = await use(made.id, 'Looks great!')
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(JSON.stringify(answer.body.errors)).toContain('whole reply')
    expect(codeOf(await use(made.id, 'x'.repeat(100_001)))).toBe('BAD_USER_INPUT')
    expect(await here.calls.get(here.user, made.id)).toMatchObject({ updatedAt: made.updatedAt, content: made.content })
  })

  it('says of each part that is not used why', async () => {
    const { made, numberOf } = await tailored()
    const edits = [
      { line: numberOf(drawings), text: better, reason: 'Plainer.', sources: [] },
      { line: numberOf(plates), text: plates, reason: 'Fine as it is.', sources: [] },
      { line: 99, text: 'Wrote the yard’s welding rules.', reason: '', sources: [] },
    ]
    const { reply } = await used(made.id, JSON.stringify({ edits }))
    expect(reply).toMatchObject({
      ...{ stood: 0, asked: 1 },
      refused: [
        { text: plates, why: 'Your resume says this already.' },
        { text: edits[2]?.text, why: expect.stringContaining('cannot be changed') },
      ],
    })
    const same = await used(made.id, JSON.stringify({ edits: edits.slice(1, 2) }))
    expect(same.reply).toMatchObject({ stood: 0, refused: [{ text: plates }] })
  })

  it('is read against the lines that its prompt numbers, also after the resume was changed', async () => {
    const { made, numberOf } = await tailored()
    const number = numberOf(drawings)
    const id = made.originalResumeId
    const change = 'mutation($id: Int!, $input: ResumeUpdateInput!) { updateResume(id: $id, input: $input) { id } }'
    const content = welderPage.replace('</h1>', '</h1><h2>Summary</h2><p>Welder of pipe. Looking for a yard.</p>')
    field(await here.calls.ask(here.user, change, { id, input: { content } }), 'updateResume')
    const told = field<string>(await prompt(id, welderAd), 'assistantPrompt')
    expect(told.split('\n').find((line) => line.includes(drawings))).toMatch(new RegExp(`^\\D*${number}\\b`))
  })

  it('is for one’s own versions alone, and costs nothing', async () => {
    const { made, numberOf } = await tailored()
    const before = await here.calls.used(here.user, 'resume_tailoring')
    await used(made.id, `${numberOf(drawings)}. ${better}`)
    expect(await here.calls.used(here.user, 'resume_tailoring')).toBe(before)
    expect(codeOf(await use(made.id, better, 'resume', await here.app.signUp()))).toBe('NOT_FOUND')
  })
})

describe('a reply for a letter', () => {
  it('stands whole between our wish and close, with its marks, and is counted once as a letter is', async () => {
    const { made, numberOf } = await tailored()
    const sentences = [
      {
        paragraph: 0,
        text: 'I weld stainless process pipe with TIG to ASME IX.',
        sources: [numberOf('Weld stainless')],
      },
      { paragraph: 1, text: 'I read isometric drawings.', sources: [numberOf(drawings)] },
      { paragraph: 1, text: 'I managed a yard of 300 people.', sources: [numberOf(drawings)] },
    ]
    const reply = JSON.stringify({ sentences })
    const first = await used(made.id, reply, 'letter')
    expect(first.letter).toMatchObject({ writer: 'own-assistant' })
    expect(first.letter?.content).toContain('I weld stainless process pipe with TIG to ASME IX.')
    expect(first.letter?.content).toContain('300 people')
    expect(first.reply).toMatchObject({ stood: 2, asked: 1, refused: [] })
    await used(made.id, reply, 'letter')
    expect(await here.calls.used(here.user, 'cover_letter')).toBe(1)
  })

  it('of which too little stands leaves the letter as it is', async () => {
    const { made, numberOf } = await tailored()
    const lies = [{ paragraph: 0, text: 'I managed a yard of 300 people.', sources: [numberOf(drawings)] }]
    const { letter, reply } = await used(made.id, JSON.stringify(lies), 'letter')
    expect(letter).toBeNull()
    expect(reply).toMatchObject({ stood: 0, refused: [{ text: lies[0]?.text }] })
    expect(await here.calls.used(here.user, 'cover_letter')).toBe(0)
  })

  it('of which one sentence alone could stand says so', async () => {
    const { made, numberOf } = await tailored()
    const [text, why] = ['I read isometric drawings.', expect.stringContaining('Fewer than two sentences')]
    const { letter, reply } = await used(
      made.id,
      JSON.stringify([{ paragraph: 0, text, sources: [numberOf(drawings)] }]),
      'letter',
    )
    expect([letter, reply]).toEqual([null, { stood: 0, asked: 0, isCut: false, refused: [{ text, why }] }])
  })

  it('rests on the lines that the prompt numbers, whatever became of them in the version', async () => {
    const { made, numberOf } = await tailored()
    const line = /<li[^>]*>[^<]*isometric drawings[^<]*<\/li>/
    expect(made.content).toMatch(line)
    field(
      await here.calls.saveContent(here.user, made.id, made.content.replace(line, '')),
      'updateTailoredResumeContent',
    )
    const texts = ['I weld stainless process pipe with TIG to ASME IX.', 'I read isometric drawings.']
    const sentences = [
      { paragraph: 0, text: texts[0], sources: [numberOf('Weld stainless')] },
      { paragraph: 1, text: texts[1], sources: [numberOf(drawings)] },
    ]
    const { letter, reply } = await used(made.id, JSON.stringify({ sentences }), 'letter')
    expect(reply).toMatchObject({ stood: 2, refused: [] })
    for (const text of texts) expect(letter?.content).toContain(text)
  })
})

it('a version of ours says so', async () => {
  const made = await here.calls.tailored(here.user, { jobDescription: operatorAd })
  const text = 'query($id: Int!) { tailoredResume(id: $id) { writer reply { stood } } }'
  expect(field(await here.calls.ask(here.user, text, { id: made.id }), 'tailoredResume')).toEqual({
    writer: 'built-in',
    reply: null,
  })
})
