import { readFile } from '@bespeak/documents/read-file.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { documentsWrittenHere } from '../../../testing/documents.ts'
import { makersOf, type User } from '../../../testing/resumes.ts'
import { linkEndings } from '../testing/link-endings.ts'

const content =
  '<h1>Ida Vance</h1><p>ida@example.com</p><h2>Experience</h2><p><strong>Florist</strong>, Fernhollow, 2019 – 2023</p><ul><li>Tied 40 bouquets a day</li></ul>'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => app.close())

const ask = (user: User, text: string, variables: object, to = app) =>
  to.call('resume', text, variables, { token: user.token })

const createResume = (user: User, title = 'Mine', to = app) => makersOf(to, content).createResume(user, title)
const createTailored = (user: User, to = app) => makersOf(to, content).createTailored(user)

const linkText =
  'mutation($input: ResumeDocumentInput!) { generateResumeDocument(input: $input) { resumeId format url } }'
const link = (user: User, input: object, to = app) => ask(user, linkText, { input }, to)
const linked = async (user: User, input: object, to = app) =>
  field<{ resumeId: number; format: string; url: string }>(await link(user, input, to), 'generateResumeDocument')

const open = (url: string, to = app) => {
  const { pathname, search } = new URL(url)
  return to.http.inject(`${pathname}${search}`)
}
const refusal = 'This link is not valid, or no longer valid. Please download the document again.\n'
const expectNothing = async (url: string) => {
  const answer = await open(url)
  expect([answer.statusCode, answer.body]).toEqual([404, refusal])
}

const errorOf = ({ body }: Answer) => body.errors?.[0]
const textOf = async (bytes: Uint8Array) => {
  const read = await readFile(bytes)
  if (!read.ok) throw new Error(read.message)
  return JSON.stringify(read.source)
}

