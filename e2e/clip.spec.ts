/// <reference lib="dom" />
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, expect, type Page, type Worker } from '@playwright/test'
import { findWholeBrowser } from '../scripts/browser.mjs'
import { violationsOn } from './accessible.ts'
import { type SignedIn, signedIn } from './signed-in.ts'
import { test } from './story.ts'

// The extension in the browser that it is made for, on pages as boards have them.

interface Tab {
  id: number
}

/** As much of what the browser gives an extension as is asked for here. */
declare const chrome: {
  storage: { local: { set(kept: object): Promise<void> } }
  tabs: { query(of: object): Promise<Tab[]> }
  /** `dispatch` is how the browser itself tells of a press. */
  action: { onClicked: { dispatch(tab: Tab): void } }
}

const executablePath = findWholeBrowser() ?? ''
test.skip(executablePath === '', 'There is no Chromium here that takes extensions.')

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const extension = at('../apps/extension')

/** Of the server that the stories are played with. */
const bespeak = () => process.env.E2E_BASE_URL ?? ''

let boards: Server
let board: string
test.beforeAll(async () => {
  boards = createServer(async ({ url = '' }, response) => {
    const page = await readFile(at(`./clip-pages/${url.slice(1)}.html`)).catch(() => null)
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await once(boards.listen(0, 'localhost'), 'listening')
  board = `http://localhost:${(boards.address() as AddressInfo).port}`
})
test.afterAll(() => void boards.close())

test('it is small, and asks for one press on one page', async () => {
  const files = await readdir(extension)
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(extension, name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * 1024)
  const { permissions, content_scripts: always } = JSON.parse(await readFile(join(extension, 'manifest.json'), 'utf8'))
  expect({ permissions, always }).toEqual({ permissions: ['activeTab', 'scripting', 'storage'], always: undefined })
})

interface Clipper {
  context: BrowserContext
  worker: Worker
  id: string
  close(): Promise<void>
}

/** A browser with the extension in it. */
async function withExtension(): Promise<Clipper> {
  const profile = await mkdtemp(join(tmpdir(), 'bespeak-clip-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // Told to the browser itself: what is usual for this leaves extensions out.
    headless: false,
    args: [
      '--headless=new',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // It opens its options when it is new, in whatever empty tab there is: before a story opens one.
  const isOptions = (page: Page) => page.url().endsWith('/options.html')
  await expect.poll(() => context.pages().filter(isOptions)).toHaveLength(1)
  await context.pages().find(isOptions)?.waitForLoadState()
  const close = async () => {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
  return { context, worker, id: new URL(worker.url()).host, close }
}

/** As its options page keeps them, which has a story of its own. */
const set = ({ worker }: Clipper, address: string, token = '') =>
  worker.evaluate((kept) => chrome.storage.local.set(kept), { address, token })

/** What a press on the button of the extension does: the button itself is no part of any page. */
async function press({ worker }: Clipper, page: Page): Promise<void> {
  await page.bringToFront()
  await worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true })
    if (tab) chrome.action.onClicked.dispatch(tab)
  })
}

const note = (page: Page) => page.locator('#bespeak-clip').getByRole('status')
const problem = (page: Page) => page.locator('#bespeak-clip').getByRole('alert')

const jobsOf = async ({ call }: SignedIn) => {
  const { currentUser } = await call<{ currentUser: { id: number } }>('identity', '{ currentUser { id } }')
  const list = 'query ($id: Int!) { jobDescriptions(userId: $id) { title company description url } }'
  return (
    await call<{ jobDescriptions: { title: string; company: string; description: string; url: string }[] }>(
      'resume',
      list,
      {
        id: currentUser.id,
      },
    )
  ).jobDescriptions
}

const tokenOf = async ({ call }: SignedIn, scope: 'read' | 'write') =>
  (
    await call<{ createAccessToken: { token: string } }>(
      'identity',
      'mutation ($scopes: [String!]!) { createAccessToken(name: "The clipper", scopes: $scopes) { token } }',
      { scopes: [scope] },
    )
  ).createAccessToken.token

const wanted = ['Train chefs and kitchen staff', 'Plan menus for banquets', '5 years as a chef', 'Fluent English']
const unwanted = /Secret words|accept all|Night Porter|Employers|Dishwasher|imprint/

const clipped = [
  ...['posting', 'graph', 'escaped', 'list-and-posting', 'list-with-detail', 'article'],
  ...['made-by-script', 'shadow', 'table', 'hidden', 'frame'],
]

test('a job is clipped with a token from every form of page, no list is taken for one, and a refusal is said', async ({
  page,
}) => {
  const me = await signedIn(page)
  const clipper = await withExtension()
  await set(clipper, bespeak(), await tokenOf(me, 'write'))
  const open = await clipper.context.newPage()

  await open.goto(`${board}/list`)
  await press(clipper, open)
  await expect(problem(open)).toContainText('There is no single job on this page')
  expect(await jobsOf(me)).toEqual([])

  for (const name of clipped) {
    await open.goto(`${board}/${name}`)
    if (name === 'made-by-script') await expect(open.locator('body[data-ready]')).toBeAttached()
    await press(clipper, open)
    await expect(note(open), name).toContainText('Saved to Bespeak: Head Chef')
    const job = (await jobsOf(me)).find(({ url }) => url === `${board}/${name}`)
    for (const line of wanted) expect(job?.description, name).toContain(line)
    expect(job?.description, name).not.toMatch(unwanted)
    expect(job?.title, name).toBe('Head Chef')
  }
  expect(await jobsOf(me)).toHaveLength(clipped.length)
  // The same page again is the same job.
  await open.goto(`${board}/article`)
  await press(clipper, open)
  await expect(note(open)).toContainText('Saved to Bespeak')
  expect(await jobsOf(me)).toHaveLength(clipped.length)

  const [shown] = await Promise.all([
    clipper.context.waitForEvent('page'),
    note(open).getByRole('link', { name: 'Open it' }).click(),
  ])
  expect(new URL(shown.url()).origin).toBe(new URL(bespeak()).origin)
  await shown.close()

  await test.step('what is marked is what is clipped', async () => {
    await open.goto(`${board}/list`)
    await open.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main ul') ?? document.body))
    await press(clipper, open)
    await expect(note(open)).toContainText('Saved to Bespeak')
    expect((await jobsOf(me)).map(({ description }) => description)).toContainEqual(
      expect.stringContaining('Night Porter'),
    )
  })

  await test.step('a token that may only read, and one that is none, save nothing, and the page says so', async () => {
    const before = await jobsOf(me)
    await open.goto(`${board}/article`)
    for (const [address, token, said] of [
      [bespeak(), await tokenOf(me, 'read'), 'This access token may only read'],
      [bespeak(), 'bsp_nothing', 'This access token is not valid, or no longer'],
      ['http://localhost:1', 'bsp_nothing', 'Your Bespeak could not be reached'],
    ] as const) {
      await set(clipper, address, token)
      await press(clipper, open)
      await expect(problem(open)).toContainText(said)
    }
    expect(await jobsOf(me)).toEqual(before)
  })
  await clipper.close()
})

test('without an account the job is filled in at /upload, and no server is sent it', async () => {
  const clipper = await withExtension()
  await set(clipper, bespeak())
  const carried: string[] = []
  clipper.context.on('request', (request) => {
    if (/banquets/.test(decodeURIComponent(request.url().split('#')[0] ?? '') + (request.postData() ?? '')))
      carried.push(request.url())
  })
  const open = await clipper.context.newPage()
  await open.goto(`${board}/posting`)
  const [upload] = await Promise.all([clipper.context.waitForEvent('page'), press(clipper, open)])
  await expect(upload.getByLabel('Job description')).toHaveValue(/Plan menus for banquets/)
  await expect(upload.getByRole('textbox', { name: 'Company' })).toHaveValue('Fjordgard Hotel')
  await expect(upload).toHaveURL(`${bespeak()}/upload`)
  expect(carried).toEqual([])
  await clipper.close()
})

test('its options say what is wrong, are kept, and leave what is typed before they are read', async () => {
  const clipper = await withExtension()
  const options = await clipper.context.newPage()
  const address = options.getByLabel('Address of your Bespeak')
  const token = options.getByLabel('Access token')
  const outcome = options.getByRole('status')
  const save = () => options.getByRole('button', { name: 'Save' }).click()
  await options.goto(`chrome-extension://${clipper.id}/options.html`)
  for (const wrong of ['http://bespeak.example', 'https://', 'javascript:alert(1)']) {
    await address.fill(wrong)
    await save()
    await expect(outcome).toHaveText('This is no address of a Bespeak. It begins with https://.')
  }
  expect(await violationsOn(options)).toEqual([])
  await address.fill(`${bespeak()}/upload?x=1`)
  await token.fill(' bsp_mine ')
  await save()
  await expect(outcome).toHaveText('Saved.')
  await options.reload()
  await expect(address).toHaveValue(bespeak())

  await options.addInitScript({
    content: `const read = chrome.storage.local.get.bind(chrome.storage.local)
      const wanted = new Promise((resolve) => { window.readThem = resolve })
      chrome.storage.local.get = (...names) => wanted.then(() => read(...names))`,
  })
  await options.reload()
  await address.fill('http://bespeak.example')
  await save()
  await expect(outcome).toContainText('This is no address of a Bespeak.')
  await options.evaluate('readThem()')
  await expect(token).toHaveValue('bsp_mine')
  await expect(address).toHaveValue('http://bespeak.example')
  await clipper.close()
})

test('the bookmarklet of the settings does the same without an extension', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: bespeak() })
  await signedIn(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Copy the bookmarklet' }).click()
  const onClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(onClipboard).toMatch(/^javascript:/)
  const copied = await onClipboard()
  for (const name of ['posting', 'article']) {
    const open = await context.newPage()
    await open.goto(`${board}/${name}`)
    // As the bar of bookmarks runs it.
    const [upload] = await Promise.all([
      context.waitForEvent('page'),
      open.evaluate((address) => new Function(decodeURIComponent(address.replace(/^javascript:/, '')))(), copied),
    ])
    await expect(upload.getByLabel('Job description')).toHaveValue(/Plan menus for banquets[\s\S]*Fluent English/)
  }
})
