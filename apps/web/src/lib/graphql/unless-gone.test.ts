import { expect, it } from 'vitest'
import { RequestError } from './request-error.ts'
import { unlessGone } from './unless-gone.ts'

const refused = (code: string) => Promise.reject(RequestError.errors([{ message: 'No.', extensions: { code } }]))

it('what is gone already was taken away; every other refusal is one', async () => {
  expect(await unlessGone(refused('NOT_FOUND'))).toBeNull()
  expect(await unlessGone(Promise.resolve(true))).toBe(true)
  await expect(unlessGone(refused('RATE_LIMITED'))).rejects.toThrow('No.')
  await expect(unlessGone(Promise.reject(new Error('Broken.')))).rejects.toThrow('Broken.')
})