describe('a document of a resume', () => {
  it.each([
    ['a text for an id', { resumeId: 'abc' }, 'resumeId', 'Invalid resume id'],
    ['an empty id', { resumeId: ' ' }, 'resumeId', 'Invalid resume id'],
    ['zero', { resumeId: 0 }, 'resumeId', 'Invalid resume id'],
    ['more than the database counts to', { resumeId: '9999999999' }, 'resumeId', 'Invalid resume id'],
    ['another format', { resumeId: 1, format: 'exe' }, 'format', 'A document must be pdf, docx, txt or json.'],
    ['a layout there is none of', { resumeId: 1, layout: { template: 'gothic' } }, 'layout', expect.any(String)],
  ])('is refused for %s', async (_, input, name, message) => {
    expect(errorOf(await link(await app.signUp(), input))?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: message },
    })
  })

  it('is a link, to pdf where no format is asked for, for an id as number or as text', async () => {
    const user = await app.signUp()
    const resumeId = await createResume(user)
    expect(await linked(user, { resumeId })).toMatchObject({ resumeId, format: 'pdf' })
    const { url } = await linked(user, { resumeId: ` ${resumeId} `, format: 'docx' })
    expect(url).toMatch(/^http:\/\/localhost:5001\/api\/v1\/documents\?link=[\w-]+\.[\w-]+$/)
  })

  it.each([
    ['pdf', 'application/pdf', 'inline'],
    ['docx', docx, 'attachment'],
    ['txt', 'text/plain; charset=utf-8', 'attachment'],
    ['json', 'application/json; charset=utf-8', 'attachment'],
  ])('[C9] is opened as %s by whoever has the link, and kept by no cache', async (format, type, kind) => {
    const user = await app.signUp()
    const { url } = await linked(user, { resumeId: await createResume(user, 'Résumé "2026" / A'), format })
    const answer = await open(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `${kind}; filename="Resume 2026 A.${format}"; filename*=UTF-8''R%C3%A9sum%C3%A9%202026%20A.${format}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    const bytes = new Uint8Array(answer.rawPayload)
    if (format === 'json') {
      expect(fromJsonResume(JSON.parse(answer.body)).basics.name).toBe('Ida Vance')
    } else expect(await textOf(bytes)).toContain('Tied 40 bouquets a day')
  })

  it('is set as the link says, else as the resume is', async () => {
    const asked: unknown[] = []
    const own = await startTestApp({
      parts: {
        writerFor: () => ({
          ...documentsWrittenHere,
          renderResume: async (_document, layout) => {
            asked.push(layout)
            return { ok: false, reason: 'busy' }
          },
        }),
      },
    })
    const user = await own.signUp()
    const resumeId = await createResume(user, 'Mine', own)
    for (const layout of [undefined, { template: 'modern', accent: '#1d4ed8' }, { fit: 'one-page' }]) {
      await open((await linked(user, { resumeId, layout }, own)).url, own)
    }
    await own.close()
    expect(asked).toEqual([
      { template: 'classic', pageSize: 'a4', accent: null, fit: null },
      { template: 'modern', pageSize: 'a4', accent: '#1d4ed8', fit: null },
      { template: 'classic', pageSize: 'a4', accent: null, fit: 'one-page' },
    ])
  })
})

describe('[B3] the link of a document', () => {
  it('is worth nothing when any of it is altered, or when it is guessed', async () => {
    const user = await app.signUp()
    const { url } = await linked(user, { resumeId: await createResume(user), format: 'txt' })
    const [text = '', signature = ''] = (new URL(url).searchParams.get('link') ?? '').split('.')
    const content = JSON.parse(Buffer.from(text, 'base64url').toString())
    const other = await createResume(await app.signUp())
    const altered = (document: object) =>
      Buffer.from(JSON.stringify({ ...content, document: { ...content.document, ...document } })).toString('base64url')
    const at = (link: string) => `http://localhost/api/v1/documents?link=${link}`
    await expectNothing(at(`${altered({ resumeId: other })}.${signature}`))
    await expectNothing(at(`${altered({ format: 'json' })}.${signature}`))
    await expectNothing(at(`${text}.${signature.slice(1)}`))
    await expectNothing(at(`${text}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`))
    await expectNothing(at(`${text}.${signature}=`))
    await expectNothing(at(`${text}.${signature}.x`))
    await expectNothing(at(text))
    await expectNothing(at(`.${signature}`))
    await expectNothing(at('%00'))
    await expectNothing(at(`${text}.${signature}&link=x`))
    await expectNothing('http://localhost/api/v1/documents')
    expect((await open(url)).statusCode).toBe(200)
  })

  it('runs out after ten minutes', async () => {
    const user = await app.signUp()
    const { url } = await linked(user, { resumeId: await createResume(user), format: 'txt' })
    app.clock.advance(10 * 60 * 1000 - 1)
    expect((await open(url)).statusCode).toBe(200)
    app.clock.advance(1)
    await expectNothing(url)
  })

  it.each(linkEndings)('ends when %s', async (_, happens) => {
    const user = await app.signUp()
    const resumeId = await createResume(user)
    const { url } = await linked(user, { resumeId, format: 'txt' })
    await happens(app, user, resumeId)
    await expectNothing(url)
  })

  it('[A17] is in no log', async () => {
    const user = await app.signUp()
    const { url } = await linked(user, { resumeId: await createResume(user), format: 'txt' })
    await open(url)
    expect(app.logs()).toContain('/api/v1/documents')
    expect(app.logs()).not.toContain(new URL(url).searchParams.get('link'))
  })
})

const tailoredText = `mutation($id: Int!, $format: String, $layout: LayoutInput) {
  generateTailoredResumeDocument(id: $id, format: $format, layout: $layout) { filename contentType contentBase64 }
}`
const statusOf = async (id: number, to = app) =>
  (await to.pool.query('select status from resume.tailored_resumes where id = $1', [id])).rows[0]?.status

