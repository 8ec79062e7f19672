import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { codeOf } from '../testing/resume-calls.ts'

type User = Awaited<ReturnType<TestApp['signUp']>>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => app.close())

interface Resume {
  id: number
  title: string
  content: string
  fileType: string | null
  filePath: string | null
  isSelected: boolean
  updatedAt: string
  document: { basics?: { name?: string }; work?: object[] }
  layout: { template: string; pageSize: string; accent: string | null }
  atsReport: { score: number; checks: object[] }
}
const fields =
  'id title content fileType filePath isSelected updatedAt document layout { template pageSize accent } atsReport { score checks { id status } }'

const createText = `mutation($input: ResumeInput!) { createResume(input: $input) { ${fields} } }`
const updateText = `mutation($id: Int!, $input: ResumeUpdateInput!, $file: Upload, $contentText: String, $jobDescription: String) {
  updateResume(id: $id, input: $input, file: $file, contentText: $contentText, jobDescription: $jobDescription) { ${fields} }
}`

const ask = (user: User, text: string, variables: object = {}) =>
  app.call('resume', text, variables, { token: user.token })
const create = (user: User, input: object) => ask(user, createText, { input })
const created = async (user: User, input: object = {}) =>
  field<Resume>(await create(user, { title: 'Mine', ...input }), 'createResume')
const update = (user: User, id: number, input: object, more: object = {}) =>
  ask(user, updateText, { id, input, ...more })
const remove = (user: User, id: number) => ask(user, 'mutation($id: Int!) { deleteResume(id: $id) }', { id })
const select = (user: User, id: number) => ask(user, 'mutation($id: Int!) { selectResume(id: $id) }', { id })
const list = async (user: User) => field<Resume[]>(await ask(user, `{ resumes { ${fields} } }`), 'resumes')
const selected = async (user: User) =>
  field<{ id: number } | null>(await ask(user, '{ selectedResume { id } }'), 'selectedResume')
const download = (user: User, id: number) =>
  ask(user, 'query($id: Int!) { downloadResumeAttachment(id: $id) { filename contentType contentBase64 } }', { id })

const pdf = new Uint8Array(readFileSync(new URL('../../../../../../eval/files/nurse.even.pdf', import.meta.url)))
const uploaded = async (user: User, name = 'resume.pdf', bytes: Uint8Array<ArrayBuffer> = pdf) =>
  app.upload(createText, { input: { title: 'Uploaded', file: null } }, { place: 'input.file', name, bytes }, user.token)
const filesKept = async () =>
  (await readdir(join(app.folder, 'files'), { recursive: true }).catch(() => [])).filter((it) => it.includes('/'))

