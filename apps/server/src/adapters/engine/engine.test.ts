import { stillHands } from '@bespeak/documents/testing/still-hands.ts'
import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { plainSource } from '@bespeak/domain/reading/source.ts'
import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { usualOptions } from '@bespeak/domain/tailor/writer.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallerGone } from '../../kernel/errors.ts'
import type { Watch } from '../../kernel/watch.ts'
import type { Engine, EngineAnswer, EngineTask } from '../../services/resume/ports.ts'
import { engine } from '../../testing/engine.ts'
import { createEngine } from './engine.ts'

const page = { content: '<p>Ida Vance</p>', document: emptyDocument() }
const ground = { original: page, facts: [] }
const comparison = { said: [], advertisement: 'Florist wanted.', today: '2026-07-01' }
const tailoring = { ...comparison, original: page, options: usualOptions, settled: nothingSettled }
const ida = { userId: 1 }

/** Something for each of them to do. */
const asked: [string, (ask: Engine) => Promise<unknown>][] = [
  ['readWritten', (ask) => ask(ida, 'readWritten', '<p>Ida Vance</p>')],
  ['readFileText', (ask) => ask(ida, 'readFileText', plainSource('Ida Vance'))],
  ['readJob', (ask) => ask(ida, 'readJob', 'Florist wanted.')],
  ['readJobPage', (ask) => ask(ida, 'readJobPage', '<p>Florist wanted.</p>')],
  ['checkResume', (ask) => ask(ida, 'checkResume', emptyDocument())],
  ['questions', (ask) => ask(ida, 'questions', { ...comparison, document: emptyDocument() })],
  ['tailor', (ask) => ask(ida, 'tailor', tailoring)],
  ['optimize', (ask) => ask(ida, 'optimize', tailoring)],
  ['report', (ask) => ask(ida, 'report', { ...comparison, ...page, page: null, url: null, saved: [], inputHash: '' })],
  ['shownThen', (ask) => ask(ida, 'shownThen', emptyDocument(), [], 'Florist wanted.')],
  [
    'figuresOf',
    (ask) => ask(ida, 'figuresOf', { ...comparison, page: emptyDocument(), original: emptyDocument(), edits: [] }),
  ],
  [
    'pageWithEdits',
    (ask) => ask(ida, 'pageWithEdits', { ...comparison, page, ground, before: [], edits: [], gaps: [], rationale: '' }),
  ],
  ['pageProvenance', (ask) => ask(ida, 'pageProvenance', page, ground, [], null)],
  ['toJsonResume', (ask) => ask(ida, 'toJsonResume', emptyDocument())],
  ['toPlainText', (ask) => ask(ida, 'toPlainText', emptyDocument(), usualLayout)],
  ['foundSkills', (ask) => ask(ida, 'foundSkills', 'flor', 10)],
  ['skillByName', (ask) => ask(ida, 'skillByName', 'Floristry')],
  ['skillById', (ask) => ask(ida, 'skillById', 1)],
  ['skillsShown', (ask) => ask(ida, 'skillsShown', emptyDocument())],
  ['skillDemand', (ask) => ask(ida, 'skillDemand', [], [])],
  [
    'planFor',
    (ask) => ask(ida, 'planFor', { skill: 'Floristry', currentLevel: 1, targetLevel: 2, startOn: '2026-07-01' }),
  ],
  ['skillAdvice', (ask) => ask(ida, 'skillAdvice', { skills: [], jobs: [], unwanted: [] })],
]

describe('the engine', () => {
  it('gives back what a work gives back', async () => {
    expect(await engine(ida, 'readWritten', '<p>Ida Vance</p>')).toMatchObject({
      content: '<p>Ida Vance</p>',
      document: { basics: { name: 'Ida Vance' } },
    })
  })

  it('refuses what a work refuses, in its words', async () => {
    await expect(engine(ida, 'readWritten', 'a\n'.repeat(3_001))).rejects.toMatchObject({
      name: 'AppError',
      code: 'TOO_LARGE',
      message: 'A resume can have at most 3,000 lines. Please shorten it.',
    })
  })

  it('hands on a mistake of ours as one', async () => {
    const wrong = JSON.parse('{}')
    await expect(engine(ida, 'toJsonResume', wrong)).rejects.toThrow(TypeError)
  })

  it('tells the steps of a work as it does them', async () => {
    const steps: string[] = []
    await engine({ ...ida, begin: (step) => void steps.push(step) }, 'tailor', tailoring)
    expect(steps).toEqual(['reading', 'comparing', 'writing', 'checking'])
  })

  it.each(asked)('[F6] does %s in a thread of its own, none of it in this one', async (_, ask) => {
    let isDone = false
    const done = ask(engine).then((answer) => {
      isDone = true
      return answer
    })
    // What comes of another thread comes with a later turn of this one.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
    expect(isDone).toBe(false)
    expect(await done).toBeDefined()
  })
})

/** Threads that do nothing by themselves. */
const opened: { close(): void }[] = []
afterEach(() => {
  for (const { close } of opened.splice(0)) close()
})

/** What is still asked when a test ends is told that it is closed, which is nobody's business any more. */
const unheard = (asked: Promise<unknown>) => void asked.catch(() => undefined)

function startStill() {
  const { hands, start } = stillHands<EngineTask, EngineAnswer>()
  const still = createEngine({ entry: new URL(import.meta.url), start: (_, events) => start(events) })
  opened.push(still)
  const ask = (userId: number, gone?: AbortSignal) => still.engine({ userId, gone }, 'readJob', `For ${userId}`)
  const sent = () => hands.flatMap((hand) => hand.sent.map(({ takes }) => takes[0]))
  return { ...still, hands, ask, sent }
}