describe('a document of a tailored resume', () => {
  it('is refused in a format there is none of, and leaves a draft', async () => {
    const user = await app.signUp()
    const id = await createTailored(user)
    expect(errorOf(await ask(user, tailoredText, { id, format: 'odt' }))?.extensions?.code).toBe('BAD_USER_INPUT')
    expect(await statusOf(id)).toBe('draft')
  })

  it.each([
    [undefined, 'Ida-Vance-For-Fernhollow.pdf', 'application/pdf'],
    ['docx', 'Ida-Vance-For-Fernhollow.docx', docx],
    ['txt', 'Ida-Vance-For-Fernhollow.txt', 'text/plain; charset=utf-8'],
    ['json', 'Ida-Vance-For-Fernhollow.json', 'application/json; charset=utf-8'],
  ])('in the format %s is %s, and final from then on', async (format, filename, contentType) => {
    const user = await app.signUp()
    const id = await createTailored(user)
    const file = field<{ contentBase64: string }>(
      await ask(user, tailoredText, { id, format }),
      'generateTailoredResumeDocument',
    )
    expect(file).toMatchObject({ filename, contentType })
    const bytes = new Uint8Array(Buffer.from(file.contentBase64, 'base64'))
    expect(format === 'json' ? new TextDecoder().decode(bytes) : await textOf(bytes)).toContain(
      'Tied 40 bouquets a day',
    )
    expect(await statusOf(id)).toBe('final')
  })

  it('is told to the open pages while it is made', async () => {
    const user = await app.signUp()
    await ask(user, tailoredText, { id: await createTailored(user), format: 'txt' })
    const { rows } = await app.pool.query('select data from kernel.live_events where user_id = $1 order by id', [
      user.userId,
    ])
    const operation = 'generateTailoredResumeDocument'
    expect(rows.map(({ data }) => data)).toEqual([
      { operation, step: 'writing', done: 0, total: 1 },
      { operation, step: 'done', done: 1, total: 1 },
    ])
  })

  it('is refused where a line is in a script that no font has, and says which line', async () => {
    const user = await app.signUp()
    const id = await createTailored(user)
    const line = 'ខ្ញុំធ្វើការ'
    await app.pool.query(
      `update resume.tailored_resumes set document = jsonb_set(document, '{basics,name}', to_jsonb($2::text)) where id = $1`,
      [id, line],
    )
    const error = errorOf(await ask(user, tailoredText, { id }))
    expect(error?.message).toContain(`One line cannot be printed as it stands: “${line}”.`)
  })

  it('says which signs were left out', async () => {
    const renderResume = async () => ({
      ...{ ok: true as const, bytes: new Uint8Array([1]), pages: 1, template: 'classic' as const, unfitted: [] },
      missing: ['🚀', '✈'],
    })
    const own = await startTestApp({ parts: { writerFor: () => ({ ...documentsWrittenHere, renderResume }) } })
    const user = await own.signUp()
    field(await ask(user, tailoredText, { id: await createTailored(user, own) }, own), 'generateTailoredResumeDocument')
    const { rows } = await own.pool.query(`select title, body from identity.notifications where kind = 'document'`)
    expect(rows).toEqual([
      { title: 'Some signs are not in your PDF', body: expect.stringContaining('we left them out: 🚀 ✈.') },
    ])
    await own.close()
  })

  it('stays a draft when it was edited while the document was made', async () => {
    let edit: () => Promise<void> = () => Promise.resolve()
    const own = await startTestApp({
      parts: {
        writerFor: () => ({
          ...documentsWrittenHere,
          renderResume: async () => {
            await edit()
            return { ok: true, bytes: new Uint8Array([1]), pages: 1, template: 'classic', unfitted: [], missing: [] }
          },
        }),
      },
    })
    const user = await own.signUp()
    const id = await createTailored(user, own)
    edit = async () => void (await own.pool.query('update resume.tailored_resumes set updated_at = now()'))
    field(await ask(user, tailoredText, { id }, own), 'generateTailoredResumeDocument')
    expect(await statusOf(id, own)).toBe('draft')
    await own.close()
  })
})

