import { toHtml } from '@bespeak/domain/resume/html.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { usualOptions } from '@bespeak/domain/tailor/index.ts'
import { operator, today } from '@bespeak/domain/tailor/testing/people.ts'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { createWorks } from '../engine/works.ts'
import { operatorAd } from '../testing/resume-calls.ts'

// They do what they do, and are counted, whoever calls them.
vi.mock('@bespeak/domain/job/read-job.ts', { spy: true })
vi.mock('@bespeak/domain/match/match.ts', { spy: true })

let works: ReturnType<typeof createWorks>
let read: typeof import('@bespeak/domain/job/read-job.ts')
let match: typeof import('@bespeak/domain/match/match.ts')

beforeAll(async () => {
  // Loaded anew: what earlier files have loaded is not counted.
  vi.resetModules()
  read = await import('@bespeak/domain/job/read-job.ts')
  match = await import('@bespeak/domain/match/match.ts')
  const engine = await import('../engine/works.ts')
  works = engine.createWorks(() => undefined)
})

const document = operator()
const original = { content: toHtml(document), document }
const statement = 'I have run Kubernetes clusters at home since 2021.'
const kubernetes = { id: '7', answer: statement, skill: 'Kubernetes', requirement: undefined, saidOn: today }
let references = 0

/** For an advertisement that was not read before. */
function comparison(said: (typeof kubernetes)[] = []) {
  references += 1
  return { said, advertisement: `${operatorAd}\nReference ${references}`, today }
}
const tailoring = (said?: (typeof kubernetes)[]) => ({
  ...{ ...comparison(said), original, options: usualOptions, settled: nothingSettled },
})

const counts = () => ({
  read: vi.mocked(read.readJob).mock.calls.length,
  matched: vi.mocked(match.matchResume).mock.calls.length,
  looked: vi.mocked(match.standingOf).mock.calls.length,
})

beforeEach(() => {
  vi.clearAllMocks()
})

describe('how often a resume is matched with an advertisement', () => {
  it('for a tailoring: before and after, and its page', async () => {
    const { edits } = await works.tailor(tailoring())
    expect(edits.length).toBeGreaterThan(0)
    expect(counts()).toEqual({ read: 1, matched: 2, looked: 1 })
  })

  it('for a tailoring with facts: both, in view of the facts, and the resume without them', async () => {
    const { edits, facts } = await works.tailor(tailoring([kubernetes]))
    expect([edits.length > 0, facts.length]).toEqual([true, 1])
    expect(counts()).toEqual({ read: 1, matched: 2, looked: 2 })
  })

  it('for an optimized page: as for a tailoring', async () => {
    await works.optimize(tailoring())
    expect(counts()).toEqual({ read: 1, matched: 2, looked: 1 })
  })

  it('for the questions: once', () => {
    works.questions({ ...comparison([kubernetes]), document })
    expect(counts()).toEqual({ read: 1, matched: 0, looked: 1 })
  })

  it('for an analysis: once, besides the profiles that it is set beside', async () => {
    await works.report({ ...comparison(), document, original: null, url: null, saved: [], inputHash: '' })
    const own = vi.mocked(match.standingOf).mock.calls.filter(([it]) => it === document)
    expect({ ...counts(), looked: own.length }).toEqual({ read: 1, matched: 1, looked: 0 })
  })

  it('for an analysis of a version: its page, and the resume it was made from', async () => {
    const page = structuredClone(document)
    await works.report({ ...comparison(), document: page, original: document, url: null, saved: [], inputHash: '' })
    const own = vi.mocked(match.standingOf).mock.calls.filter(([it]) => it === document)
    expect({ ...counts(), looked: own.length }).toEqual({ read: 1, matched: 1, looked: 1 })
  })

  it('for edits that are taken back: the page and the resume', async () => {
    const task = tailoring()
    const { edits, gaps, facts, rationale, ...page } = await works.tailor(task)
    vi.clearAllMocks()
    const undone = edits.map((edit) => ({ ...edit, undone: true }))
    works.pageWithEdits({ ...task, page, before: edits, edits: undone, gaps, rationale, ground: { original, facts } })
    expect(counts()).toEqual({ read: 0, matched: 1, looked: 1 })
  })
})

it('the same advertisement is read once for all that follows', async () => {
  const task = tailoring()
  works.readJob(task.advertisement)
  works.questions({ ...task, document })
  await works.tailor(task)
  works.pageScores({ ...task, page: document, original: document })
  expect(counts().read).toBe(1)
})