describe('resumes', () => {
  it.each([
    ['an empty title', { title: ' ' }, 'title'],
    ['a title over 200 characters', { title: 'a'.repeat(201) }, 'title'],
    ['a template there is none of', { title: 'a', layout: { template: 'gothic' } }, 'layout'],
    ['a page of no size', { title: 'a', layout: { pageSize: 'a3' } }, 'layout'],
    ['a colour that is none', { title: 'a', layout: { accent: 'red;}' } }, 'layout'],
  ])('refuse %s and name the field', async (_, input, name) => {
    const { body } = await create(await app.signUp(), input)
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: expect.any(String) },
    })
  })

  it('[B5] take no owner from the caller', async () => {
    expect(codeOf(await create(await app.signUp(), { title: 'a', userId: 1 }))).toBe('BAD_USER_INPUT')
  })

  it('[C13] refuse what the database cannot hold, in content, in text and in marks', async () => {
    const user = await app.signUp()
    const { id } = await created(user, { content: '<p>one</p>' })
    expect(codeOf(await create(user, { title: 'a', content: '<p>a\0b</p>' }))).toBe('BAD_USER_INPUT')
    expect(codeOf(await update(user, id, {}, { contentText: 'a\0b' }))).toBe('BAD_USER_INPUT')
    const mark = '{&quot;extras&quot;:{&quot;a&quot;:&quot;\\u0000\\ud800&quot;}}'
    const marked = `<article data-resume="resume-1" data-rest="${mark}"><h1 data-block="name">Ida</h1></article>`
    expect(codeOf(await create(user, { title: 'a', content: marked }))).toBe('BAD_USER_INPUT')
    expect((await created(user, { content: '<p>half \ud83d</p>' })).content).toBe('<p>half \ufffd</p>')
  })

  it.each(['<div>', '<ul><li>'])('[B9] refuse %s in itself without end', async (tags) => {
    const { body } = await create(await app.signUp(), { title: 'a', content: tags.repeat(3_000) })
    expect(body.errors?.[0]).toMatchObject({
      message: 'This page is nested too deeply. Please paste it as plain text.',
      extensions: { code: 'TOO_LARGE' },
    })
  })

  it('[B9] are listed with their reports fifty at once', async () => {
    const user = await app.signUp()
    const { id } = await created(user)
    const listed = (limit: number) => ask(user, `{ resumes(limit: ${limit}) { id atsReport { score } } }`)
    expect(codeOf(await listed(51))).toBe('BAD_USER_INPUT')
    expect(field(await listed(50), 'resumes')).toMatchObject([{ id }])
  })

  it('are listed fifty with documents or reports, and the rest behind an offset', async () => {
    const user = await app.signUp()
    await copies((await created(user)).id, 54)
    const counts = async (page: string, fields: string) =>
      field<unknown[]>(await ask(user, `{ resumes${page} { ${fields} } }`), 'resumes').length
    // Each takes the engine twice, and one person has room for sixty there.
    expect(await counts('', 'document atsReport { score }')).toBe(50)
    expect(await counts('(offset: 50)', 'document')).toBe(5)
    expect(await counts('(offset: 50)', 'atsReport { score }')).toBe(5)
  })

  it('[B9] of one file are listed fifty at once where reports are asked', async () => {
    const fileDigest = 'a'.repeat(64)
    const text = `{ resumes(fileDigest: "${fileDigest}", limit: 51) { atsReport { score } } }`
    expect(codeOf(await ask(await app.signUp(), text))).toBe('BAD_USER_INPUT')
  })

  it('[F6] are not sent all at once where their texts are long, and are listed without them', async () => {
    const user = await app.signUp()
    const { id } = await created(user)
    await app.pool.query('update resume.resumes set content = $1 where id = $2', ['x'.repeat(500_000), id])
    await copies(id, 9)
    const answer = await ask(user, '{ resumes { id content } }')
    expect(codeOf(answer)).toBe('TOO_LARGE')
    expect(answer.body.errors?.[0]?.message).toContain('ask for fewer')
    expect(field<unknown[]>(await ask(user, '{ resumes(limit: 5) { id content } }'), 'resumes')).toHaveLength(5)
    expect(field<unknown[]>(await ask(user, '{ resumes { id title } }'), 'resumes')).toHaveLength(10)
    // Only those that are sent count.
    const ofOneFile = `{ resumes(fileDigest: "${'a'.repeat(64)}") { id content } }`
    expect(field(await ask(user, ofOneFile), 'resumes')).toEqual([])
  })

  it('refuse content over 512 KB', async () => {
    const user = await app.signUp()
    expect(codeOf(await create(user, { title: 'a', content: 'a'.repeat(512 * 1024 + 1) }))).toBe('TOO_LARGE')
  })

  it('[C13] are read and cleaned: what is said stays, what would act does not', async () => {
    const user = await app.signUp()
    const content =
      '<h1>Ida Vance</h1><p>ida@example.com</p><h2>Experience</h2><p><strong>Florist</strong>, Fernhollow, 2019 – 2023</p><ul><li onclick="x()">Tied bouquets</li></ul><script>x()</script>'
    const resume = await created(user, { content })
    expect(resume.content).toContain('<li>Tied bouquets</li>')
    expect(resume.content).not.toMatch(/script|onclick/)
    expect(resume.document.basics?.name).toBe('Ida Vance')
    expect(resume.document.work).toHaveLength(1)
    expect(resume.atsReport.checks.length).toBeGreaterThan(20)
  })

  it('[C13] are cleaned again on the way out, whatever the database holds', async () => {
    const user = await app.signUp()
    const { id } = await created(user)
    await app.pool.query('update resume.resumes set content = $1 where id = $2', ['<p>a</p><script>x()</script>', id])
    expect((await list(user))[0]?.content).toBe('<p>a</p>')
  })

  it('are listed with all that is asked for, however it is grouped or called', async () => {
    const user = await app.signUp()
    await created(user, { content: '<h1>Ida Vance</h1><p>ida@example.com</p>' })
    const text = `{ resumes { ...Said ... on Resume { report: atsReport { score } } } }
      fragment Said on Resume { text: content ...Read }
      fragment Read on Resume { document }`
    const [resume] = field<{ text: string; document: Resume['document']; report: { score: number } }[]>(
      await ask(user, text),
      'resumes',
    )
    expect(resume?.text).toContain('<h1>Ida Vance</h1>')
    expect(resume?.document.basics?.name).toBe('Ida Vance')
    const alone = field<Pick<Resume, 'atsReport'>[]>(await ask(user, '{ resumes { atsReport { score } } }'), 'resumes')
    expect(alone[0]?.atsReport.score).toBe(resume?.report.score)
  })

  it('have a new report after each change', async () => {
    const user = await app.signUp()
    const { id, atsReport } = await created(user, { content: '<h1>Ida Vance</h1><p>ida@example.com</p>' })
    const changed = field<Resume>(await update(user, id, { content: '<p>nothing</p>' }), 'updateResume')
    expect(changed.atsReport.checks).not.toEqual(atsReport.checks)
  })

  it('are listed newest change first', async () => {
    const user = await app.signUp()
    const first = await created(user, { title: 'first' })
    app.clock.advance(1000)
    await created(user, { title: 'second' })
    app.clock.advance(1000)
    await update(user, first.id, { title: 'first again' })
    expect((await list(user)).map(({ title }) => title)).toEqual(['first again', 'second'])
  })
})

