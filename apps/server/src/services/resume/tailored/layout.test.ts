import { describe, expect, it } from 'vitest'
import { field } from '../../../testing/app.ts'
import { appWithUser } from '../testing/app-with-user.ts'
import { codeOf } from '../testing/resume-calls.ts'

const here = appWithUser({ env: { BILLING_PROVIDER: 'none' } })

interface Set {
  status: string
  updatedAt: string
  layout: { template: string; pageSize: string; accent: string | null }
}

const fields = 'status updatedAt layout { template pageSize accent }'
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
    expect((await layoutSet(other.id, {})).layout).toMatchObject({ template: 'classic', pageSize: 'a4' })
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
