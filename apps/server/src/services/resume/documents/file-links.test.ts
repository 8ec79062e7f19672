import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { linkEndings } from '../testing/link-endings.ts'
import { codeOf, resumeCalls, type User } from '../testing/resume-calls.ts'

let app: TestApp
let calls: ReturnType<typeof resumeCalls>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  calls = resumeCalls(app)
})
afterAll(() => app.close())

const open = (url: string) => {
  const { pathname, search } = new URL(url)
  return app.http.inject(`${pathname}${search}`)
}
const expectNothing = async (url: string) => {
  const { statusCode, body } = await open(url)
  expect([statusCode, body]).toEqual([404, expect.stringContaining('This link is not valid, or no longer valid.')])
}

const txt = new TextEncoder().encode('Ida Vance\nida@example.com\n\nExperience\nFlorist, Fernhollow, 2019 – 2023')
const pdf = new Uint8Array(readFileSync(new URL('../../../../../../eval/files/nurse.even.pdf', import.meta.url)))

interface Uploaded {
  id: number
  filePath: string
  fileUrl: string
}

const uploadText = 'mutation($input: ResumeInput!) { createResume(input: $input) { id filePath fileUrl } }'
async function upload(user: User, name = 'cv.txt', bytes = txt): Promise<Uploaded> {
  const file = { place: 'input.file', name, bytes }
  return field(await app.upload(uploadText, { input: { title: 'Mine', file: null } }, file, user.token), 'createResume')
}
const fileUrl = async (user: User, id: number) =>
  field<{ fileUrl: string | null }>(
    await calls.ask(user, 'query($id: Int!) { resume(id: $id) { fileUrl } }', { id }),
    'resume',
  ).fileUrl

describe('the link of an original file', () => {
  it('is none where nothing was uploaded', async () => {
    const user = await app.signUp()
    expect(await fileUrl(user, await calls.createResume(user))).toBeNull()
  })

  it.each([
    ['Résumé 2026.txt', txt, 'text/plain; charset=utf-8', 'Resume 2026.txt'],
    ['cv.pdf', pdf, 'application/pdf', 'cv.pdf'],
  ])(
    '[C9] saves %s as it was uploaded, shows nothing of it here, and no cache keeps it',
    async (name, bytes, type, as) => {
      const user = await app.signUp()
      const { filePath, fileUrl: url } = await upload(user, name, bytes)
      expect(filePath).not.toMatch(/[/\\]/)
      const answer = await open(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringContaining(`attachment; filename="${as}"`),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      expect(answer.rawPayload.equals(Buffer.from(bytes))).toBe(true)
    },
  )

  it('[B3] is worth nothing when it is altered to another file', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()]
    const mine = await upload(user)
    const theirs = new URL((await upload(other)).fileUrl).searchParams.get('link') ?? ''
    const [, signature] = (new URL(mine.fileUrl).searchParams.get('link') ?? '').split('.')
    await expectNothing(`http://localhost/api/v1/documents?link=${theirs.split('.')[0]}.${signature}`)
    expect((await open(mine.fileUrl)).statusCode).toBe(200)
  })

  it('[B3] runs out after ten minutes', async () => {
    const { fileUrl: url } = await upload(await app.signUp())
    app.clock.advance(10 * 60 * 1000 - 1)
    expect((await open(url)).statusCode).toBe(200)
    app.clock.advance(1)
    await expectNothing(url)
  })

  it.each<[string, (app: TestApp, user: User, id: number) => Promise<unknown>]>([
    ...linkEndings,
    [
      'another file has taken its place',
      (_app, user, id) =>
        app.upload(
          'mutation($id: Int!, $file: Upload) { updateResume(id: $id, input: {}, file: $file) { id } }',
          { id, file: null },
          { place: 'file', name: 'new.pdf', bytes: pdf },
          user.token,
        ),
    ],
  ])('[B3] ends when %s', async (_, happens) => {
    const user = await app.signUp()
    const { id, fileUrl: url } = await upload(user)
    await happens(app, user, id)
    await expectNothing(url)
  })

  it('[B3] is given to nobody else', async () => {
    const { id } = await upload(await app.signUp())
    const answer = await calls.ask(await app.signUp(), 'query($id: Int!) { resume(id: $id) { fileUrl } }', { id })
    expect(codeOf(answer)).toBe('NOT_FOUND')
  })
})
