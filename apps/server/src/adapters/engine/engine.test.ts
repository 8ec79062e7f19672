import { stillHands } from '@bespeak/documents/testing/still-hands.ts'
import { usualLayout } from '@bespeak/documents/write/layout.ts'
import { plainSource } from '@bespeak/domain/reading/source.ts'
import { emptyDocument } from '@bespeak/domain/resume/document.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { usualOptions } from '@bespeak/domain/tailor/options.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { networks } from '../../kernel/context.ts'
import { CallerGone } from '../../kernel/errors.ts'
import type { Watch } from '../../kernel/watch.ts'
import type { Engine, EngineAnswer, EngineTask } from '../../services/resume/ports.ts'
import { engine } from '../../testing/engine.ts'
import { createEngine, type EngineOptions } from './engine.ts'

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
  [
    'report',
    (ask) => ask(ida, 'report', { ...comparison, ...page, original: null, url: null, saved: [], inputHash: '' }),
  ],
  ['pageScores', (ask) => ask(ida, 'pageScores', { ...comparison, page: emptyDocument(), original: emptyDocument() })],
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
  ['skillsShown', (ask) => ask(ida, 'skillsShown', emptyDocument(), '2026-07-01')],
  ['skillDemand', (ask) => ask(ida, 'skillDemand', [], [])],
  ['planFor', (ask) => ask(ida, 'planFor', { skill: 'Git', shown: [] })],
  ['measureAds', (ask) => ask(ida, 'measureAds', { ...comparison, document: emptyDocument(), ads: [] })],
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
    // A thread that is still loading is waited for.
    expect(steps.filter((step) => step !== 'waiting')).toEqual(['reading', 'comparing', 'writing', 'checking'])
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

function startStill(options: Partial<EngineOptions> = {}) {
  const { hands, start } = stillHands<EngineTask, EngineAnswer>()
  const entry = new URL(import.meta.url)
  const names: string[] = []
  const still = createEngine({
    ...{ entry, threads: 2, timeout: 3_600_000 },
    start({ args = [] }, events) {
      names.push(...args)
      return start(events)
    },
    ...options,
  })
  opened.push(still)
  /** A long work, and a short one. */
  const ask = (userId: number, gone?: AbortSignal) => still.engine({ userId, gone }, 'questions', questionsFor(userId))
  const read = (userId: number) => still.engine({ userId }, 'checkResume', documentOf(userId))
  const sent = () => hands.flatMap((hand) => hand.sent.map(whoseTask))
  return { ...still, hands, names, ask, read, sent }
}

const documentOf = (userId: number) => ({ ...emptyDocument(), unplaced: [{ id: 'l1', text: `For ${userId}` }] })
const questionsFor = (userId: number) => ({ ...comparison, document: documentOf(userId) })
const whoseTask = ({ work, takes }: EngineTask) =>
  `${work} ${/For \d+/.exec(JSON.stringify(takes))?.[0]}`.replace(/^questions /, '')

const answer: EngineAnswer = { ok: true, value: 'read' }

describe('a work that takes too long', () => {
  /** What is answered to one work, on a thread that has so much of a processor while that time goes by. */
  async function refusalAfter(ms: number, share: number) {
    vi.useFakeTimers()
    const { hands, ask } = startStill({ timeout: 1_000, threads: 1 })
    const refused = ask(1).catch((error: unknown) => error)
    if (hands[0]) hands[0].cpu = () => share * performance.now()
    hands[0]?.ready()
    await vi.advanceTimersByTimeAsync(ms)
    vi.useRealTimers()
    return refused
  }

  it('by the time that its thread has had is told so', async () => {
    expect(await refusalAfter(2_100, 0.5)).toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringMatching(/shorten/),
    })
  })

  it('by the clock alone is no fault of it: the machine is busy', async () => {
    expect(await refusalAfter(5_000, 0.1)).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'We are very busy right now. Please try again in a moment.',
      details: { retryAfter: 5 },
    })
  })
})

describe('more than the share of one person', () => {
  it('is refused by the seconds of all that they have here, with the time to wait', async () => {
    const { ask } = startStill()
    for (let at = 0; at < 60; at += 1) unheard(ask(1))
    await expect(ask(1)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'You have a lot under way. Please wait a moment and try again.',
      details: { retryAfter: 60 },
    })
    unheard(ask(2))
  })

  it('is no single work, however long the others took', async () => {
    vi.useFakeTimers()
    const { hands, ask } = startStill({ threads: 1 })
    const first = ask(1)
    hands[0]?.ready()
    await vi.advanceTimersByTimeAsync(90_000)
    hands[0]?.result(answer)
    await first
    unheard(ask(1))
    expect(hands[0]?.sent).toHaveLength(2)
    await expect(ask(1)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 90 } })
    vi.useRealTimers()
  })
})

