import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { startEmbeddedPostgres } from '../apps/server/src/adapters/embedded-postgres/index.ts'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { downloaded } from './downloads.ts'
import { type Backend, program, startProxy } from './proxy.ts'
import type { SignedIn } from './signed-in.ts'
import { type RunningServer, startOne } from './start-server.ts'
import { test } from './story.ts'
import { button, editor, fillIn, openTailor } from './tailor/tailor-page.ts'

// Several processes on one database and one folder of files, behind a balancer that hands every request to another.
test.describe.configure({ mode: 'default' })
test.skip(program === null, 'needs HAProxy')

interface Behind {
  baseUrl: string
  servers: RunningServer[]
  end(): Promise<void>
}

const portOf = ({ baseUrl }: RunningServer) => Number(new URL(baseUrl).port)

let folder: string
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bespeak-two-'))
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgresql'), durability: 'test' })
})
test.afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** One process for each, with these services. */
async function behindProxy(parts: string[], route: (servers: RunningServer[]) => Backend[]): Promise<Behind> {
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const env = {
    ...{ DATABASE_URL: postgres.connectionString, FILES_SHARED: 'yes' },
    ...{ PUBLIC_URL: baseUrl, TRUST_PROXY: 'loopback' },
  }
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const servers = await Promise.all(parts.map((SERVICES) => startOne({ dataDir, env: { ...env, SERVICES } })))
  const endProxy = await startProxy(folder, port, route(servers))
  const shared = process.env.E2E_DATA_DIR
  process.env.E2E_DATA_DIR = dataDir
  return {
    baseUrl,
    servers,
    async end() {
      if (shared) process.env.E2E_DATA_DIR = shared
      await endProxy()
      for (const server of servers) await server.stop()
    },
  }
}

const all = 'identity,finance,resume'

const state = (page: Page) => page.getByRole('region', { name: 'State' }).getByRole('status')

const tailored = (somebody: SignedIn) =>
  somebody
    .call<{ tailoredResumes: { id: number }[] }>('resume', '{ tailoredResumes { id } }')
    .then(({ tailoredResumes }) => tailoredResumes.length)

test('two processes are one to whoever uses them; one is killed in the middle, and nothing is lost', async ({
  browser,
}) => {
  const { baseUrl, servers, end } = await behindProxy([all, all], (both) => [{ ports: both.map(portOf) }])
  try {
    const page = await (await browser.newContext({ baseURL: baseUrl })).newPage()
    const somebody = await openTailor(page)
    await fillIn(page)
    const asked = page.waitForRequest((request) => request.postData()?.includes('mutation TailorResume') ?? false)
    await button(page, 'Tailor & Save').click()
    await asked
    await servers[0]?.kill()
    // Half of the time it was theirs: then the next try is answered by the other.
    const again = button(page, 'Tailor & Save')
    await expect(async () => {
      if ((await tailored(somebody)) === 0 && (await again.isEnabled())) await again.click()
      expect(await tailored(somebody)).toBe(1)
    }).toPass()
    await expect(editor(page)).toContainText('Corbel Insurance')

    await page.goto('/websocket-test')
    await expect(state(page)).toHaveText('Connected')
    const { resumes } = await somebody.call<{ resumes: { title: string }[] }>('resume', '{ resumes { title } }')
    expect(resumes).toEqual([{ title: 'General' }])

    await servers[1]?.kill()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Bespeak is away for a moment' })).toBeVisible()
  } finally {
    await end()
  }
})

test('services apart, each in a process of its own, are one product', async ({ browser }) => {
  const { baseUrl, end } = await behindProxy(['identity,finance', 'resume'], ([accounts, resumes]) => [
    { paths: ['/api/v1/identity', '/api/v1/finance'], ports: accounts ? [portOf(accounts)] : [] },
    { ports: resumes ? [portOf(resumes)] : [] },
  ])
  try {
    const page = await (await browser.newContext({ baseURL: baseUrl })).newPage()
    const somebody = await openTailor(page)
    await fillIn(page)
    await button(page, 'Tailor & Save').click()
    await expect.poll(() => tailored(somebody)).toBe(1)
    await expect(editor(page)).toContainText('Corbel Insurance')
    const file = await downloaded(page, () => button(page, 'Download DOCX').click())
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    await page.goto('/my-subscriptions')
    await expect(page.getByText('1 of 5').first()).toBeVisible()
  } finally {
    await end()
  }
})
