import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { largeStore } from '../large-store.ts'
import { forgetWithRead, keepWithRead, keptWithRead } from './kept-read.ts'
import type { ResumeRead } from './resume-read.ts'

const file = new File(['words'], 'cv.txt')
const read: ResumeRead = {
  ok: true,
  from: 'file',
  document: emptyDocument(),
  source: '',
  file,
  name: 'cv.txt',
  facts: null,
  notes: [],
}

/** A write that the page did not live to see. */
const never = new Promise<void>(() => undefined)

afterEach(async () => {
  vi.restoreAllMocks()
  await forgetWithRead('draft')
})

it('gives nothing where nothing, or something else, is kept', async () => {
  expect(await keptWithRead('draft')).toBeNull()
  await largeStore.write('draft', 'a text')
  expect(await keptWithRead('draft')).toBeNull()
})

it('gives back what was kept, with its file', async () => {
  await keepWithRead('draft', { value: { title: 'One' }, read })
  expect(await keptWithRead('draft')).toEqual({ value: { title: 'One' }, read })
})

it('writes the file once, however often the rest changes', async () => {
  const write = vi.spyOn(largeStore, 'write')
  for (const title of ['O', 'On', 'One']) await keepWithRead('draft', { value: { title }, read })
  expect(write.mock.calls.filter(([, value]) => value instanceof File)).toHaveLength(1)
})

it('keeps what was typed right before the page was left, when its write came too late', async () => {
  await keepWithRead('draft', { value: { title: 'On' }, read })
  vi.spyOn(largeStore, 'write').mockReturnValueOnce(never)
  void keepWithRead('draft', { value: { title: 'One' }, read })
  expect(await keptWithRead('draft')).toEqual({ value: { title: 'One' }, read })
  await keepWithRead('draft', { value: { title: 'Only' }, read })
  expect(await keptWithRead('draft')).toEqual({ value: { title: 'Only' }, read })
})

it('keeps the very first thing typed too', async () => {
  vi.spyOn(largeStore, 'write').mockReturnValueOnce(never)
  void keepWithRead('draft', { value: { title: 'O' }, read: null })
  expect(await keptWithRead('draft')).toEqual({ value: { title: 'O' }, read: null })
  await forgetWithRead('draft')
  expect(await keptWithRead('draft')).toBeNull()
})

it('forgets the file with the rest', async () => {
  await keepWithRead('draft', { value: {}, read })
  await forgetWithRead('draft')
  expect(await largeStore.read('draft_file')).toBeUndefined()
})