describe('the two lines', () => {
  it('let nothing short stand behind a long work, not of the same person either', async () => {
    const { hands, names, ask, read, sent } = startStill({ threads: 1 })
    for (const userId of [1, 1, 2]) unheard(ask(userId))
    const short = read(1)
    expect(names).toEqual(['long', 'short'])
    for (const hand of hands) hand.ready()
    expect(sent()).toEqual(['For 1', 'checkResume For 1'])
    hands[1]?.result(answer)
    expect(await short).toBe('read')
  })

  it('have what is long by its text in the other one', () => {
    const { hands, names, engine } = startStill({ threads: 1 })
    unheard(engine(ida, 'readWritten', 'Tied bouquets. '.repeat(4_000)))
    expect(names).toEqual(['long'])
    hands[0]?.ready()
    expect(hands[0]?.sent).toHaveLength(1)
  })

  it('let another network go before the other people of one', async () => {
    const { hands, ask, sent } = startStill({ threads: 1 })
    hands[0]?.ready()
    const asked = [1, 2, 3].map((userId) => networks.run('192.0.2.1', () => ask(userId)))
    asked.push(networks.run('192.0.2.2', () => ask(4)))
    hands[0]?.ready()
    for (const _ of asked) hands[0]?.result(answer)
    await Promise.all(asked)
    expect(sent()).toEqual(['For 1', 'For 4', 'For 2', 'For 3'])
  })

  it('say to whoever waits how much is done before, and refuse nobody for it', async () => {
    vi.useFakeTimers()
    const { hands, ask, engine } = startStill({ threads: 1 })
    const first = ask(1)
    const told: unknown[] = []
    const asker = { userId: 3, begin: (...step: unknown[]) => void told.push(step) }
    const others = [ask(2), engine(asker, 'questions', questionsFor(3))]
    hands[0]?.ready()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(told).toEqual([['waiting', 1]])
    await vi.advanceTimersByTimeAsync(90_000)
    hands[0]?.result(answer)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(told.at(-1)).toEqual(['waiting', 0])
    for (const _ of others) hands[0]?.result(answer)
    expect(await Promise.all([first, ...others])).toEqual(['read', 'read', 'read'])
    vi.useRealTimers()
  })
})

describe('work that nobody waits for', () => {
  it('has its turn behind all that somebody waits for, of the same person too', async () => {
    const { hands, engine: still, ask, sent } = startStill({ threads: 1 })
    const behind = [1, 2].map((userId) => still({ userId, behind: true }, 'questions', questionsFor(10 + userId)))
    const first = [ask(1), ask(3)]
    hands[0]?.ready()
    for (const _ of [...behind, ...first]) hands[0]?.result(answer)
    await Promise.all([...behind, ...first])
    expect(sent()).toEqual(['For 1', 'For 3', 'For 11', 'For 12'])
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
    const { hands, ...still } = startStill({ watch })
    const refused = still.ask(1).catch((error: unknown) => error)
    unheard(still.ask(1))
    expect(still.load()).toEqual({ waiting: 2, working: 0 })
    hands[0]?.ready()
    expect(still.load()).toEqual({ waiting: 1, working: 1 })
    await vi.waitFor(() => expect(told).toContain('engine questions begins'))
    hands[0]?.result({ ok: false, refusal: { code: 'TOO_LARGE', message: 'No.', details: {} } })
    expect(await refused).toMatchObject({ code: 'TOO_LARGE' })
    expect(told).toContain('engine questions: TOO_LARGE')
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

  it('begin together, for whoever is expected to have work: the second person finds a warm one as well', async () => {
    const { hands, names, warm } = startStill()
    const expected = [warm(), warm()]
    expect(names).toEqual(['short', 'long', 'long'])
    for (const hand of hands) hand.ready()
    await Promise.all(expected)
    await warm()
    expect(hands).toHaveLength(3)
  })

  it('are not waited for where another is ready', () => {
    const { hands, ask, sent } = startStill()
    unheard(ask(1))
    expect(hands).toHaveLength(2)
    hands[1]?.ready()
    expect(sent()).toEqual(['For 1'])
  })

  it('do not all leave, however long nobody comes', async () => {
    vi.useFakeTimers()
    const { hands, warm, ask, sent } = startStill()
    unheard(warm())
    for (const hand of hands) hand.ready()
    await vi.advanceTimersByTimeAsync(3_600_000)
    vi.useRealTimers()
    expect(hands.map(({ stopped }) => stopped)).toEqual([false, true, false])
    unheard(ask(1))
    expect(sent()).toEqual(['For 1'])
  })

  it('that could not be loaded are tried again for a work, and for no expectation', async () => {
    const { hands, warm, ask } = startStill({ threads: 1 })
    const expected = warm()
    for (const hand of hands) hand.gone()
    await expect(expected).rejects.toThrow('The engine could not be started.')
    await warm()
    expect(hands).toHaveLength(2)
    const asked = ask(1)
    expect(hands).toHaveLength(3)
    hands[2]?.ready()
    hands[2]?.result(answer)
    await asked
    hands[2]?.gone()
    unheard(warm())
    expect(hands).toHaveLength(5)
  })

  it('that could not be loaded are told of once, however many pages expected them', async () => {
    const { hands, warm } = startStill()
    const expected = [warm(), warm(), warm()]
    for (const hand of hands) hand.gone()
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
