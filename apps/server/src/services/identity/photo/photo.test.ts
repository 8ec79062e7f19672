import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo } from '../../../testing/identity-calls.ts'
import { unzip } from '../../../testing/unzip.ts'

let app: TestApp
let calls: Calls
let member: Awaited<ReturnType<Calls['member']>>
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await startTestApp()
  calls = callsTo(app)
  const drawn = sharp({ create: { width: 600, height: 600, channels: 3, background: '#447' } })
  picture = new Uint8Array(await drawn.png().toBuffer())
})
beforeEach(async () => {
  member = await calls.member()
})
afterAll(() => app.close())

interface Saved {
  success: boolean
  message: string
  problems: { field: string; message: string }[]
  profile: Record<string, string | null> | null
}

const shown = 'profilePhotoUrl profilePhotoFilename profilePhotoContentType profilePhotoUploadDate'
const mutation = `mutation($file: Upload) {
  updateProfilePhoto(file: $file) { success message problems { field message } profile { ${shown} } } }`

async function upload(bytes = picture, name = 'me.png', token = member.token): Promise<Saved> {
  const { body } = await app.upload(mutation, { file: null }, { place: 'file', name, bytes }, token, 'identity')
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.updateProfilePhoto as Saved
}

async function remove(): Promise<Saved> {
  const { body } = await app.call('identity', mutation, { file: null }, { token: member.token })
  return body.data?.updateProfilePhoto as Saved
}

const profile = async (token = member.token) =>
  (await app.call('identity', `{ userProfile { ${shown} } }`, {}, { token })).body.data?.userProfile as Saved['profile']

const open = (url: string | null | undefined) => {
  const { pathname, search } = new URL(url ?? '')
  return app.http.inject({ method: 'GET', url: `${pathname}${search}` })
}

const keyOf = async () =>
  (await app.pool.query('select photo_key from identity.profiles where user_id = $1', [member.userId])).rows[0]
    .photo_key
const keptFiles = async () => {
  await app.runJobs()
  return (await readdir(join(app.folder, 'files'), { recursive: true })).join('\n')
}

describe('updateProfilePhoto refuses', () => {
  it('a stranger, before the file is read', async () => {
    const { body } = await app.call('identity', mutation, { file: null })
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    const file = { place: 'file', name: 'me.png', bytes: picture }
    const sent = await app.upload(mutation, { file: null }, file, 'a.b.c', 'identity')
    expect(sent.body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    [
      'what is no picture',
      new TextEncoder().encode('<svg/>'),
      'This cannot be read as a PNG, JPEG or WebP picture. Please choose another one.',
    ],
    [
      'more than 5 MB',
      new Uint8Array(5 * 1024 * 1024 + 1),
      'A photo can be at most 5 MB. Please choose a smaller one.',
    ],
  ])('%s, and leaves the photo as it was', async (_, bytes, message) => {
    await upload()
    const before = await keyOf()
    expect(await upload(bytes, 'me.png')).toEqual({
      ...{ success: false, message, profile: null },
      problems: [{ field: 'photo', message }],
    })
    expect(await keyOf()).toBe(before)
  })

  it('[C10] more than the endpoint takes', async () => {
    const file = { place: 'file', name: 'me.png', bytes: new Uint8Array(7 * 1024 * 1024) }
    expect((await app.upload(mutation, { file: null }, file, member.token, 'identity')).status).toBe(413)
  })

  it('many in an hour, and takes one away all the same', async () => {
    for (let count = 0; count < 20; count += 1) expect((await upload()).success).toBe(true)
    expect((await upload()).message).toBe('You have changed your photo many times. Please try again in 60 minutes.')
    expect((await remove()).success).toBe(true)
  })
})

describe('a photo', () => {
  it('is kept under a name that nobody knows, shown by a link, and called as its owner calls it', async () => {
    const { success, message, profile: saved } = await upload(picture, 'C:\\holiday\\me\u202e.png')
    expect([success, message]).toEqual([true, 'Your photo is saved.'])
    expect(saved).toMatchObject({
      ...{ profilePhotoFilename: 'me.png', profilePhotoContentType: 'image/webp' },
      profilePhotoUploadDate: app.clock.now().toISOString(),
    })
    expect(await keyOf()).toMatch(/^[\da-f-]{36}$/)

    const answer = await open(saved?.profilePhotoUrl)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(512)
  })

  it('takes the place of the one before, which is gone with its links', async () => {
    const first = (await upload()).profile?.profilePhotoUrl
    const old = await keyOf()
    await upload()
    expect((await open(first)).statusCode).toBe(404)
    expect(await keptFiles()).not.toContain(old)
    expect(await keptFiles()).toContain(await keyOf())
  })

  it('can be taken away, and twice', async () => {
    const link = (await upload()).profile?.profilePhotoUrl
    const old = await keyOf()
    for (let time = 0; time < 2; time += 1) {
      expect(await remove()).toMatchObject({ success: true, message: 'Your photo is removed.' })
    }
    expect(Object.values((await profile()) ?? {})).toEqual([null, null, null, null])
    expect((await open(link)).statusCode).toBe(404)
    expect(await keptFiles()).not.toContain(old)
  })
})

it('[F19] is in an export by the name of what it is, whatever was sent', async () => {
  await upload(picture, 'me.png')
  await app.call('identity', 'mutation { exportMyData { id } }', {}, { token: member.token })
  await app.runJobs()
  const answer = await app.call('identity', '{ dataExports { url } }', {}, { token: member.token })
  const [made] = field<{ url: string }[]>(answer, 'dataExports')
  const files = await unzip((await open(made?.url)).rawPayload)
  expect(Object.keys(files).filter((name) => name.includes('photo'))).toEqual(['files/photo.webp'])
})

describe('[B3] the link of a photo', () => {
  it('is another person’s for nobody, and works for ten minutes', async () => {
    const url = (await upload()).profile?.profilePhotoUrl ?? ''
    const other = await calls.member()
    await upload(picture, 'me.png', other.token)
    expect((await open(url.replace(`link=${member.userId}.`, `link=${other.userId}.`))).statusCode).toBe(404)
    for (const forged of [
      `${url}x`,
      url.slice(0, -1),
      url.replace(/\d{13}/, '9999999999999'),
      url.replace(/link=.*/, 'link='),
    ])
      expect((await open(forged)).statusCode).toBe(404)

    app.clock.advance(10 * 60_000 - 1)
    expect((await open(url)).statusCode).toBe(200)
    app.clock.advance(1)
    expect((await open(url)).statusCode).toBe(404)
  })

  it.each([
    '99999999999.x.9999999999999.y',
    '2147483648.x.9999999999999.y',
    '1e3.x.Infinity.y',
    '-1.x.9999999999999.y',
  ])('[F30] is none where nobody can have that number: %s', async (link) => {
    const { origin, pathname } = new URL((await upload()).profile?.profilePhotoUrl ?? '')
    expect((await open(`${origin}${pathname}?link=${link}`)).statusCode).toBe(404)
  })

  it('[A14] ends with the sign-in that it was given to', async () => {
    const url = (await upload()).profile?.profilePhotoUrl
    await calls.ask('logoutUser', {}, { token: member.token })
    expect((await open(url)).statusCode).toBe(404)
  })
})