describe('the selected resume', () => {
  it('is none where there is none', async () => {
    expect(await selected(await app.signUp())).toBeNull()
  })

  it('is the first one by itself, then the one that is chosen', async () => {
    const user = await app.signUp()
    const [first, second] = [await created(user), await created(user)]
    expect(await selected(user)).toEqual({ id: first.id })
    expect((await select(user, second.id)).body.data).toEqual({ selectResume: true })
    expect(await selected(user)).toEqual({ id: second.id })
    expect((await list(user)).filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual([second.id])
  })

  it('is the one changed last after it was deleted', async () => {
    const user = await app.signUp()
    const [first, second, third] = [await created(user), await created(user), await created(user)]
    app.clock.advance(1000)
    await update(user, second.id, { title: 'changed' })
    await remove(user, first.id)
    expect(await selected(user)).toEqual({ id: second.id })
    await remove(user, second.id)
    await remove(user, third.id)
    expect(await selected(user)).toBeNull()
  })

  it('is exactly one, whatever is created, chosen and deleted at once', async () => {
    const user = await app.signUp()
    const some = await Promise.all(Array.from({ length: 6 }, () => created(user)))
    await Promise.all([
      ...some.slice(0, 4).map(({ id }) => remove(user, id)),
      ...some.map(({ id }) => select(user, id)),
      ...Array.from({ length: 3 }, () => created(user)),
    ])
    const left = await list(user)
    expect(left).toHaveLength(5)
    expect(left.filter(({ isSelected }) => isSelected)).toHaveLength(1)
  })
})

describe('a change of a resume', () => {
  it('[F9] on a copy that is no longer the newest is refused, and what is there stays', async () => {
    const user = await app.signUp()
    const { id, updatedAt } = await created(user, { content: '<p>one</p>' })
    await update(user, id, { content: '<p>two</p>', ifUpdatedAt: updatedAt })
    const late = await update(user, id, { content: '<p>three</p>', ifUpdatedAt: updatedAt })
    expect(codeOf(late)).toBe('CONFLICT')
    expect((await list(user))[0]?.content).toBe('<p>two</p>')
  })

  it('[F9] of two that come at once on the same copy, one is taken', async () => {
    const user = await app.signUp()
    const { id, updatedAt } = await created(user)
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((word) => update(user, id, { content: `<p>${word}</p>`, ifUpdatedAt: updatedAt })),
    )
    expect(answers.filter((answer) => codeOf(answer) === 'CONFLICT')).toHaveLength(2)
  })

  it('keeps what is not sent', async () => {
    const user = await app.signUp()
    const { id } = await created(user, { content: '<p>one</p>', layout: { template: 'modern', accent: '#1d4ed8' } })
    const changed = field<Resume>(await update(user, id, { layout: { pageSize: 'letter' } }), 'updateResume')
    expect(changed).toMatchObject({
      title: 'Mine',
      content: '<p>one</p>',
      layout: { template: 'modern', pageSize: 'letter', accent: '#1d4ed8' },
    })
  })

  it('is made whole or not at all: a job description that is too long leaves the title', async () => {
    const user = await app.signUp()
    const { id, title } = await created(user)
    const answer = await update(user, id, { title: 'Other' }, { jobDescription: 'a'.repeat(50_001) })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect((await list(user)).map((it) => it.title)).toEqual([title])
  })

  it('takes plain text where neither content nor file is sent, and a job description beside it', async () => {
    const user = await app.signUp()
    const { id } = await created(user, { content: '<p>one</p>' })
    const more = { contentText: 'Ida Vance\nFlorist', jobDescription: 'Head Florist\nFernhollow Flowers' }
    const changed = field<Resume>(await update(user, id, {}, more), 'updateResume')
    expect(changed.content).toBe('<p>Ida Vance</p><p>Florist</p>')
    const jobs = await ask(user, 'query($userId: Int!) { jobDescriptions(userId: $userId) { description } }', {
      userId: user.userId,
    })
    expect(field(jobs, 'jobDescriptions')).toEqual([{ description: more.jobDescription }])
    const again = await update(user, id, { content: '<p>two</p>' }, { contentText: 'three' })
    expect(field<Resume>(again, 'updateResume').content).toBe('<p>two</p>')
  })
})

