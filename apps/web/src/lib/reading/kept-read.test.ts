import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { largeStore } from '../large-store.ts'
import { localStore } from '../storage.ts'
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

it('gives back what an older release kept', async () => {
  const old = { value: { title: 'One' }, read: { ...read, file: null } }
  await largeStore.write('draft', old)
  expect(await keptWithRead('draft')).toEqual(old)
})

it('writes the file once, however often the rest changes', async () => {
  const write = vi.spyOn(largeStore, 'write')
  for (const title of ['O', 'On', 'One']) await keepWithRead('draft', { value: { title }, read })
  expect(write.mock.calls.filter(([key]) => key === 'draft_file')).toHaveLength(1)
})

describe('what was put in right before the page was left', () => {
  const another: ResumeRead = { ...read, name: 'saved', from: 'text', file: null }
  const pasted: ResumeRead = { ...read, name: null, from: 'text', file: null }

  it('is not taken for another resume than the one it was put in with', async () => {
    await keepWithRead('draft', { value: { id: null }, read })
    vi.spyOn(largeStore, 'write').mockReturnValueOnce(never)
    void keepWithRead('draft', { value: { id: 7 }, read: another })
    expect(await keptWithRead('draft')).toEqual({ value: { id: null }, read })
  })

  it('gives a resume no file of another one', async () => {
    const next = { ...read, file: new File(['others'], 'cv.txt') }
    await keepWithRead('draft', { value: {}, read })
    const write = largeStore.write
    vi.spyOn(largeStore, 'write').mockImplementation((key, value) => (key === 'draft_file' ? never : write(key, value)))
    void keepWithRead('draft', { value: {}, read: next })
    expect((await keptWithRead('draft'))?.read?.file).toBeNull()
  })

  it('is without the resume that was taken away', async () => {
    await keepWithRead('draft', { value: { id: 7 }, read })
    vi.spyOn(largeStore, 'write').mockReturnValueOnce(never)
    void keepWithRead('draft', { value: { id: null }, read: null })
    expect(await keptWithRead('draft')).toEqual({ value: { id: null }, read: null })
  })

  it('belongs to the same resume also after a visit', async () => {
    await keepWithRead('draft', { value: { title: 'On' }, read: pasted })
    const again = await keptWithRead<object>('draft')
    vi.spyOn(largeStore, 'write').mockReturnValueOnce(never)
    void keepWithRead('draft', { value: { title: 'One' }, read: again?.read ?? null })
    expect(await keptWithRead('draft')).toEqual({ value: { title: 'One' }, read: pasted })
  })

  it.each(['{"mark":', '7', 'null', '{"value":{}}', '{"mark":null,"value":null}'])(
    'counts as nothing where it is damaged: %s',
    async (damaged) => {
      await keepWithRead('draft', { value: { title: 'One' }, read })
      localStore.write('draft_pending', damaged)
      expect(await keptWithRead('draft')).toEqual({ value: { title: 'One' }, read })
    },
  )
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
