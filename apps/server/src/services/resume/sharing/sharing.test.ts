import { readFile } from '@bespeak/documents/read-file.ts'
import { mostShareLinks } from '@bespeak/domain/account/share-links.ts'
import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { makersOf, type User } from '../../../testing/resumes.ts'
import { someoneWaits } from '../../../testing/someone-waits.ts'
import { codeOf } from '../testing/resume-calls.ts'
import { createShareTokens } from './share-tokens.ts'

const content =
  '<h1>Ida Vance</h1><p>ida@example.com | 07700 900316</p><h2>Experience</h2><p><strong>Florist</strong>, Fernhollow, 2019 – 2023</p><ul><li>Tied 40 bouquets a day; ask ida@example.com</li></ul>'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => app.close())

interface Link {
  id: number
  resumeId: number | null
  tailoredResumeId: number | null
  url: string
  expiresAt: string
  openings: number
}

const fields = 'id resumeId tailoredResumeId url expiresAt openings createdAt'
const asked = (user: User, input: object) =>
  app.call(
    'resume',
    `mutation($input: ShareLinkInput!) { createShareLink(input: $input) { ${fields} } }`,
    { input },
    user,
  )
const listOf = async (user: User): Promise<Link[]> =>
  field(await app.call('resume', `{ shareLinks { ${fields} } }`, {}, user), 'shareLinks')
const revoke = (user: User, id: number) =>
  app.call('resume', 'mutation($id: Int!) { revokeShareLink(id: $id) }', { id }, user)

const createResume = (user: User) => makersOf(app, content).createResume(user)
const createTailored = (user: User) => makersOf(app, content).createTailored(user)

async function shared(input: (user: User) => Promise<object> = async (it) => ({ resumeId: await createResume(it) })) {
  const user = await app.signUp()
  const given = await input(user)
  return { user, given, link: field<Link>(await asked(user, given), 'createShareLink') }
}

const tokenIn = ({ url }: Pick<Link, 'url'>) => url.split('/').at(-1) ?? ''

interface Page {
  document: ResumeDocument
  layout: { template: string }
  pdfUrl: string
}

const openText = `mutation($token: String!, $again: Boolean) {
  openShareLink(token: $token, again: $again) { document layout { template } pdfUrl expiresAt }
}`
const open = (token: string, who: { token?: string } = {}, again?: boolean) =>
  app.call('resume', openText, { token, again }, who)
const pageOf = async (link: Link) => field<Page>(await open(tokenIn(link)), 'openShareLink')

const openPdf = (token: string) => app.http.inject(`/api/v1/shared?link=${token}`)

async function expectDead(token: string) {
  const { body } = await open(token)
  expect(body.errors).toEqual([expect.objectContaining({ message: 'Not found.', extensions: { code: 'NOT_FOUND' } })])
  const pdf = await openPdf(token)
  expect([pdf.statusCode, pdf.body]).toEqual([
    404,
    'This link is not valid, or no longer valid. Please ask whoever sent it for a new one.\n',
  ])
}

const show = (user: User, privacySettings: object) =>
  app.call(
    'identity',
    'mutation($input: UserProfileInput!) { updateUserProfile(input: $input) { success } }',
    { input: { privacySettings } },
    user,
  )

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * day).toISOString()

