import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RequestContext } from '../../../kernel/context.ts'
import { createBuilder } from '../../../kernel/graphql.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo } from '../../../testing/identity-calls.ts'
import { fieldProblemType } from '../types.graphql.ts'
import { addProfile } from './profile.graphql.ts'
import { createProfiles } from './profile.ts'

let app: TestApp
let calls: Calls
let member: Awaited<ReturnType<Calls['member']>>
beforeAll(async () => {
  app = await startTestApp()
  calls = callsTo(app)
  member = await calls.member()
})
afterAll(() => app.close())

const fields = `
  id userId jobTitle industry yearsExperience skills bio phone address city state postalCode country
  linkedinUrl githubUrl portfolioUrl twitterUrl
  profilePhotoUrl profilePhotoFilename profilePhotoContentType profilePhotoUploadDate themePreference
  notificationPreferences { emailUpdates emailMarketing emailSecurity emailResumeSuggestions }
  privacySettings { showEmail showName showContactInfo showSocialLinks showResumeCount }
  resumeCount lastResumeCreated createdAt updatedAt`

interface Saved {
  success: boolean
  message: string
  problems: { field: string; message: string }[]
  profile: Record<string, unknown> | null
}

async function read(token?: string) {
  const { body } = await app.call('identity', `{ userProfile { ${fields} } }`, {}, token ? { token } : {})
  return body.data?.userProfile as Record<string, unknown> | null
}

const call = (input: object, token?: string) =>
  app.call(
    'identity',
    `mutation($input: UserProfileInput!) {
      updateUserProfile(input: $input) { success message problems { field message } profile { ${fields} } }
    }`,
    { input },
    token ? { token } : {},
  )

async function save(input: object): Promise<Saved> {
  const { body } = await call(input, member.token)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data.updateUserProfile as Saved
}

describe('userProfile', () => {
  it('is nobody’s for a stranger', async () => expect(await read()).toBeNull())

  it('begins empty, private and quiet', async () => {
    const { token, userId } = await calls.member()

    expect(await read(token)).toMatchObject({
      userId,
      jobTitle: null,
      skills: [],
      themePreference: 'system',
      notificationPreferences: {
        emailUpdates: true,
        emailMarketing: false,
        emailSecurity: true,
        emailResumeSuggestions: false,
      },
      privacySettings: {
        showEmail: false,
        showName: false,
        showContactInfo: false,
        showSocialLinks: false,
        showResumeCount: false,
      },
      profilePhotoUrl: null,
      resumeCount: 0,
      lastResumeCreated: null,
    })
  })
})

describe('updateUserProfile', () => {
  it('is for who is signed in', async () => {
    const { body } = await call({ city: 'London' })
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
  })

  it('names every field that will not do, and saves nothing', async () => {
    const before = await read(member.token)

    const saved = await save({
      city: 'London',
      bio: 'x'.repeat(2001),
      linkedinUrl: 'javascript:alert(1)',
      yearsExperience: 81,
      skills: ['x'.repeat(81)],
      themePreference: 'sepia',
      notificationPreferences: { emailSecurity: false },
    })

    expect(saved).toEqual({
      success: false,
      message: 'About you must be at most 2000 characters',
      problems: [
        { field: 'bio', message: 'About you must be at most 2000 characters' },
        { field: 'linkedinUrl', message: 'LinkedIn must be a web address that starts with https:// or http://' },
        { field: 'yearsExperience', message: 'Years of experience must be a whole number from 0 to 80' },
        { field: 'skills', message: 'A skill must be at most 80 characters' },
        { field: 'themePreference', message: 'Theme must be system, light, dark' },
        { field: 'emailSecurity', message: 'Emails about the safety of your account cannot be turned off' },
      ],
      profile: null,
    })
    expect(await read(member.token)).toEqual(before)
  })

  it('[B5] knows no field that is not a caller’s to set', async () => {
    for (const field of ['id', 'userId', 'resumeCount', 'profilePhotoUrl', 'createdAt', 'plan', '__proto__x']) {
      const { body } = await call({ [field]: 1 }, member.token)
      expect(body.errors?.[0]?.extensions?.code, field).toBe('BAD_USER_INPUT')
    }
    const nested = await call({ privacySettings: { userId: 1 } }, member.token)
    expect(nested.body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  it('changes what is given and leaves the rest', async () => {
    await save({ city: 'London', country: 'UK', skills: ['TypeScript', 'typescript ', 'Sewing'], yearsExperience: 7 })
    app.clock.advance(1000)

    const { success, message, profile } = await save({
      country: null,
      bio: ' Two\nlines. ',
      githubUrl: 'https://github.com/ada',
      themePreference: 'dark',
      notificationPreferences: { emailMarketing: true, emailSecurity: null },
      privacySettings: { showName: true },
    })

    expect({ success, message }).toEqual({ success: true, message: 'Your profile is saved.' })
    expect(profile).toMatchObject({
      city: 'London',
      country: null,
      bio: 'Two\nlines.',
      skills: ['TypeScript', 'Sewing'],
      yearsExperience: 7,
      githubUrl: 'https://github.com/ada',
      themePreference: 'dark',
      notificationPreferences: { emailUpdates: true, emailMarketing: true, emailSecurity: true },
      privacySettings: { showName: true, showEmail: false },
      updatedAt: app.clock.now().toISOString(),
    })
    expect(await read(member.token)).toEqual(profile)
  })

  it('takes an empty input', async () => expect((await save({})).success).toBe(true))
})

it('counts the resumes once, whichever of its fields are asked for', async () => {
  const resumesOf = vi.fn(async () => ({ count: 2, lastCreated: new Date('2026-03-01T09:00:00Z') }))
  const builder = createBuilder({ uploads: true })
  const unused = { update: vi.fn(), to: vi.fn() }
  addProfile(
    builder,
    createProfiles({ sql: app.sql, now: app.clock.now, resumesOf }, unused, unused),
    fieldProblemType(builder),
  )
  const contextValue: RequestContext = {
    requestId: 'test',
    network: '192.0.2.1',
    ipAddress: '192.0.2.1',
    userAgent: null,
    caller: { kind: 'user', viewer: { userId: member.userId, sessionId: 'any' } },
    gone: new AbortController().signal,
  }
  const source = '{ userProfile { resumeCount lastResumeCreated } }'
  const { data } = await graphql({ schema: builder.toSchema(), source, contextValue })
  expect(data?.userProfile).toEqual({ resumeCount: 2, lastResumeCreated: '2026-03-01T09:00:00.000Z' })
  expect(resumesOf.mock.calls).toEqual([[member.userId]])
})
