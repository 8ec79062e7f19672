/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { isAccessible } from './accessible.ts'
import { downloaded } from './downloads.ts'
import { signedIn } from './signed-in.ts'
import { test } from './story.ts'
import { expectToast } from './told.ts'

test('a free user pays in the sandbox, is unlimited at once, and cancels in two clicks', async ({ page }) => {
  await signedIn(page)
  await page.goto('/subscription/success')
  await expect(page.getByRole('heading', { name: 'No payment has arrived' })).toBeVisible()
  await page.goto('/my-subscriptions')
  await expect(page.getByRole('heading', { name: 'Free' })).toBeVisible()
  await expect(page.getByText('0 of 5').first()).toBeVisible()

  await page.getByRole('link', { name: 'Or subscribe now' }).click()
  await expect(page.getByText('Test payments.')).toBeVisible()
  await page.getByRole('button', { name: '4000 0000 0000 0002' }).click()
  await page.getByRole('button', { name: 'Pay $12.00' }).click()
  await expect(page.getByText('This card was declined. Nothing was charged.')).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: '4000 0025 0000 3155' }).click()
  await page.getByRole('button', { name: 'Pay $12.00' }).click()
  await page.getByRole('button', { name: 'Confirm $12.00' }).dblclick()
  await expect(page.getByRole('heading', { name: 'You have Pro' })).toBeVisible()

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
  await page.goto('/plans')
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeVisible()
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
