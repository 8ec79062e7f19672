/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessible.ts'
import { logIn } from './accounts.ts'
import { downloaded } from './downloads.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectToast } from './told.ts'

test('@narrow a free user pays in the sandbox, is unlimited at once, and cancels in two clicks', async ({ page }) => {
  await signedIn(page)
  await page.goto('/subscription/success')
  await expect(page.getByRole('heading', { name: 'No payment has arrived' })).toBeVisible()
  await page.goto('/my-subscriptions')
  await expect(page.getByRole('heading', { name: 'Free' })).toBeVisible()
  await expect(page.getByText('0 of 5').first()).toBeVisible()
  await isAccessible(page)

  await page.getByRole('link', { name: 'Or subscribe now' }).click()
  await expect(page.getByText('Test payments.')).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: '4000 0000 0000 0002' }).click()
  await page.getByRole('button', { name: 'Pay $12.00' }).click()
  await expect(page.getByText('This card was declined. Nothing was charged.')).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: '4000 0025 0000 3155' }).click()
  await page.getByRole('button', { name: 'Pay $12.00' }).click()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Confirm $12.00' }).dblclick()
  await expect(page.getByRole('heading', { name: 'You have Pro' })).toBeVisible()
  await isAccessible(page)

  await page.getByRole('link', { name: 'See my subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Pro, monthly' })).toBeVisible()
  await expect(page.getByText('0, no limit').first()).toBeVisible()
  await expect(page.getByText('Test card ending 3155')).toBeVisible()
  await isAccessible(page)
  await invoiceIsSaved(page)
  await cancelledAndTakenBack(page)
  await changedToYearly(page)

  await page.getByRole('link', { name: 'Transaction history' }).click()
  await expect(page.getByRole('list', { name: 'Your transactions' }).getByRole('listitem')).toHaveCount(2)
  await isAccessible(page)
  await page.goto('/plans')
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeVisible()
  await isAccessible(page)
})

/** The session ends when the payment is on its way: not before, or the page may notice it first and take the button away. */
const endsWhilePaying = (page: Page, end: () => Promise<unknown>) =>
  page.route('**/api/v1/finance/graphql', async (route) => {
    if (route.request().postData()?.includes('mutation CompleteSandboxCheckout')) await end()
    await route.fallback()
  })

test('a checkout outlives its session, and two tabs pay for it once', async ({ page, context }) => {
  const { person, call } = await signedIn(page)
  const address = '/subscribe?plan=3'
  const pay = async (tab: Page) => {
    await tab.getByRole('button', { name: '4242 4242 4242 4242' }).click()
    await tab.getByRole('button', { name: 'Pay $96.00' }).click()
  }
  await page.goto(address)
  await expect(page.getByText('Test payments.')).toBeVisible()
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
  await endsWhilePaying(page, () => call('identity', 'mutation { logoutUser { success } }'))
  await page.getByRole('button', { name: 'Pay $96.00' }).click()
  await expect(page).toHaveURL(/\/auth\?/)
  await expect(page.getByText('Your sign-in has ended. Please log in again.')).toBeVisible()
  await page.unroute('**/api/v1/finance/graphql')
  await logIn(page, person)
  await expect(page).toHaveURL(address)

  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByText('Test payments.')).toBeVisible()
  await pay(page)
  await expect(page.getByRole('heading', { name: 'You have Pro' })).toBeVisible()
  await pay(other)
  await expect(other.getByRole('heading', { name: 'You already have Pro' })).toBeVisible()
  await expect(other.getByText('There is nothing to pay now.')).toBeVisible()
  await other.goto('/transaction-history')
  await expect(other.getByRole('list', { name: 'Your transactions' }).getByRole('listitem')).toHaveCount(1)
})

async function invoiceIsSaved(page: Page) {
  await expect(page.getByRole('table', { name: 'Your invoices' }).getByRole('rowheader')).toHaveCount(1)
  // It is named as a region where it has to be scrolled.
  await expect(page.getByRole('region', { name: 'Your invoices' })).toHaveCount(0)
  const file = await downloaded(page, () => page.getByRole('button', { name: /^Download invoice/ }).click())
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
}

async function cancelledAndTakenBack(page: Page) {
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('button', { name: 'Keep Pro' })).toBeFocused()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Cancel Pro' }).click()
  await expect(page.getByText(/^Pro ends on .+\.$/).first()).toBeVisible()
  await expect(page.getByText('0, no limit').first()).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expectToast(page, 'You keep Pro.')
}

async function changedToYearly(page: Page) {
  await page.getByRole('button', { name: 'Change to yearly, $96' }).click()
  await page.getByRole('button', { name: /^Pay \$84/ }).click()
  await expect(page.getByRole('heading', { name: 'Pro, yearly' })).toBeVisible()
}
