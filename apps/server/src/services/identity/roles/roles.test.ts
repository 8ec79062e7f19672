import { freePlan } from '@bespeak/domain/billing/plans.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { callsTo } from '../../../testing/identity-calls.ts'

let app: TestApp
let token: string
let userId: number
beforeAll(async () => {
  app = await startTestApp()
  ;({ token, userId } = await callsTo(app).member())
})
afterAll(() => app.close())

const questions = {
  userInfo: 'query($userId: Int!) { userInfo(userId: $userId) { id username roles permissions } }',
  hasRole: 'query($userId: Int!) { hasRole(userId: $userId, role: "user") }',
  hasPermission: 'query($userId: Int!) { hasPermission(userId: $userId, permission: "use:cover_letter") }',
}

describe.each(Object.entries(questions))('%s', (name, text) => {
  it('asks a stranger to log in', async () => {
    const { body } = await app.call('identity', text, { userId })
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
  })

  it('[B4] refuses any other id, whether or not it is someone’s', async () => {
    for (const other of [userId + 1, 2_000_000_000, 0, -1]) {
      const { body } = await app.call('identity', text, { userId: other }, { token })
      expect(body.errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' })
    }
  })

  it('answers about the caller', async () => {
    const { body } = await app.call('identity', text, { userId }, { token })
    expect(body.data?.[name]).toBeTruthy()
  })
})

describe('roles and permissions', () => {
  const has = async (operation: string) => (await app.call('identity', `{ ${operation} }`, {}, { token })).body.data

  it('are user, and one permission for each feature of the plan', async () => {
    const { body } = await app.call('identity', questions.userInfo, { userId }, { token })

    expect(body.data?.userInfo).toMatchObject({
      id: userId,
      roles: ['user'],
      permissions: freePlan.features.map(({ key }) => `use:${key}`),
    })
  })

  it('are no others', async () => {
    expect(await has(`hasRole(userId: ${userId}, role: "admin")`)).toEqual({ hasRole: false })
    expect(await has(`hasPermission(userId: ${userId}, permission: "use:everything")`)).toEqual({
      hasPermission: false,
    })
  })
})
