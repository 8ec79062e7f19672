/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { startModelPeer } from '../apps/server/src/adapters/language-model/testing/model-peer.ts'
import { contrastOn, isAccessible } from './accessible.ts'
import { countClicks } from './clicks.ts'
import { signedIn } from './signed-in.ts'
import { type RunningServer, startOne } from './start-server.ts'
import { test } from './story.ts'
import { listenToToasts } from './told.ts'

// A stand-in of Ollama, at a port of its own: a real one may be running on this machine.
test.describe.configure({ mode: 'default' })

const mostPresses = 4

let ollama: Awaited<ReturnType<typeof startModelPeer>>
let server: RunningServer
let sharedDataDir: string | undefined

test.beforeAll(async () => {
  ollama = await startModelPeer()
  ollama.behave('good', JSON.stringify({ sentences: ['Bread is baked.', 'It is made of flour.'] }))
  server = await startOne({ env: { AI_LOCAL_ADDRESSES: `127.0.0.1:${ollama.port}` } })
  sharedDataDir = process.env.E2E_DATA_DIR
  process.env.E2E_DATA_DIR = server.dataDir
})
test.afterAll(async () => {
  if (sharedDataDir) process.env.E2E_DATA_DIR = sharedDataDir
  await server.stop()
  await ollama.close()
})

const part = (page: Page) => page.getByRole('region', { name: 'Writing assistant', exact: true })

test('a model on this machine is found, tried and allowed in four presses', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.baseUrl })
  await listenToToasts(context)
  const page = await context.newPage()
  const clicks = await countClicks(page)
  await signedIn(page)
  await page.goto('/settings')

  const offer = part(page).getByText(/Ollama is running here with small-1\. Use it\?/)
  // It has 400 ms to answer, which a busy machine may not give it.
  await expect(async () => {
    if (!(await offer.isVisible())) await page.reload()
    await expect(offer).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await part(page).getByRole('button', { name: 'Use it: small-1', exact: true }).click()
  await expect(part(page).getByText(/small-1 works: the address and the model are right\./)).toBeVisible()
  await expect(part(page).getByRole('radio', { name: /^Ollama/ })).toBeChecked()
  await expect(part(page).getByText(/It stays on this computer\./)).toBeVisible()
  await part(page).getByRole('button', { name: 'Save and use it' }).click()
  await expect(part(page).getByText(/small-1 rewords your lines\. Allowed/)).toBeVisible()

  await expect.poll(() => clicks.pressed).toEqual(['Use it', 'Save and use it'])
  expect(clicks.pressed.length).toBeLessThanOrEqual(mostPresses)
  await isAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastOn(page)).toEqual([])

  await page.reload()
  await expect(part(page).getByRole('radio', { name: /^Ollama/ })).toBeChecked()
  await expect(part(page).getByLabel('Model', { exact: true })).toHaveValue('small-1')
  await context.close()
})

test('with the keyboard alone it is chosen, told what is missing, and switched off', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.baseUrl })
  await listenToToasts(context)
  const page = await context.newPage()
  await signedIn(page)
  await page.goto('/settings')
  await part(page).getByRole('radio', { name: /^Off/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(part(page).getByRole('radio', { name: /^Anthropic/ })).toBeChecked()
  await part(page).getByRole('button', { name: 'Test' }).focus()
  await page.keyboard.press('Enter')
  await expect(part(page).getByText('Enter the key that your provider gave you.')).toBeVisible()
  await expect(part(page).getByLabel('Key', { exact: true })).toBeFocused()
  await page.keyboard.type('sk-marker')
  await page.reload()
  await expect(part(page).getByRole('radio', { name: /^Anthropic/ })).toBeChecked()
  await expect(part(page).getByLabel('Key', { exact: true })).toHaveValue('')
  await context.close()
})