describe('createShareLink', () => {
  it.each<[string, object, string]>([
    ['nothing', {}, 'resumeId'],
    ['two things at once', { resumeId: 1, tailoredResumeId: 1 }, 'resumeId'],
    ['an end that is past', { resumeId: 1, expiresAt: '2001-01-01' }, 'expiresAt'],
    ['an end that is beyond a year', { resumeId: 1, expiresAt: '2199-01-01' }, 'expiresAt'],
  ])('refuses %s', async (_, input, place) => {
    const { body } = await asked(await app.signUp(), input)
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [place]: expect.anything() },
    })
  })

  it('[B2] shares nothing of anybody else', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()]
    expect(codeOf(await asked(other, { resumeId: await createResume(one) }))).toBe('NOT_FOUND')
    expect(codeOf(await asked(other, { tailoredResumeId: await createTailored(one) }))).toBe('NOT_FOUND')
    expect(await listOf(other)).toEqual([])
  })

  it('[F10] of what is deleted meanwhile is refused as of what is not there', async () => {
    const user = await app.signUp()
    const [resumeId, tailoredResumeId] = [await createResume(user), await createTailored(user)]
    for (const [input, table] of [
      [{ resumeId }, 'resume.resumes'],
      [{ tailoredResumeId }, 'resume.tailored_resumes'],
    ] as const) {
      const deleting = await app.pool.connect()
      await deleting.query('begin')
      await deleting.query(`delete from ${table} where id = $1`, Object.values(input))
      const answer = asked(user, input)
      while (!(await someoneWaits(app.pool)));
      await deleting.query('commit')
      deleting.release()
      expect(codeOf(await answer)).toBe('NOT_FOUND')
    }
  })

  it('ends after a month where nothing is said, and else on the day that is', async () => {
    const { user, given, link } = await shared()
    expect(link).toMatchObject({ openings: 0, tailoredResumeId: null, expiresAt: inDays(30) })
    const until = inDays(7)
    expect(field(await asked(user, { ...given, expiresAt: until }), 'createShareLink')).toMatchObject({
      expiresAt: until,
    })
    expect(await listOf(user)).toMatchObject([{ expiresAt: until }, { url: link.url }])
  })

  it('makes no more than anybody can keep an eye on', async () => {
    const { user, given } = await shared()
    await app.pool.query(
      `insert into resume.share_links (user_id, resume_id, handle, expires_at, created_at)
       select user_id, resume_id, 'of-many-' || n, expires_at, created_at
       from resume.share_links, generate_series(2, $2) n where user_id = $1`,
      [user.userId, mostShareLinks],
    )
    expect((await asked(user, given)).body.errors?.[0]).toMatchObject({
      message: 'You have 100 links. Revoke one that nobody needs first.',
      extensions: { code: 'CONFLICT' },
    })
  })
})

