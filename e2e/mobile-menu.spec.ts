import { expect } from '@playwright/test'
import { test } from './story.ts'

test('below 768 px a menu holds the ways of the header, leads on, and is closed by Escape and by a press elsewhere', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const header = page.getByRole('navigation', { name: 'Main' })
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'essential'))
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/')
  await expect(header).toBeVisible()
  await expect(button).toBeHidden()

  await page.setViewportSize({ width: 767, height: 800 })
  await expect(header).toBeHidden()
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Pricing', 'Check a text', 'Help Center', 'Log in'])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await page.mouse.click(20, 700)
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/')
  await button.click()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/plans')
  await expect(menu).toBeHidden()
})
