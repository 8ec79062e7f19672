import type { FileText } from '@bespeak/documents/file-text.ts'
import { readFile } from '@bespeak/documents/read-file.ts'
import { createReaderPool } from '@bespeak/documents/reader-pool.ts'
import { stillHands } from '@bespeak/documents/testing/still-hands.ts'
import type { Rendered, WriteTask } from '@bespeak/documents/write/works.ts'
import { createWriterPool } from '@bespeak/documents/write/writer-pool.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, field, startTestApp, type TestApp } from '../../testing/app.ts'
import { makersOf, type User } from '../../testing/resumes.ts'

// However slow the machine, no patience ends while these run.
const hour = 3_600_000
const patience = { timeout: hour, longestStart: hour }

let app: TestApp
afterEach(() => app.close())

/** Sees what comes to a queue, so that one thing can be asked after the other has come there. */
function createDoor() {
  let come = 0
  const hasCome = (count: number) => vi.waitFor(() => expect(come).toBe(count), { interval: 5 })
  return {
    comes: () => {
      come += 1
    },
    async through<Given>(...asks: (() => Promise<Given>)[]) {
      const answers: Promise<Given>[] = []
      for (const ask of asks) {
        const before = come
        answers.push(ask())
        await hasCome(before + 1)
      }
      return { answers: () => Promise.all(answers) }
    },
  }
}

const refusalOf = ({ body }: Answer) => body.errors?.map(({ message, extensions }) => ({ message, ...extensions }))

describe('files of several people', () => {
  const uploaded = (user: User, text: string) => () =>
    app.upload(
      'mutation($input: ResumeInput!) { createResume(input: $input) { id } }',
      { input: { title: text, file: null } },
      { place: 'input.file', name: 'resume.txt', bytes: new TextEncoder().encode(text) },
      user.token,
    )

  async function startReader() {
    const { hands, start } = stillHands<Uint8Array, FileText>({ readySoon: true })
    const door = createDoor()
    const reader = createReaderPool({ start, patience })
    app = await startTestApp({
      parts: {
        readFile: (bytes, userId) => {
          door.comes()
          return reader.read(bytes, userId)
        },
      },
    })
    return { hands, door }
  }

  it('are refused where one has several waiting; another is next, before the rest of theirs', async () => {
    const { hands, door } = await startReader()
    const [ada, ben] = [await app.signUp(), await app.signUp()]

    const many = await door.through(...[1, 2, 3, 4, 5].map((at) => uploaded(ada, `Ada ${at}`)))
    const surplus = await uploaded(ada, 'Ada 6')()
    const other = await door.through(uploaded(ben, 'Ben'))
    const [{ sent, result } = { sent: [], result: () => undefined }] = hands
    for (const bytes of sent) result(await readFile(bytes.slice()))

    expect(refusalOf(surplus)).toMatchObject([
      {
        message: 'Several of your files are still being read. Please wait for them, then try again.',
        code: 'RATE_LIMITED',
        retryAfter: 10,
      },
    ])
    const read = sent.map((bytes) => new TextDecoder().decode(bytes))
    expect(read).toEqual(['Ada 1', 'Ben', 'Ada 2', 'Ada 3', 'Ada 4', 'Ada 5'])
    for (const answer of [...(await many.answers()), ...(await other.answers())]) {
      expect(field(answer, 'createResume')).toMatchObject({ id: expect.any(Number) })
    }
  })
})

describe('documents of several people', () => {
  const linkText = 'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { url } }'
  const tailoredText = 'mutation($id: Int!) { generateTailoredResumeDocument(id: $id) { filename } }'
  const analysisText = 'mutation($id: Int!) { generateAnalysisDocument(id: $id) { filename } }'

  /** Each way to a document of this user: its refusal, or nothing. */
  async function waysOf(user: User, name: string) {
    const makers = makersOf(app, `<h1>${name}</h1><p>mail@example.com</p>`)
    const call = (text: string, variables: object) => app.call('resume', text, variables, { token: user.token })
    const tailored = { id: await makers.createTailored(user) }
    const analysis = { id: await makers.createAnalysis(user) }
    const input = { resumeId: await makers.createResume(user) }
    const { url } = field<{ url: string }>(await call(linkText, { input }), 'generateResumeDocument')
    return {
      ofResume: async () => linkRefusal(url),
      ofTailored: async () => refusalOf(await call(tailoredText, tailored)),
      ofAnalysis: async () => refusalOf(await call(analysisText, analysis)),
    }
  }

  async function linkRefusal(url: string): Promise<ReturnType<typeof refusalOf>> {
    const { pathname, search } = new URL(url)
    const { statusCode, headers, body } = await app.http.inject(`${pathname}${search}`)
    if (statusCode === 200) return undefined
    const code = statusCode === 429 ? 'RATE_LIMITED' : String(statusCode)
    return [{ message: body.trim(), code, retryAfter: Number(headers['retry-after']) }]
  }

  async function startWriter() {
    const { hands, start } = stillHands<WriteTask, Rendered>({ readySoon: true })
    const door = createDoor()
    const writer = createWriterPool({ start, hands: 1, patience })
    app = await startTestApp({
      parts: {
        writerFor: (userId) => {
          door.comes()
          return writer.writerFor(userId)
        },
      },
    })
    return { hands, door }
  }

  const forWhom = ({ work, takes: [of] }: WriteTask) =>
    `${work} for ${'basics' in of ? of.basics.name : Reflect.get(of, 'person')}`
  const file: Rendered = {
    ok: true,
    bytes: new Uint8Array([1]),
    pages: 1,
    template: 'classic',
    unfitted: [],
    missing: [],
  }

  it('are refused where one has several waiting, however they are asked for; those of another come in between', async () => {
    const { hands, door } = await startWriter()
    const ada = await waysOf(await app.signUp(), 'Ada')
    const ben = await waysOf(await app.signUp(), 'Ben')

    const many = await door.through(...[1, 2, 3, 4, 5].map(() => ada.ofTailored))
    const surplus = [await ada.ofResume(), await ada.ofTailored(), await ada.ofAnalysis()]
    const others = await door.through(ben.ofResume, ben.ofTailored, ben.ofAnalysis)
    const [{ sent, result } = { sent: [], result: () => undefined }] = hands
    for (const _ of sent) result(file)

    const refusal = {
      message: 'Several of your documents are still being made. Please wait for them, then try again.',
      code: 'RATE_LIMITED',
      retryAfter: 10,
    }
    expect(surplus).toMatchObject([[refusal], [refusal], [refusal]])
    expect(sent.map(forWhom)).toEqual([
      'renderResume for Ada',
      'renderResume for Ben',
      'renderResume for Ada',
      'renderResume for Ben',
      'renderResume for Ada',
      'renderReport for Ben',
      'renderResume for Ada',
      'renderResume for Ada',
    ])
    const refused = [...(await many.answers()), ...(await others.answers())].filter((it) => it !== undefined)
    expect(refused).toEqual([])
  })
})