describe('[F24] a link', () => {
  it('holds 128 bits that nobody can guess, and that are not in the database', async () => {
    const { link } = await shared()
    expect(new URL(link.url).pathname).toMatch(/^\/s\/[\w-]{32}$/)
    const { rows } = await app.pool.query('select * from resume.share_links where id = $1', [link.id])
    expect(JSON.stringify(rows)).not.toContain(tokenIn(link).slice(11))
    expect(tokenIn(link).startsWith(rows[0].handle.slice(0, 10))).toBe(true)
  })

  it('that is guessed, altered or made with another key opens nothing', async () => {
    const { link } = await shared()
    const token = tokenIn(link)
    const { rows } = await app.pool.query('select handle from resume.share_links where id = $1', [link.id])
    const otherKey = createShareTokens(new TextEncoder().encode('another key')).tokenOf(rows[0].handle)
    const last = token.endsWith('A') ? 'B' : 'A'
    for (const guess of [
      '',
      'x',
      '0'.repeat(32),
      `${token.slice(0, -1)}${last}`,
      `${token}=`,
      token.toLowerCase(),
      otherKey,
    ])
      await expectDead(guess)
    expect((await pageOf(link)).document.sections).toHaveLength(1)
  })

  it('shows a page and its PDF, which no robot lists and nobody keeps', async () => {
    const { user, link } = await shared(async (it) => ({ tailoredResumeId: await createTailored(it) }))
    await show(user, { showName: true })
    const { pdfUrl, document, layout } = await pageOf(link)
    expect([document.basics.name, layout]).toEqual(['Ida Vance', { template: 'classic' }])
    const { pathname, search } = new URL(pdfUrl)
    const pdf = await app.http.inject(`${pathname}${search}`)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('inline; filename="Ida Vance.pdf"'),
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    const read = await readFile(pdf.rawPayload)
    expect(read.ok && JSON.stringify(read.source)).toContain('bouquets')
  })

  it('shows no more than the privacy switches allow, on the page and in the PDF, from the moment they are turned', async () => {
    const { user, link } = await shared()
    const secrets = ['Ida Vance', 'ida@example.com', '07700 900316', 'Mine']
    const hidden = await pageOf(link)
    for (const secret of secrets) expect(JSON.stringify(hidden)).not.toContain(secret)
    const pdf = await openPdf(tokenIn(link))
    expect(pdf.headers['content-disposition']).toContain('filename="resume.pdf"')
    const read = await readFile(pdf.rawPayload)
    for (const secret of secrets) expect(read.ok && JSON.stringify(read.source)).not.toContain(secret)

    await show(user, { showEmail: true })
    expect((await pageOf(link)).document.basics).toMatchObject({ email: 'ida@example.com' })
    await show(user, { showEmail: false, showContactInfo: true })
    expect((await pageOf(link)).document.basics).toMatchObject({ phone: expect.stringContaining('900316') })
    expect(JSON.stringify(await pageOf(link))).not.toContain('ida@example.com')
  })

  it('is dead at once when it is revoked', async () => {
    const { user, link } = await shared()
    await pageOf(link)
    expect(codeOf(await revoke(await app.signUp(), link.id))).toBe('NOT_FOUND')
    expect(field(await revoke(user, link.id), 'revokeShareLink')).toBe(true)
    await expectDead(tokenIn(link))
    expect(await listOf(user)).toEqual([])
  })

  it('is dead when its day has come, and is then removed', async () => {
    const { user, link } = await shared(async (it) => ({ resumeId: await createResume(it), expiresAt: inDays(2) }))
    app.clock.advance(2 * day)
    await expectDead(tokenIn(link))
    const again = { ...user, token: await app.signIn(user) }
    expect(await listOf(again)).toEqual([])
    await app.jobs.find(({ name }) => name === 'resume.clean-up')?.work({} as never)
    expect((await app.pool.query('select from resume.share_links where id = $1', [link.id])).rowCount).toBe(0)
  })

  it('is dead when what it shows is deleted', async () => {
    const ofResume = await shared()
    await app.call(
      'resume',
      'mutation($id: Int!) { deleteResume(id: $id) }',
      { id: ofResume.link.resumeId },
      ofResume.user,
    )
    await expectDead(tokenIn(ofResume.link))
    const ofVersion = await shared(async (it) => ({ tailoredResumeId: await createTailored(it) }))
    const id = ofVersion.link.tailoredResumeId
    await app.call('resume', 'mutation($id: Int!) { deleteTailoredResume(id: $id) }', { id }, ofVersion.user)
    await expectDead(tokenIn(ofVersion.link))
  })

  it('is dead while the account is deactivated, and for good when it is erased', async () => {
    const { user, link } = await shared()
    await app.identity.operator.deactivate(user.userId)
    await expectDead(tokenIn(link))
    await app.identity.operator.reactivate(user.userId)
    await pageOf(link)
    await app.identity.erase(user.userId)
    await expectDead(tokenIn(link))
    expect((await app.pool.query('select from resume.share_links where id = $1', [link.id])).rowCount).toBe(0)
  })
})

describe('openings', () => {
  it('are counted of others, and not of the owner, of who looks again, or of a PDF', async () => {
    const { user, link } = await shared()
    const token = tokenIn(link)
    const count = async () => (await listOf(user))[0]?.openings
    await open(token, user)
    await open(token, {}, true)
    await openPdf(token)
    expect(await count()).toBe(0)
    await open(token)
    await open(token, await app.signUp())
    expect(await count()).toBe(2)
  })

  it('are so many from one network: guesses, too', async () => {
    const strict = await startTestApp()
    try {
      const text = 'mutation { openShareLink(token: "x") { pdfUrl } }'
      const ask = async () => codeOf(await strict.call('resume', text))
      for (let count = 0; count < 600; count += 1) expect(await ask()).toBe('NOT_FOUND')
      expect(await ask()).toBe('RATE_LIMITED')
    } finally {
      await strict.close()
    }
  })
})

describe('a link is noted', () => {
  it('when it is made and when it is revoked, without what it shows', async () => {
    const { user, link } = await shared()
    await revoke(user, link.id)
    const { rows } = await app.pool.query(
      `select event, detail from identity.audit_log where user_id = $1 and event like 'share%' order by id`,
      [user.userId],
    )
    expect(rows).toEqual([
      { event: 'share-link-created', detail: null },
      { event: 'share-link-revoked', detail: null },
    ])
  })

  it('[A17] in no log by its token', async () => {
    const { link } = await shared()
    await pageOf(link)
    await openPdf(tokenIn(link))
    await app.http.inject(`/s/${tokenIn(link)}`)
    await app.http.inject(`/S/${tokenIn(link)}`)
    expect(app.logs()).not.toContain(tokenIn(link))
  })
})
