import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { codeMailed } from './outbox.ts'
import { expectToast } from './told.ts'

export interface Person {
  username: string
  email: string
  password: string
  /** How many codes were mailed to this person so far. */
  mailed: number
}

export function newPerson(): Person {
  const username = `mara_${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@example.com`, password: 'Needle7Thread', mailed: 0 }
}

export const nextCode = (person: Person): Promise<string> => {
  person.mailed += 1
  return codeMailed(person.email, person.mailed)
}

export const password = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true })
export const digit = (page: Page, place: number) => page.getByLabel(`Digit ${place} of 6`)
export const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ })
export const toast = (page: Page, title: string) => toasts(page).getByText(title, { exact: true })

export async function fillRegistration(page: Page, { username, email, password: secret }: Person) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
  await password(page, 'Confirm password').fill(secret)
}

export async function register(page: Page, person: Person) {
  await page.goto('/auth?mode=register')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
}

export async function enterCode(page: Page, code: string) {
  await digit(page, 1).click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: 'Verify Code' }).click()
}

export async function submitLogin(page: Page, { username, password: secret }: Pick<Person, 'username' | 'password'>) {
  await page.getByLabel('Username').fill(username)
  await password(page).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** Logs in from the login form that is open. */
export async function logIn(page: Page, person: Person) {
  await submitLogin(page, person)
  await expect(page.getByRole('heading', { name: 'Verify Login' })).toBeVisible()
  await enterCode(page, await nextCode(person))
  await expectToast(page, 'Login successful')
}

export async function logOut(page: Page, { username }: Person) {
  await page.getByRole('button', { name: `Account menu of ${username}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}