const answer: EngineAnswer = { ok: true, value: 'read' }

describe('a work that takes too long', () => {
  it.each([
    ['is no fault of what is short: the machine is busy', 'Florist wanted.', 'RATE_LIMITED', /try again in a moment/],
    ['may be shortened where it is long', 'Florist wanted. '.repeat(4_000), 'TOO_LARGE', /shorten it/],
  ])('%s', async (_, text, code, message) => {
    vi.useFakeTimers()
    const { hands, start } = stillHands<EngineTask, EngineAnswer>()
    const still = createEngine({ entry: new URL(import.meta.url), start: (_, events) => start(events), timeout: 50 })
    opened.push(still)
    const refused = still.engine(ida, 'readJob', text).catch((error: unknown) => error)
    hands[0]?.ready()
    await vi.advanceTimersByTimeAsync(50)
    vi.useRealTimers()
    expect(await refused).toMatchObject({ code, message: expect.stringMatching(message) })
  })
})

describe('a work that is watched', () => {
  const told: string[] = []
  const watch: Watch = async (work, run, outcomeOf = () => 'ok') => {
    told.push(`${work.kind} ${work.name} begins`)
    const result = await run()
    told.push(`${work.kind} ${work.name}: ${outcomeOf(result)}`)
    return result
  }

  it('waits for its turn, and is timed from then on; who waits is counted', async () => {
    const { hands, start } = stillHands<EngineTask, EngineAnswer>()
    const still = createEngine({ entry: new URL(import.meta.url), start: (_, events) => start(events), watch })
    opened.push(still)
    const refused = still.engine({ userId: 1 }, 'readJob', 'For 1').catch((error: unknown) => error)
    unheard(still.engine({ userId: 1 }, 'readJob', 'For 1'))
    expect(still.load()).toEqual({ waiting: 2, working: 0 })
    hands[0]?.ready()
    expect(still.load()).toEqual({ waiting: 1, working: 1 })
    await vi.waitFor(() => expect(told).toContain('engine readJob begins'))
    hands[0]?.result({ ok: false, refusal: { code: 'TOO_LARGE', message: 'No.', details: {} } })
    expect(await refused).toMatchObject({ code: 'TOO_LARGE' })
    expect(told).toContain('engine readJob: TOO_LARGE')
  })
})

describe('what somebody asked who has gone', () => {
  it('before it had its turn is not begun', async () => {
    const { hands, ask, sent } = startStill()
    const waiting = new AbortController()
    const first = ask(1)
    const second = ask(1, waiting.signal)
    const third = ask(1)
    waiting.abort(new CallerGone())
    await expect(second).rejects.toThrow(CallerGone)
    hands[0]?.ready()
    hands[0]?.result(answer)
    hands[0]?.result(answer)
    expect(await Promise.all([first, third])).toEqual(['read', 'read'])
    expect(sent()).toEqual(['For 1', 'For 1'])
  })

  it('while it is done is for nobody, and its thread goes on with the next', async () => {
    const { hands, ask, sent } = startStill()
    const waiting = new AbortController()
    const left = ask(1, waiting.signal)
    hands[0]?.ready()
    waiting.abort(new CallerGone())
    await expect(left).rejects.toThrow(CallerGone)
    const next = ask(1)
    expect(sent()).toEqual(['For 1'])
    hands[0]?.result(answer)
    hands[0]?.result({ ok: true, value: 'the next' })
    expect(await next).toBe('the next')
  })

  it('after that is not begun either', async () => {
    const { hands, ask } = startStill()
    await expect(ask(1, AbortSignal.abort(new CallerGone()))).rejects.toThrow(CallerGone)
    expect(hands).toEqual([])
  })
})

describe('the threads of the engine', () => {
  it('are not there before anybody is', () => {
    expect(startStill().hands).toEqual([])
  })

  it('begin with one, for whoever is expected to have work', async () => {
    const { hands, warm } = startStill()
    const expected = [warm(), warm()]
    expect(hands).toHaveLength(1)
    hands[0]?.ready()
    await Promise.all(expected)
    await warm()
    expect(hands).toHaveLength(1)
  })

  it('are two where two people have work', () => {
    const { hands, ask } = startStill()
    unheard(ask(1))
    unheard(ask(1))
    expect(hands).toHaveLength(1)
    unheard(ask(2))
    unheard(ask(3))
    expect(hands).toHaveLength(2)
  })

  it('are two once one of them works, so that the next person waits for nobody', () => {
    const { hands, ask, sent } = startStill()
    unheard(ask(1))
    unheard(ask(1))
    hands[0]?.ready()
    expect(hands).toHaveLength(2)
    hands[1]?.ready()
    unheard(ask(2))
    expect(sent()).toEqual(['For 1', 'For 2'])
  })

  it('that could not be loaded are tried again for a work, and for no expectation', async () => {
    const { hands, warm, ask } = startStill()
    const expected = warm()
    hands[0]?.gone()
    await expect(expected).rejects.toThrow('The engine could not be started.')
    await warm()
    expect(hands).toHaveLength(1)
    const asked = ask(1)
    expect(hands).toHaveLength(2)
    hands[1]?.ready()
    hands[1]?.result(answer)
    await asked
    hands[1]?.gone()
    unheard(warm())
    expect(hands).toHaveLength(3)
  })

  it('that could not be loaded are told of once, however many pages expected them', async () => {
    const { hands, warm } = startStill()
    const expected = [warm(), warm(), warm()]
    hands[0]?.gone()
    const told = (await Promise.allSettled(expected)).filter(({ status }) => status === 'rejected')
    expect(told).toHaveLength(1)
  })
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
