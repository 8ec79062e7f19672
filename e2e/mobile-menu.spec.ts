import { expect, type Page } from '@playwright/test'
import { test } from './story.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })
const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
})

test.describe('below 768 px', { tag: '@narrow' }, () => {
  test.beforeEach(async ({ page, isMobile }) => {
    if (!isMobile) await page.setViewportSize({ width: 767, height: 800 })
    await page.goto('/')
  })

  test('a menu holds the ways of the header', async ({ page }) => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(menu(page)).toBeHidden()
    await button(page).click()
    await expect(menu(page).getByRole('link')).toHaveText(['Home', 'Pricing', 'Help Center', 'Log in'])
  })

  test('the menu leads on and is closed on arrival', async ({ page }) => {
    await button(page).click()
    await menu(page).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/plans')
    await expect(menu(page)).toBeHidden()
  })

  test('the menu closes by Escape, and by a press elsewhere', async ({ page }) => {
    await button(page).click()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await button(page).click()
    await expect(menu(page)).toBeVisible()
    await page.mouse.click(20, 700)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/')
  })
})

test('at 768 px the header has all its ways, and no menu', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(button(page)).toBeHidden()
})