describe('an uploaded file', () => {
  it.each([
    ['a program', new Uint8Array([77, 90, 144, 0, 3, 0, 0, 0]), 'UNSUPPORTED_FILE'],
    ['nothing', new Uint8Array(), 'UNSUPPORTED_FILE'],
    ['more text than a resume has', new Uint8Array(1_000_000).fill(97), 'TOO_LARGE'],
  ])('that is %s is refused, and nothing is kept', async (_, bytes, code) => {
    const before = (await filesKept()).length
    expect(codeOf(await uploaded(await app.signUp(), 'resume.pdf', bytes))).toBe(code)
    expect((await filesKept()).length).toBe(before)
  })

  it('is read, kept, and given back byte for byte to its owner only', async () => {
    const user = await app.signUp()
    const resume = field<Resume>(await uploaded(user), 'createResume')
    expect(resume).toMatchObject({ fileType: 'pdf', filePath: 'resume.pdf' })
    expect(resume.document.work).toHaveLength(3)
    const file = field<{ contentBase64: string }>(await download(user, resume.id), 'downloadResumeAttachment')
    expect(file).toMatchObject({ filename: 'resume.pdf', contentType: 'application/pdf' })
    expect(Buffer.from(file.contentBase64, 'base64').equals(pdf)).toBe(true)
    expect(codeOf(await download(await app.signUp(), resume.id))).toBe('NOT_FOUND')
  })

  it('is kept beside the content of a person who has corrected what was read of it', async () => {
    const user = await app.signUp()
    const input = { title: 'Corrected', content: '<h1>Ida Vance</h1><p>Florist</p>', file: null }
    const answer = await app.upload(
      createText,
      { input },
      { place: 'input.file', name: 'resume.pdf', bytes: pdf },
      user.token,
    )
    const resume = field<Resume>(answer, 'createResume')
    expect(resume).toMatchObject({ fileType: 'pdf', content: expect.stringContaining('Ida Vance') })
    expect(resume.document.work ?? []).toEqual([])
    const file = field<{ contentBase64: string }>(await download(user, resume.id), 'downloadResumeAttachment')
    expect(Buffer.from(file.contentBase64, 'base64').equals(pdf)).toBe(true)
  })

  it('can take the place of an older one, which then goes', async () => {
    const user = await app.signUp()
    const { id } = field<Resume>(await uploaded(user), 'createResume')
    const before = (await filesKept()).length
    const text = new TextEncoder().encode('Ida Vance\nida@example.com\n\nExperience\nFlorist, Fernhollow, 2019 – 2023')
    const answer = await app.upload(
      updateText,
      { id, input: {}, file: null },
      { place: 'file', name: 'new.txt', bytes: text },
      user.token,
    )
    expect(field<Resume>(answer, 'updateResume')).toMatchObject({ fileType: 'txt', filePath: 'new.txt' })
    await app.runJobs()
    expect((await filesKept()).length).toBe(before)
  })

  it('goes with its resume', async () => {
    const user = await app.signUp()
    const before = (await filesKept()).length
    const { id } = field<Resume>(await uploaded(user), 'createResume')
    await remove(user, id)
    await app.runJobs()
    expect((await filesKept()).length).toBe(before)
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\resumes\\mine.pdf', 'mine.pdf'],
    ['a\u202eb\u0007c.pdf', 'abc.pdf'],
    [`${'a'.repeat(5000)}.pdf`, `${'a'.repeat(200)}.pdf`],
    ['résumé 😀.pdf', 'résumé 😀.pdf'],
  ])('[C8] called %j is shown as %j, and never a path', async (name, shown) => {
    expect(field<Resume>(await uploaded(await app.signUp(), name), 'createResume').filePath).toBe(shown)
  })

  it('has no other than what was uploaded', async () => {
    const user = await app.signUp()
    expect(codeOf(await download(user, (await created(user)).id))).toBe('NOT_FOUND')
  })
})

