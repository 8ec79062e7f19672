import { expect, it } from 'vitest'
import { largeStore } from './large-store.ts'

it('keeps values for this page where the browser has no database, until they are removed', async () => {
  const draft = { text: 'Seven years in insurance', file: new File(['x'], 'cv.txt') }
  await largeStore.write('draft', draft)
  expect(await largeStore.read('draft')).toBe(draft)
  expect(await largeStore.read('another')).toBeUndefined()
  await largeStore.remove('draft')
  expect(await largeStore.read('draft')).toBeUndefined()
})
