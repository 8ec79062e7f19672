import { expect, it } from 'vitest'
import { daysKept } from './retention.ts'
import { shareDays } from './share-links.ts'

it('a link ends, at the latest, when the table of what is kept says so', () => {
  expect(shareDays.most).toBe(daysKept.shareLinks)
  expect(shareDays.usual).toBeLessThan(shareDays.most)
})
