/// <reference lib="dom" />
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { enterCode, nextCode, type Person, submitLogin } from './accounts.ts'
import { caller } from './api.ts'
import { type Made, makeOneOfEverything } from './one-of-everything.ts'
import { showInTailor, signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { advertisement, resume } from './tailor/tailor-page.ts'

/** Where a person types, and how what was typed goes to the server: by itself, unless told. */
interface Place {
  at: (made: Made) => string
  /** Opens what is typed in; whoever comes back finds it open. */
  open?: (page: Page, made: Made) => Promise<void>
  field: (page: Page) => Locator
  words?: string
  save?: (page: Page) => Promise<void>
}

const press =
  (name: string, timeout = 60_000) =>
  (page: Page) =>
    page.getByRole('button', { name, exact: true }).first().click({ timeout })
const save = (name: string) => press(name, 5_000)
const labelled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true })

const places: Record<string, Place> = {
  'the notes of a report': {
    at: ({ analysisId }) => `/competitive-analysis?id=${analysisId}#notes`,
    field: labelled('For yourself'),
  },
  'the profile': {
    at: () => '/profile',
    field: labelled('Job title'),
    save: save('Save changes'),
  },
  'a tailored version': {
    at: () => '/my-resumes',
    async open(page, { letterId }) {
      await showInTailor(page, letterId)
      await page.goto('/resume/tailor')
    },
    field: labelled('Title'),
  },
  'a new skill': {
    at: () => '/skills',
    async open(page) {
      await page.getByRole('combobox', { name: 'Add a skill' }).fill('k8s')
      await page.getByRole('option', { name: /^Kubernetes/ }).click()
    },
    field: labelled('Years'),
    words: '7',
    save: save('Add it'),
  },
  'an answer that is practised': {
    at: ({ guideId }) => `/interview-guide/${guideId}`,
    open: (page) => page.getByRole('link', { name: 'Practice', exact: true }).click(),
    field: labelled('Your answer'),
    save: save('Finish'),
  },
}

const asked = '**/api/v1/*/graphql'

/** However slow this machine is, what saves itself meanwhile comes to the server when the session has ended. */
async function revokedBeforeSaved(page: Page, type: () => Promise<void>) {
  let revoked: Promise<void> | undefined
  const hold = async (route: Route) => {
    await revoked
    await route.fallback()
  }
  await page.route(asked, hold)
  revoked = type().then(() => revoke(page))
  await revoked
  await page.unroute(asked, hold)
}

async function revoke(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '')
  await caller(page.request, token)('identity', 'mutation { logoutUser { success } }')
}

/** Without a look at the toast: a dialog that is open again stands before it. */
async function logInAgain(page: Page, person: Person) {
  await submitLogin(page, person)
  await expect(page.getByRole('heading', { name: 'Verify Login' })).toBeVisible()
  await enterCode(page, await nextCode(person))
}

test('a session that ends while one types: what was typed is there after the login', async ({ page }) => {
  const { person, call } = await signedIn(page)
  const made = await makeOneOfEverything(call, {
    ...{ title: 'General', content: resume, advertisement, company: 'Fernhill Energy', skill: 'Snowflake' },
  })
  for (const [name, { at, open, field, words = 'Ask Ann about it.', save: send }] of Object.entries(places))
    await test.step(name, async () => {
      await page.goto(at(made))
      await open?.(page, made)
      await expect(field(page)).toBeVisible()
      await revokedBeforeSaved(page, () => field(page).fill(words))
      // Unless the page has heard of it by then, and led away.
      await send?.(page).catch(() => undefined)
      await expect(page).toHaveURL(/\/auth\?redirect=/)
      await logInAgain(page, person)
      await expect(field(page), name).toHaveValue(words)
    })
})
