import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { seed } from '../e2e/seeded.ts'
import { serveSources } from './dev-server.mjs'

let env: Record<string, string>
let server: { stop(): Promise<void> } | undefined

/** The server from its sources, for development as `npm run dev` has it. */
async function start(mode: 'development' | 'production') {
  await server?.stop()
  server = await serveSources({ ...env, NODE_ENV: mode })
}

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bespeak-seed-'))
  env = { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', DATA_DIR: dataDir, PORT: `${await freePort()}` }
})

afterAll(async () => {
  await server?.stop()
  await rm(env.DATA_DIR ?? '', { recursive: true, force: true })
}, 120_000)

const seedIt = () => seed(`http://localhost:${env.PORT}`, env.DATA_DIR ?? '')

describe('a seed for development', () => {
  it('is refused where people may be', async () => {
    await start('production')
    await expect(seedIt()).rejects.toThrow('is no server for development')
  })

  it('makes an account with something of everything, once', async () => {
    await start('development')
    const call = await seedIt()
    const { currentUser } = await call<{ currentUser: { id: number } }>('identity', '{ currentUser { id } }')
    const made = await call<Record<string, object[]>>(
      'resume',
      `query ($userId: Int!) {
        resumes { id } jobDescriptions(userId: $userId) { id } tailoredResumes { coverLetter } interviewGuides { id }
      }`,
      { userId: currentUser.id },
    )
    expect(Object.entries(made).map(([name, rows]) => [name, rows.length])).toEqual([
      ['resumes', 2],
      ['jobDescriptions', 3],
      ['tailoredResumes', 1],
      ['interviewGuides', 1],
    ])
    expect(made.tailoredResumes).toEqual([{ coverLetter: expect.stringContaining('Sample Health') }])
    await expect(seedIt()).rejects.toThrow()
  }, 600_000)
})
