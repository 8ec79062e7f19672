import { plainSource } from '@bespeak/domain/reading/source.ts'
import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { works } from '../../services/resume/engine/works.ts'
import { engine } from '../../testing/engine.ts'
import { createEngine } from './engine.ts'

type Works = typeof works

const page = { content: '<p>Ida Vance</p>', document: emptyDocument() }
/** Something for each of them to do. */
const takes: { [Name in keyof Works]: Parameters<Works[Name]> } = {
  readWritten: ['<p>Ida Vance</p>'],
  readFileText: [plainSource('Ida Vance')],
  readJob: ['Florist wanted.'],
  readJobPage: ['<p>Florist wanted.</p>'],
  checkResume: [emptyDocument()],
  pageProvenance: [page, { original: page, facts: [] }, []],
  toJsonResume: [emptyDocument()],
  toPlainText: [emptyDocument(), { template: 'classic', pageSize: 'a4', accent: null }],
}
const isWork = (name: string): name is keyof Works => name in works

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the engine', () => {
  it('gives back what a work gives back', async () => {
    expect(await engine(1, 'readWritten', '<p>Ida Vance</p>')).toMatchObject({
      content: '<p>Ida Vance</p>',
      document: { basics: { name: 'Ida Vance' } },
    })
  })

  it('refuses what a work refuses, in its words', async () => {
    await expect(engine(1, 'readWritten', 'a\n'.repeat(3_001))).rejects.toMatchObject({
      name: 'AppError',
      code: 'TOO_LARGE',
      message: 'A resume has at most 3,000 lines. Please shorten it.',
    })
  })

  it('hands on a mistake of ours as one', async () => {
    const wrong = JSON.parse('{}')
    await expect(engine(1, 'toJsonResume', wrong)).rejects.toThrow(TypeError)
  })

  it.each(Object.keys(takes).filter(isWork))(
    '[F6] does %s in a thread of its own, none of it in this one',
    async (work) => {
      const here = vi.spyOn(works, work)
      let isDone = false
      const done = engine(1, work, ...takes[work]).then((answer) => {
        isDone = true
        return answer
      })
      // What comes of another thread comes with a later turn of this one.
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
      expect(isDone).toBe(false)
      expect(await done).toBeDefined()
      expect(here).not.toHaveBeenCalled()
    },
  )
})

describe('the engine at the start', () => {
  const started = (entry: string) => createEngine({ entry: new URL(entry, import.meta.url) })

  it('says that it cannot be started before anybody needs it', async () => {
    const { warm, close } = started('./no-such-worker.ts')
    await expect(warm()).rejects.toThrow('The engine could not be started.')
    close()
  })

  it('[F7] that is stopped meanwhile has not failed', async () => {
    const { warm, close } = started('../../services/resume/engine/engine-worker.ts')
    const starting = warm()
    close()
    await expect(starting).resolves.toBeUndefined()
    await expect(warm()).resolves.toBeUndefined()
  })
})
