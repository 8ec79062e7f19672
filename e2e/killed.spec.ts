/// <reference lib="dom" />
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { analysed, type SignedIn, saveResume, signedIn } from './signed-in.ts'
import { type RunningServer, startOne } from './start-server.ts'
import { test } from './story.ts'
import { advertisement, editor, resume } from './tailor/tailor-page.ts'

// A server that is killed and comes back says nothing to a browser: no event, and no network that was gone.
test.describe.configure({ mode: 'default' })

let server: RunningServer
let sharedDataDir: string | undefined

test.beforeAll(async () => {
  server = await startOne()
  sharedDataDir = process.env.E2E_DATA_DIR
  process.env.E2E_DATA_DIR = server.dataDir
})
test.afterAll(async () => {
  if (sharedDataDir) process.env.E2E_DATA_DIR = sharedDataDir
  await server.stop()
})

interface Place {
  name: string
  address: string
  /** Where it is typed. */
  field: (page: Page) => ReturnType<Page['getByLabel']>
  /** What the server has of it. */
  query: string
}

const notSaved = /^Not saved yet.*kept in this browser/i

const tailored = async ({ call }: SignedIn, resumeId: number): Promise<number> =>
  (
    await call<{ tailorResume: { id: number } }>(
      'resume',
      `mutation ($resumeId: Int!, $text: String!) {
        tailorResume(resumeId: $resumeId, jobDescription: $text, jobAdvertisingCompany: "Fernhill Energy") { id }
      }`,
      { resumeId, text: advertisement },
    )
  ).tailorResume.id

/** One page of each way to save what is typed by itself, with something on it; a letter is saved as a resume is. */
async function placesOf(somebody: SignedIn): Promise<Place[]> {
  const { call } = somebody
  const resumeId = await saveResume(somebody, 'General', resume)
  const analysisId = await analysed(somebody, { resumeId, jobDescription: advertisement, jobTitle: 'Job' })
  const version = await tailored(somebody, resumeId)
  const { createJobDescription: job } = await call<{ createJobDescription: { id: number } }>(
    'resume',
    'mutation ($input: JobDescriptionInput!) { createJobDescription(input: $input) { id } }',
    { input: { title: 'Cook', description: 'A cook is wanted.' } },
  )
  return [
    {
      ...{ name: 'the editor', address: '/resume/edit', query: `resume(id: ${resumeId}) { content }` },
      field: (page) => page.getByLabel('Headline'),
    },
    {
      ...{ name: 'the tailor screen', address: `/resume/tailor#${version}` },
      query: `tailoredResume(id: ${version}) { content }`,
      field: editor,
    },
    {
      ...{ name: 'the notes of a report', address: `/competitive-analysis?id=${analysisId}#notes` },
      query: `jobMatchAnalysis(id: ${analysisId}) { userNotes }`,
      field: (page) => page.getByLabel('For yourself'),
    },
    {
      ...{ name: 'the notes of a job', address: `/my?view=jobs&job=${job.id}` },
      query: `jobDescription(id: ${job.id}) { notes }`,
      field: (page) => page.getByLabel('Notes'),
    },
  ]
}

interface Opened {
  place: Place
  page: Page
}

/** What "Open" in a list leaves behind. */
async function choose(page: Page, { address }: Place): Promise<void> {
  const [version] = /(?<=#)\d+$/.exec(address) ?? []
  if (version) await page.evaluate((id) => localStorage.setItem('selected_tailored_resume_id', id), version)
}

/** One tab each, and none besides: a browser has six connections to a server, and each tab in sight holds one. */
async function openAll(context: BrowserContext): Promise<{ somebody: SignedIn; tabs: Opened[] }> {
  const first = await context.newPage()
  const somebody = await signedIn(first)
  await first.goto('/terms')
  const places = await placesOf(somebody)
  for (const place of places) await choose(first, place)
  await first.close()
  const tabs: Opened[] = []
  for (const place of places) {
    const page = await context.newPage()
    await page.goto(place.address)
    await expect(place.field(page), place.name).toBeVisible()
    tabs.push({ place, page })
  }
  return { somebody, tabs }
}

const wordsFor = ({ name }: Place) => `Typed in ${name} without an answer`

async function typeIn({ place, page }: Opened): Promise<void> {
  await page.bringToFront()
  await place.field(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(` ${wordsFor(place)}`)
  await expect(page.getByText(notSaved).first(), place.name).toBeVisible()
}

const isStored = (call: SignedIn['call'], place: Place) =>
  expect
    .poll(async () => JSON.stringify(await call('resume', `{ ${place.query} }`)), { message: place.name })
    .toContain(wordsFor(place))

const outages: [string, (context: BrowserContext) => Promise<() => Promise<unknown>>][] = [
  [
    '[F1] a server that is killed while somebody types',
    async () => {
      await server.kill()
      return async () => {
        server = await startOne({ dataDir: server.dataDir, port: Number(new URL(server.baseUrl).port) })
      }
    },
  ],
  [
    '[F3] a network that is cut while somebody types',
    async (context) => {
      await context.setOffline(true)
      return () => context.setOffline(false)
    },
  ],
]

for (const [name, begin] of outages) {
  test(`${name} takes nothing with it: each page says so, and saves it by itself later`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.baseUrl })
    const { somebody, tabs } = await openAll(context)
    const end = await begin(context)
    for (const tab of tabs) await typeIn(tab)
    await end()
    for (const { place, page } of tabs) {
      await isStored(somebody.call, place)
      await expect(page.getByText(notSaved), place.name).toHaveCount(0)
    }
    await context.close()
  })
}