/** As many more of the same person. */
const copies = (id: number, count: number) =>
  app.pool.query(
    `insert into resume.resumes (user_id, title, content, document, template, page_size, created_at, updated_at)
     select user_id, title, content, document, template, page_size, created_at, updated_at
     from resume.resumes, generate_series(1, $2) where id = $1`,
    [id, count],
  )

describe('[C11] the most resumes an account may have', () => {
  it('is held when the last ones come at once', async () => {
    const user = await app.signUp()
    const { id } = await created(user)
    await copies(id, 497)
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(user, { title: 'one more' })))
    expect(answers.filter((answer) => codeOf(answer) === 'TOO_LARGE')).toHaveLength(3)
  })
})

describe('a copy of a resume', () => {
  it('is one of its own, with its file', async () => {
    const user = await app.signUp()
    const { id, content } = field<Resume>(await uploaded(user), 'createResume')
    const copy = field<Resume>(
      await ask(user, `mutation($id: Int!) { duplicateResume(id: $id) { ${fields} } }`, { id }),
      'duplicateResume',
    )
    expect(copy).toMatchObject({ title: 'Copy of Uploaded', content, isSelected: false })
    await remove(user, id)
    await app.runJobs()
    const file = field<{ contentBase64: string }>(await download(user, copy.id), 'downloadResumeAttachment')
    expect(Buffer.from(file.contentBase64, 'base64').equals(pdf)).toBe(true)
  })
})