describe('a document of an analysis', () => {
  it('is a report with the score, every row of the ledger and the notes', async () => {
    const user = await app.signUp()
    const id = await makersOf(app, content).createAnalysis(user)
    const notes = 'mutation($input: AnalysisNotesInput!) { updateAnalysisNotes(input: $input) { id } }'
    await ask(user, notes, { input: { analysisId: id, userNotes: 'Ask about the van.' } })
    const analysis = field<{ matchScore: number; ledger: { requirement: string }[] }>(
      await ask(user, 'query($id: Int!) { jobMatchAnalysis(id: $id) { matchScore ledger { requirement } } }', { id }),
      'jobMatchAnalysis',
    )
    const file = field<{ contentBase64: string }>(
      await ask(
        user,
        'mutation($id: Int!) { generateAnalysisDocument(id: $id) { filename contentType contentBase64 } }',
        { id },
      ),
      'generateAnalysisDocument',
    )
    expect(file).toMatchObject({ filename: 'match_report.pdf', contentType: 'application/pdf' })
    const printed = await textOf(new Uint8Array(Buffer.from(file.contentBase64, 'base64')))
    const said = [
      'Head Florist',
      'For florists',
      'Ask about the van.',
      `Your match: ${analysis.matchScore} of 100`,
      `These points add up to your score: ${analysis.matchScore} of 100.`,
    ]
    expect(analysis.ledger.length).toBeGreaterThan(2)
    for (const text of [...said, ...analysis.ledger.map(({ requirement }) => requirement)]) {
      expect(printed).toContain(text)
    }
  })

  it('says that it speaks of a version also where that is gone, and never that it speaks of the resume', async () => {
    const user = await app.signUp()
    const id = await makersOf(app, content).createAnalysis(user)
    const cut = 'update resume.job_match_analyses set shown_score_before = 40, tailored_resume_id = null where id = $1'
    await app.pool.query(cut, [id])
    const file = field<{ contentBase64: string }>(
      await ask(user, 'mutation($id: Int!) { generateAnalysisDocument(id: $id) { contentBase64 } }', { id }),
      'generateAnalysisDocument',
    )
    const printed = await textOf(new Uint8Array(Buffer.from(file.contentBase64, 'base64')))
    expect(printed).toContain('For florists, a version tailored to this job')
  })

  it('says of one by an earlier version that it is, and gives its rows no points', async () => {
    const user = await app.signUp()
    const id = await makersOf(app, content).createAnalysis(user)
    const date = [{ requirement: 'Closing date: 30 August 2026', status: 'not-shown', evidence: [], isDate: true }]
    const older = `update resume.job_match_analyses set engine_version = 'engine-14',
      report = jsonb_set(report, '{match,knockOuts}', $2) where id = $1`
    await app.pool.query(older, [id, JSON.stringify(date)])
    const file = field<{ contentBase64: string }>(
      await ask(user, 'mutation($id: Int!) { generateAnalysisDocument(id: $id) { contentBase64 } }', { id }),
      'generateAnalysisDocument',
    )
    const { fragments } = JSON.parse(await textOf(new Uint8Array(Buffer.from(file.contentBase64, 'base64'))))
    const printed = fragments.map(({ text }: { text: string }) => text).join(' ')
    expect(printed).toContain('computed by an earlier version')
    expect(printed).not.toMatch(/add up to your score|Closing date/)
  })
})

describe('a document that cannot be made', () => {
  it.each([
    [
      { reason: 'unproven', line: 'Ⰰ'.repeat(100) } as const,
      'BAD_USER_INPUT',
      `One line cannot be printed as it stands: “${'Ⰰ'.repeat(80)} …”. Please write it another way, or download it as text.`,
      422,
    ],
    [
      { reason: 'too-long' } as const,
      'TOO_LARGE',
      'This is too long for a document. Please shorten it, or download it as text.',
      413,
    ],
    [
      { reason: 'own' } as const,
      'RATE_LIMITED',
      'Several of your documents are still being made. Please wait for them, then try again.',
      429,
    ],
    [
      { reason: 'busy' } as const,
      'RATE_LIMITED',
      'Many documents are being made right now. Please try again in a moment.',
      429,
    ],
    [
      { reason: 'slow' } as const,
      'RATE_LIMITED',
      'This document took longer than it should: the server is busy. Please try again in a moment.',
      429,
    ],
    [
      { reason: 'slow-long' } as const,
      'RATE_LIMITED',
      'This document is long, and took too long to make. Please try again in a moment, or shorten it.',
      429,
    ],
    [{ reason: 'broken' } as const, 'INTERNAL', 'Something went wrong on our side. Please try again.', 500],
  ])('says why: %j', async (failure, code, message, status) => {
    const renderResume = async () => ({ ok: false, ...failure }) as const
    const own = await startTestApp({ parts: { writerFor: () => ({ ...documentsWrittenHere, renderResume }) } })
    const user = await own.signUp()
    const id = await createTailored(user, own)
    expect(errorOf(await ask(user, tailoredText, { id }, own))).toMatchObject({ message, extensions: { code } })
    expect(await statusOf(id, own)).toBe('draft')

    const answer = await open((await linked(user, { resumeId: await createResume(user, 'Mine', own) }, own)).url, own)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(message)
    await own.close()
  })

  it('is also one too many: 200 in ten minutes', async () => {
    const own = await startTestApp()
    const user = await own.signUp()
    const id = await createTailored(user, own)
    let last: Answer | null = null
    for (let round = 0; round <= 200; round += 1) last = await ask(user, tailoredText, { id, format: 'txt' }, own)
    expect(last && errorOf(last)?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
    const { url } = await linked(user, { resumeId: await createResume(user, 'Mine', own), format: 'txt' }, own)
    expect((await open(url, own)).statusCode).toBe(429)
    await own.close()
  })
})
