import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { sampleDocument } from '@bespeak/domain/resume/testing/sample.ts'
import { describe, expect, it } from 'vitest'
import { usualLayout } from './layout.ts'
import { renderResume } from './render-resume.ts'
import type { TypesetResult, TypesetTask } from './typeset.ts'

const bytes = new Uint8Array([1])

/** A typesetter that does as told, and notes what it was given. */
function typesetter(...results: ((task: TypesetTask) => TypesetResult)[]) {
  const tasks: TypesetTask[] = []
  const typeset = async (task: TypesetTask) => {
    tasks.push(task)
    return results[tasks.length - 1]?.(task) ?? { ok: false as const, reason: 'broken' as const }
  }
  return { tasks, typeset }
}

const set = (task: TypesetTask): TypesetResult => ({ ok: true, bytes, pages: 1, pageOf: task.lines.map(() => 1) })
const lost = (line: string) => (): TypesetResult => ({ ok: false, reason: 'unproven', line })
const compact = { ...usualLayout, template: 'compact' as const }

describe('a resume as PDF', () => {
  it('is refused before it costs anything when it is longer than any resume', async () => {
    const { tasks, typeset } = typesetter(set)
    const document = { ...emptyDocument(), unplaced: [{ id: 'l', text: 'long '.repeat(50_000) }] }
    expect(await renderResume(document, usualLayout, typeset)).toEqual({ ok: false, reason: 'too-long' })
    expect(tasks).toEqual([])
  })

  it('is set again in the classic template where a line got lost, and says so', async () => {
    const { tasks, typeset } = typesetter(lost('Ada Lovell'), set)
    expect(await renderResume(sampleDocument(), compact, typeset)).toMatchObject({ ok: true, template: 'classic' })
    expect(tasks.map(({ template }) => template)).toEqual(['/compact.typ', '/classic.typ'])
  })

  it('fails by the name of the line where that is lost too', async () => {
    const { typeset } = typesetter(lost('Ada Lovell'), lost('Senior Engineer'))
    expect(await renderResume(sampleDocument(), compact, typeset)).toEqual({
      ok: false,
      reason: 'unproven',
      line: 'Senior Engineer',
    })
  })

  it.each(['slow', 'busy', 'broken'] as const)(
    'says that the typesetter is %s, and does not try again',
    async (reason) => {
      const { tasks, typeset } = typesetter(() => ({ ok: false, reason }))
      expect(await renderResume(sampleDocument(), compact, typeset)).toEqual({ ok: false, reason })
      expect(tasks).toHaveLength(1)
    },
  )

  it('says what one page could not hold', async () => {
    const { typeset } = typesetter((task) => {
      return {
        ok: true,
        bytes,
        pages: 2,
        pageOf: task.lines.map((_, index) => (index < task.lines.length - 2 ? 1 : 2)),
      }
    })
    const rendered = await renderResume(sampleDocument(), compact, typeset)
    expect(rendered).toMatchObject({ pages: 2, unfitted: ['Cloud Practitioner, Cloud Guild', 'May 2021'] })
  })

  it('leaves out what no font has, and says so', async () => {
    const { tasks, typeset } = typesetter(set)
    const document = { ...emptyDocument(), basics: { name: 'Ada 🚀 Lovell', links: [], more: [] } }
    expect(await renderResume(document, usualLayout, typeset)).toMatchObject({ missing: ['🚀'] })
    expect(tasks[0]?.lines).toEqual(['Ada  Lovell'])
  })
})
