import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { welder } from '@bespeak/domain/tailor/testing/people.ts'
import { numberedPage } from '@bespeak/domain/writers/index.ts'
import { expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { engine } from '../../../testing/engine.ts'
import { type LetterTask, letters } from '../letters/writing.ts'
import type { Engine } from '../ports.ts'
import { type TailorTask, tailor } from '../tailored/tailoring.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, welderAd, welderPage } from '../testing/resume-calls.ts'

const elsewhere = 'Keep the shop floor tidy and coached four apprentices.'
const ofThem = 'I coached nine apprentices, which your Lantern programme asks for, Ms Quillfeather.'

const ofElsewhere = 'I keep the shop floor tidy and coached four apprentices.'

const numberOf = (document: ResumeDocument, words: string) =>
  numberedPage(document, []).lines.find(({ text }) => text.includes(words))?.number ?? 0
const model = (reply: object) => ({ writer: 'small-1', replies: [JSON.stringify(reply)], against: [] })

const asEdit = (document: ResumeDocument) => {
  const line = numberOf(document, 'shop floor')
  return model({ edits: [{ line, text: elsewhere, reason: '', sources: [line] }] })
}
const asLetter = (document: ResumeDocument) => {
  const told = [
    ['process pipe', 'I weld stainless process pipe with TIG to ASME IX.'],
    ['hull plates', 'I helped with fitting hull plates.'],
    ['apprentices', ofThem],
    ['shop floor', ofElsewhere],
  ]
  return model({
    sentences: told.map(([words = '', text]) => ({ paragraph: 0, text, sources: [numberOf(document, words)] })),
  })
}

/** A model that tells of one job what was done at another, and in a letter a number that no line has. */
const careless: Engine = (asker, work, ...takes) => {
  const quietly = () => undefined
  const inWords = () => {
    if (work !== 'tailor') return letters({ ...(takes[0] as LetterTask), words: asLetter(welder()) }, quietly)
    return tailor({ ...(takes[0] as TailorTask), words: asEdit(welder()) }, quietly)
  }
  const isWritten = work === 'tailor' || work === 'letters'
  return (isWritten ? Promise.resolve(inWords()) : engine(asker, work, ...takes)) as ReturnType<
    typeof engine<typeof work>
  >
}

const here = appWithUser({ parts: { engine: careless } })

interface Asked {
  id: number
  text: string
}
const tailored = () =>
  here.calls.tailored(
    here.user,
    { jobDescription: `${welderAd}\n- Join our Lantern programme`, jobAdvertisingCompany: 'Brackwater Process' },
    welderPage,
  )
const ask = (text: string, variables: object) => here.calls.ask(here.user, text, variables)
const accept = (id: number) => ask('mutation($id: Int!) { answerSuggestion(id: $id, yes: true) { id } }', { id })
const written = async () => {
  const { id } = await tailored()
  const write = `mutation($id: Int!) {
    generateCoverLetter(tailoredId: $id, options: { recipient: "Ms Quillfeather" }) { style } }`
  field(await ask(write, { id }), 'generateCoverLetter')
  return asked(id)
}
const asked = async (id: number) => {
  const text =
    'query($id: Int!) { tailoredResume(id: $id) { suggestions { id text } letter { suggestions { id text } } } }'
  const { suggestions, letter } = field<{ suggestions: Asked[]; letter: { suggestions: Asked[] } | null }>(
    await ask(text, { id }),
    'tailoredResume',
  )
  return [...suggestions, ...(letter?.suggestions ?? [])]
}

it('a line of one job is not true for what was done at another, until the person says so', async () => {
  const { id } = await tailored()
  const one = (await asked(id)).find(({ text }) => text === elsewhere)
  expect(codeOf(await accept(one?.id ?? 0))).toBe('BAD_USER_INPUT')
  await here.calls.saveFact(here.user, { statement: 'At Harrow Fabrication I coached four apprentices.' })
  expect(codeOf(await accept(one?.id ?? 0))).toBeUndefined()
})

it('a sentence of a letter may name whom it is for and what they advertise, once the rest is said', async () => {
  const one = (await written()).find(({ text }) => text === ofThem)
  expect((await accept(one?.id ?? 0)).body.errors?.[0]?.message).toContain('nine')
  await here.calls.saveFact(here.user, { statement: 'I coached nine apprentices.' })
  expect(codeOf(await accept(one?.id ?? 0))).toBeUndefined()
})

it('a sentence of a letter about one job is not true for what was done at another', async () => {
  const one = (await written()).find(({ text }) => text === ofElsewhere)
  expect(codeOf(await accept(one?.id ?? 0))).toBe('BAD_USER_INPUT')
})
