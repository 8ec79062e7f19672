import { toHtml } from '@bespeak/domain/resume/html.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf, type User } from '../testing/resume-calls.ts'

const here = appWithUser({ env: { BILLING_PROVIDER: 'none' } })

interface Set {
  status: string
  updatedAt: string
  layout: { template: string; pageSize: string; accent: string | null; fit: string | null }
}

const fields = 'status updatedAt layout { template pageSize accent fit }'
const setLayout = (id: number, layout: object) =>
  here.calls.ask(
    here.user,
    `mutation($id: Int!, $layout: LayoutInput!) { setTailoredLayout(id: $id, layout: $layout) { ${fields} } }`,
    { id, layout },
  )
const layoutSet = async (id: number, layout: object) => field<Set>(await setLayout(id, layout), 'setTailoredLayout')

describe('how a tailored version is set', () => {
  it.each([
    ['a template that there is not', { template: 'baroque' }],
    ['a page that there is not', { pageSize: 'a5' }],
    ['a colour that is none', { accent: 'red; }' }],
    ['a fit that there is not', { fit: 'two-pages' }],
  ])('is not %s', async (_, layout) => {
    const { id } = await here.calls.tailored(here.user)
    expect(codeOf(await setLayout(id, layout))).toBe('BAD_USER_INPUT')
  })

  it('is not for others to choose', async () => {
    const { id } = await here.calls.tailored(await here.app.signUp())
    expect(codeOf(await setLayout(id, { template: 'modern' }))).toBe('NOT_FOUND')
  })

  it('is chosen for each, part by part', async () => {
    const { id } = await here.calls.tailored(here.user)
    const other = await here.calls.tailored(here.user)
    await layoutSet(id, { template: 'modern', accent: '#1d4ed8' })
    expect(await layoutSet(id, { pageSize: 'letter' })).toMatchObject({
      layout: { template: 'modern', pageSize: 'letter', accent: '#1d4ed8' },
    })
    expect((await layoutSet(id, { accent: null })).layout.accent).toBeNull()
    expect((await layoutSet(id, { fit: 'one-page' })).layout.fit).toBe('one-page')
    expect((await layoutSet(id, { template: 'compact' })).layout.fit).toBe('one-page')
    expect((await layoutSet(id, { fit: null })).layout.fit).toBeNull()
    expect((await layoutSet(other.id, {})).layout).toMatchObject({ template: 'classic', pageSize: 'a4', fit: null })
  })

  it('is no change of what it says: whoever edits it elsewhere goes on', async () => {
    const { id, content } = await here.calls.tailored(here.user)
    const { updatedAt, status } = await layoutSet(id, {})
    expect(await layoutSet(id, { template: 'modern' })).toMatchObject({ updatedAt, status })
    field(
      await here.calls.saveContent(here.user, id, content, { title: 'Mine', ifUpdatedAt: updatedAt }),
      'updateTailoredResumeContent',
    )
  })
})

describe('a new version', () => {
  const living = (location: object) => {
    const work = [
      { name: 'Fernhollow', position: 'Florist', startDate: '2019', highlights: ['Tied 40 bouquets a day.'] },
    ]
    return toHtml(fromJsonResume({ basics: { name: 'Ida Vance', location }, work }))
  }
  const paperOf = async (user: User, content: string) => {
    const { id } = await here.calls.tailored(user, {}, content)
    return (await layoutSet(id, {})).layout.pageSize
  }

  it.each([
    [{ countryCode: 'US' }, 'letter'],
    [{ city: 'Toronto', countryCode: 'Canada' }, 'letter'],
    [{ countryCode: 'GB' }, 'a4'],
    [{}, 'a4'],
  ])('of somebody living in %j is on %s paper', async (location, paper) => {
    expect(await paperOf(here.user, living(location))).toBe(paper)
  })

  it('is on the paper of the country of the profile where the resume names none', async () => {
    const { user } = here
    await here.app.pool.query(`update identity.profiles set country = 'Philippines' where user_id = $1`, [user.userId])
    expect(await paperOf(user, living({}))).toBe('letter')
    expect(await paperOf(user, living({ countryCode: 'DE' }))).toBe('a4')
  })

  it('of a resume from before is on that paper too, and stays on letter paper where that was chosen', async () => {
    const paperFor = async (countryCode: string, before: string) => {
      const resumeId = await here.calls.createResume(here.user, living({ countryCode }))
      await here.app.pool.query('update resume.resumes set page_size = $2 where id = $1', [resumeId, before])
      const { id } = field<{ id: number }>(await here.calls.tailor(here.user, resumeId), 'tailorResume')
      return (await layoutSet(id, {})).layout.pageSize
    }
    expect(await paperFor('US', 'a4')).toBe('letter')
    expect(await paperFor('DE', 'letter')).toBe('letter')
  })
})
