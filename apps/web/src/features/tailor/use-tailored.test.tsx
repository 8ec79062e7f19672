import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { data, noConnection, refusal } from '../../testing/answers.ts'
import { type TailoredState, useTailored } from './use-tailored.ts'

const opened = '2026-01-05T09:00:00.000Z'
const later = '2026-01-09T09:00:00.000Z'
const layout = { template: 'classic', pageSize: 'a4', accent: null, fit: null }

const resume = {
  ...{
    id: 1,
    title: 'General',
    content: '<p>The resume</p>',
    filePath: null,
    fileType: null,
    isSelected: true,
    isSample: false,
  },
  ...{ explanation: null, createdAt: opened, updatedAt: opened, layout, atsReport: { score: 80, checks: [] } },
}
const copyOf = (id: number) => `2026-01-0${id}T09:00:00.000Z`
const version = (id: number) => ({
  ...{ id, title: `Version ${id}`, content: `<p>Version ${id}</p>`, rationale: '', updatedAt: copyOf(id) },
})
type Version = ReturnType<typeof version>
const listed = (found: Version) => ({
  ...{ jobAdvertisingCompany: 'Fernhill Energy', originalResumeId: 1, jobDescriptionId: null, jobDescription: '' },
  ...{
    matchScore: null,
    matchScoreBefore: null,
    matchScoreCeiling: null,
    status: 'draft',
    createdAt: opened,
  },
  ...{ edits: [], provenance: [], suggestions: [], gaps: [], layout, ...found },
})

interface Variables {
  id: number
  content: string
  title: string
  ifUpdatedAt: string
}

/** A server with two versions. What is held is answered once it is let go. */
function server() {
  const versions = new Map([5, 7].map((id) => [id, version(id)]))
  const sent: { operation: string; variables: Variables }[] = []
  const held = new Map<string, Promise<void>>()
  const refused = new Map<string, string>()
  const lost = new Set<string>()
  const unanswered = new Set<string>()

  const change = (id: number, part: Partial<Version>) => {
    const changed = { ...(versions.get(id) ?? version(id)), ...part, updatedAt: later }
    versions.set(id, changed)
    return changed
  }
  const answers: Record<string, (variables: Variables) => object> = {
    TailoredResume: ({ id }) => {
      const found = versions.get(id)
      return { tailoredResume: found ? listed(found) : null }
    },
    UpdateTailoredResumeContent: ({ id, content, title }) => ({
      updateTailoredResumeContent: change(id, { content, title }),
    }),
    TailorResume: () => ({ tailorResume: { ...version(7), jobDescription: '', jobDescriptionId: null } }),
    SetTailorEdits: ({ id }) => ({ setTailorEdits: change(id, { content: '<p>Undone</p>' }) }),
    DeleteTailoredResume: ({ id }) => ({ deleteTailoredResume: versions.delete(id) }),
    JobDescriptions: () => ({ jobDescriptions: [] }),
  }
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (_, init) => {
      const { query, variables } = JSON.parse(String(init?.body))
      const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
      sent.push({ operation, variables })
      await held.get(operation)
      if (lost.has(operation)) throw noConnection()
      if (refused.has(operation)) return refusal('Not now.', { code: refused.get(operation) })
      const answer = answers[operation]?.(variables)
      if (unanswered.has(operation)) throw noConnection()
      return data(answer)
    }),
  )
  return {
    versions,
    refuse: (operation: string, code = 'INTERNAL') => refused.set(operation, code),
    /** It does not get there, until it does again. */
    lose(operation: string) {
      lost.add(operation)
      return () => lost.delete(operation)
    },
    /** It gets there, and its answer does not come, until it does again. */
    loseAnswers(operation: string) {
      unanswered.add(operation)
      return () => unanswered.delete(operation)
    },
    asked: (operation: string) => sent.filter((it) => it.operation === operation).map(({ variables }) => variables),
    saves: () => sent.flatMap(({ operation, variables }) => (operation.startsWith('Update') ? [variables] : [])),
    hold(operation: string): () => Promise<unknown> {
      let open: () => void = () => undefined
      held.set(operation, new Promise((resolve) => (open = resolve)))
      return () => {
        held.delete(operation)
        open()
        return settled()
      }
    },
  }
}

/** Long enough for every answer, and far from the time at which what is typed is saved by itself. */
const settled = () => act(() => vi.advanceTimersByTimeAsync(100))
const openHere = () => window.sessionStorage.getItem('tailored_here_this-visit')
const draft = (id: number) => JSON.parse(window.localStorage.getItem(`tailored_draft_${id}`) ?? 'null')

beforeEach(() => void vi.useFakeTimers())

const inApp =
  (client: QueryClient) =>
  ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/resume/tailor', key: 'this-visit' }]}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MemoryRouter>
  )

/** The screen with version 5: opened from a list, or the one that was open on this visit. */
async function open({ isOpenHere = false, client = createQueryClient() } = {}) {
  if (isOpenHere) window.sessionStorage.setItem('tailored_here_this-visit', '5')
  else window.localStorage.setItem('selected_tailored_resume_id', '5')
  const seen: TailoredState[] = []
  const { result, unmount } = renderHook(
    () => {
      const state = useTailored(resume)
      useQuery(jobDescriptionsQuery(1))
      seen.push(state)
      return state
    },
    {
      wrapper: inApp(client),
    },
  )
  await settled()
  expect(result.current.tailored?.id).toBe(5)
  /** Begins something, and goes on while it is on its way. */
  const begin = async (action: (state: TailoredState) => unknown) => {
    act(() => void action(result.current))
    await settled()
  }
  return { state: () => result.current, seen, begin, unmount }
}

const request = { jobDescription: 'We ask for SQL.', jobAdvertisingCompany: 'Fernhill Energy' }

describe('[F3] what was typed and did not reach the server', () => {
  const typedOffline = { content: '<p>Typed while the server was away</p>' }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('is said to be unsaved, told once, and saved by itself when the server is back', async () => {
    const { saves, lose, versions } = server()
    const { state, begin } = await open()
    const regain = lose('UpdateTailoredResumeContent')
    await begin(({ type }) => type(typedOffline))
    await pass(2500)
    expect(state()).toMatchObject({ isUnsent: true, isChanged: true })
    expect(draft(5)).toMatchObject(typedOffline)
    await pass(32_000)
    expect(saves().length).toBeGreaterThan(2)
    await begin(({ type }) => type({ content: '<p>Other words</p>' }))
    await pass(2500)
    await begin(({ type }) => type(typedOffline))
    await pass(2500)
    expect(vi.mocked(console.error)).toHaveBeenCalledTimes(1)
    vi.mocked(console.error).mockClear()
    regain()
    await pass(16_000)
    expect(versions.get(5)).toMatchObject(typedOffline)
    expect(state()).toMatchObject({ isUnsent: false, isChanged: false })
    expect(draft(5)).toBeNull()
  })

  it('is sent once when it is tried again, however often the page is left meanwhile', async () => {
    const { saves, lose, hold } = server()
    const { begin } = await open()
    const regain = lose('UpdateTailoredResumeContent')
    await begin(({ type }) => type(typedOffline))
    await pass(2500)
    vi.mocked(console.error).mockClear()
    regain()
    const before = saves().length
    const letGo = hold('UpdateTailoredResumeContent')
    for (let turn = 0; turn < 3; turn += 1) act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(() => letGo())
    await pass(100)
    expect(saves().length - before).toBe(1)
  })
})

describe('what was saved without an answer', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('is nobody else’s: what is typed on is saved on it', async () => {
    const { saves, loseAnswers, versions } = server()
    const { state, seen, begin } = await open()
    const regain = loseAnswers('UpdateTailoredResumeContent')
    await begin(({ type }) => type({ content: '<p>Typed</p>' }))
    await pass(2500)
    // As the server writes it.
    versions.set(5, { ...version(5), content: '<p class="line">Typed</p>', updatedAt: later })
    regain()
    await begin(({ type }) => type({ content: '<p>Typed, and more</p>' }))
    await begin(({ openAgain }) => openAgain())
    await pass(2500)
    expect(saves().at(-1)).toMatchObject({ content: '<p>Typed, and more</p>', ifUpdatedAt: later })
    expect(versions.get(5)?.content).toBe('<p>Typed, and more</p>')
    expect(state()).toMatchObject({ isChanged: false })
    expect(seen.filter(({ isConflict }) => isConflict)).toEqual([])
    expect(window.localStorage.getItem('tailored_sent_5')).toBeNull()
    vi.mocked(console.error).mockClear()
  })

  it('is nobody else’s after a reload either', async () => {
    const { loseAnswers, lose, versions } = server()
    const page = await open()
    const regain = loseAnswers('UpdateTailoredResumeContent')
    await page.begin(({ type }) => type({ content: '<p>Typed</p>' }))
    await pass(2500)
    await page.begin(({ type }) => type({ content: '<p>Typed, and more</p>' }))
    const reconnect = lose('UpdateTailoredResumeContent')
    page.unmount()
    await pass(1000)
    for (const back of [regain, reconnect]) back()
    const again = await open()
    expect(again.state().content).toBe('<p>Typed, and more</p>')
    await pass(2500)
    expect(versions.get(5)?.content).toBe('<p>Typed, and more</p>')
    expect(again.seen.filter(({ isConflict }) => isConflict)).toEqual([])
    vi.mocked(console.error).mockClear()
  })

  it('does not hide what was saved over it elsewhere', async () => {
    const { loseAnswers, versions } = server()
    const { state, begin } = await open()
    loseAnswers('UpdateTailoredResumeContent')
    await begin(({ type }) => type({ content: '<p>Typed</p>' }))
    await pass(2500)
    versions.set(5, { ...version(5), content: '<p>From elsewhere</p>', updatedAt: later })
    await begin(({ openAgain }) => openAgain())
    expect(state()).toMatchObject({ content: '<p>Typed</p>', isConflict: true })
    vi.mocked(console.error).mockClear()
  })
})

describe('a save of one version that is on its way when another one is made', () => {
  it('takes nothing of what is typed on the other one', async () => {
    const { hold, saves, versions } = server()
    const { state, begin } = await open()
    const letGo = hold('UpdateTailoredResumeContent')
    await begin(({ type }) => type({ content: '<p>Typed on 5</p>' }))
    await begin(({ save }) => save())
    await begin(({ tailor }) => tailor(request))
    expect(state().tailored?.id).toBe(7)
    await begin(({ type }) => type({ content: '<p>Typed on 7</p>' }))
    await letGo()

    expect(saves()).toMatchObject([{ id: 5, content: '<p>Typed on 5</p>' }])
    expect(versions.get(5)?.content).toBe('<p>Typed on 5</p>')
    expect(draft(5)).toBeNull()
    expect(draft(7)).toMatchObject({ content: '<p>Typed on 7</p>', updatedAt: copyOf(7) })
    expect(state()).toMatchObject({ content: '<p>Typed on 7</p>', isChanged: true, isConflict: false })
  })

  it('is followed by what was typed on its own version, and by nothing else', async () => {
    const { hold, saves } = server()
    const { begin } = await open()
    const letGo = hold('UpdateTailoredResumeContent')
    await begin(({ type }) => type({ content: '<p>Typed on 5</p>' }))
    await begin(({ save }) => save())
    await begin(({ type }) => type({ content: '<p>Typed on 5, and more</p>' }))
    await begin(({ save }) => save())
    await begin(({ tailor }) => tailor(request))
    await begin(({ type }) => type({ content: '<p>Typed on 7</p>' }))
    await letGo()

    expect(saves()).toMatchObject([
      { id: 5, content: '<p>Typed on 5</p>', ifUpdatedAt: opened },
      { id: 5, content: '<p>Typed on 5, and more</p>', ifUpdatedAt: later },
    ])
    expect(draft(5)).toBeNull()
  })

  it('leaves what was typed on its own version in the meantime, for when it is opened again', async () => {
    const { hold } = server()
    const { begin } = await open()
    const letGo = hold('UpdateTailoredResumeContent')
    await begin(({ type }) => type({ content: '<p>Typed on 5</p>' }))
    await begin(({ save }) => save())
    await begin(({ type }) => type({ content: '<p>Typed on 5, and more</p>' }))
    await begin(({ tailor }) => tailor(request))
    await letGo()
    expect(draft(5)).toMatchObject({ content: '<p>Typed on 5, and more</p>', updatedAt: later })
  })
})

it('a save that fails leaves when another version was saved', async () => {
  const { hold, refuse } = server()
  const { state, begin, unmount } = await open()
  const letGo = hold('UpdateTailoredResumeContent')
  refuse('UpdateTailoredResumeContent')
  vi.mocked(console.error).mockImplementation(() => undefined)
  await begin(({ type }) => type({ content: '<p>Typed on 5</p>' }))
  await begin(({ save }) => save())
  await begin(({ tailor }) => tailor(request))
  await begin(({ type }) => type({ content: '<p>Typed on 7</p>' }))
  const saved = state().savedAt
  await letGo()
  expect(saved).toEqual(new Date(copyOf(7)))
  expect(state().savedAt).toEqual(saved)
  expect(draft(5)).toMatchObject({ content: '<p>Typed on 5</p>', updatedAt: opened })
  unmount()
  await settled()
  vi.mocked(console.error).mockClear()
})

describe('while changes are taken back', () => {
  it('what is typed stays, and the person chooses', async () => {
    const { hold } = server()
    const { state, begin } = await open()
    const letGo = hold('SetTailorEdits')
    await begin(({ setUndone }) => setUndone([1]))
    await begin(({ type }) => type({ content: '<p>Typed in the meantime</p>' }))
    await letGo()
    expect(state()).toMatchObject({ content: '<p>Typed in the meantime</p>', isConflict: true, conflictBy: 'changes' })
    expect(state().theirs?.content).toBe('<p>Undone</p>')
    expect(draft(5)).toMatchObject({ content: '<p>Typed in the meantime</p>' })
  })

  it('what is typed while the words before are saved stays too', async () => {
    const { hold, saves } = server()
    const { state, begin } = await open()
    const letGo = hold('UpdateTailoredResumeContent')
    await begin(({ type }) => type({ content: '<p>Typed before</p>' }))
    await begin(({ setUndone }) => setUndone([1]))
    await begin(({ type }) => type({ content: '<p>Typed in the meantime</p>' }))
    await letGo()
    expect(saves()).toMatchObject([{ content: '<p>Typed before</p>' }])
    expect(state().content).toBe('<p>Typed in the meantime</p>')
  })

  it('words that were typed and taken back by hand do not stand in the way', async () => {
    server()
    const { state, begin } = await open()
    await begin(({ type }) => type({ content: '<p>Other</p>' }))
    await begin(({ type }) => type({ content: '<p>Version 5</p>' }))
    await begin(({ setUndone }) => setUndone([1]))
    expect(state()).toMatchObject({ content: '<p>Undone</p>', isConflict: false })
    expect(draft(5)).toBeNull()
  })
})

describe('a version that is deleted', () => {
  it('is gone at once, whatever is still on its way, and nobody asks for it again', async () => {
    const { hold, asked } = server()
    const { state, seen, begin } = await open()
    const before = asked('TailoredResume').length
    const letGo = hold('JobDescriptions')
    await begin(({ remove }) => remove())
    const reset = { tailored: null, isDeleting: false, title: '', content: '<p>The resume</p>', explanation: '' }
    expect(state()).toMatchObject(reset)
    expect(openHere()).toBeNull()
    await letGo()
    expect(state()).toMatchObject(reset)
    expect(asked('TailoredResume').length).toBe(before)
    expect(seen.filter(({ isMissing }) => isMissing)).toEqual([])
  })

  it('is not asked for when a request for it was on its way', async () => {
    const { hold, asked } = server()
    const { state, seen, begin } = await open()
    const letGo = hold('TailoredResume')
    await begin(({ openAgain }) => openAgain())
    const before = asked('TailoredResume').length
    await begin(({ remove }) => remove())
    await letGo()
    expect(state().tailored).toBeNull()
    expect(asked('TailoredResume').length).toBe(before)
    expect(seen.filter(({ isMissing }) => isMissing)).toEqual([])
  })

  it('is missed where it was deleted elsewhere', async () => {
    const { versions } = server()
    const { state, begin } = await open()
    versions.delete(5)
    await begin(({ openAgain }) => openAgain())
    expect(state().isMissing).toBe(true)
  })
})

it('what is changed elsewhere while one types is called so', async () => {
  const { versions } = server()
  const { state, begin } = await open()
  await begin(({ type }) => type({ content: '<p>Typed on 5</p>' }))
  versions.set(5, { ...version(5), content: '<p>From elsewhere</p>', updatedAt: later })
  await begin(({ openAgain }) => openAgain())
  expect(state()).toMatchObject({ content: '<p>Typed on 5</p>', isConflict: true, conflictBy: 'elsewhere' })
})

describe('a reload', () => {
  it('finds the version again that was made on this visit, and none that was deleted', async () => {
    server()
    const { begin } = await open({ isOpenHere: true })
    await begin(({ tailor }) => tailor(request))
    expect(openHere()).toBe('7')
    await begin(({ remove }) => remove())
    expect(openHere()).toBeNull()
  })

  it('finds the version again that was opened: from a list, or in the place of another', async () => {
    server()
    const { state, begin } = await open()
    expect(openHere()).toBe('5')
    await begin((it) => it.open(7))
    expect(state().tailored?.id).toBe(7)
    expect(openHere()).toBe('7')
  })

  it('does not look again for one that no longer exists', async () => {
    const { versions } = server()
    const { begin } = await open()
    versions.delete(5)
    await begin(({ openAgain }) => openAgain())
    expect(openHere()).toBeNull()
  })
})

it('what was typed is saved when another version is opened in its place, and nothing of it is shown there', async () => {
  const { saves } = server()
  const { state, begin } = await open()
  await begin(({ type }) => type({ content: '<p>Typed on 5</p>' }))
  await begin((it) => it.open(7))
  expect(saves()).toMatchObject([{ id: 5, content: '<p>Typed on 5</p>' }])
  expect(state()).toMatchObject({ content: '<p>Version 7</p>', isChanged: false })
  expect(draft(5)).toBeNull()
})

const texts = ['Tailoredcontent', 'tailoredContent', 'content', 'resume', 'text']
const explanations = ['Changesexplanation', 'changesExplanation', 'explanation', 'rationale', 'why', 'changes']

it.each(texts.flatMap((text) => explanations.map((why) => [text, why] as const)))(
  'shows the text under "%s" and the explanation under "%s" of a resume that is JSON',
  async (text, why) => {
    server()
    const content = JSON.stringify({ [text]: 'Ida Vance', [why]: 'It is shorter.' })
    const { result } = renderHook(() => useTailored({ ...resume, content }), { wrapper: inApp(createQueryClient()) })
    expect(result.current).toMatchObject({ content: '<p>Ida Vance</p>', explanation: 'It is shorter.' })
  },
)

it('shows the explanation that was kept beside the content', () => {
  server()
  const kept = { ...resume, explanation: '<h3>Recommendation</h3><p>Lead with SQL.</p>' }
  const { result } = renderHook(() => useTailored(kept), { wrapper: inApp(createQueryClient()) })
  expect(result.current.explanation).toBe('<p>Lead with SQL.</p>')
})

describe('a page that is left before what was typed has gone out', () => {
  const typed = '<p>Typed</p>'

  it.each([
    ['left', ({ unmount }: Awaited<ReturnType<typeof open>>) => unmount()],
    ['turned away from', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('sends it when it is %s', async (_, leave) => {
    const { saves } = server()
    const page = await open()
    await page.begin((state) => state.type({ content: typed }))
    leave(page)
    await settled()
    expect(saves()).toMatchObject([{ id: 5, content: typed, ifUpdatedAt: copyOf(5) }])
    expect(draft(5)).toBeNull()
  })

  it('keeps it where it cannot be sent', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const { refuse } = server()
    refuse('UpdateTailoredResumeContent')
    const page = await open()
    await page.begin((state) => state.type({ content: typed }))
    page.unmount()
    await settled()
    expect(draft(5)).toMatchObject({ content: typed })
    vi.mocked(console.error).mockClear()
  })

  it('keeps what is typed on it anew before the answer has come', async () => {
    const { hold } = server()
    const letGo = hold('UpdateTailoredResumeContent')
    const client = createQueryClient()
    const page = await open({ client })
    await page.begin((state) => state.type({ content: typed }))
    page.unmount()
    const again = await open({ client })
    await again.begin((state) => state.type({ content: '<p>Typed, and more</p>' }))
    await letGo()
    expect(draft(5)).toMatchObject({ content: '<p>Typed, and more</p>' })
    expect(again.state()).toMatchObject({ content: '<p>Typed, and more</p>', isConflict: false })
  })

  it('is let go of where it is open again when the answer comes', async () => {
    const { hold, saves } = server()
    const letGo = hold('UpdateTailoredResumeContent')
    const client = createQueryClient()
    const page = await open({ client })
    await page.begin((state) => state.type({ content: typed }))
    page.unmount()
    const again = await open({ client })
    expect(again.state()).toMatchObject({ content: typed, isChanged: true })
    await letGo()
    expect(again.state()).toMatchObject({ content: typed, isChanged: false })
    await again.begin((state) => state.type({ content: '<p>Typed, and more</p>' }))
    await again.begin((state) => state.save())
    expect(again.seen.filter(({ isConflict }) => isConflict)).toEqual([])
    expect(saves().at(-1)).toMatchObject({ content: '<p>Typed, and more</p>', ifUpdatedAt: later })
  })

  it('sends it once, also where it is on its way already', async () => {
    const { hold, saves } = server()
    const letGo = hold('UpdateTailoredResumeContent')
    const page = await open()
    await page.begin((state) => state.type({ content: typed }))
    for (let turn = 0; turn < 2; turn += 1) act(() => void document.dispatchEvent(new Event('visibilitychange')))
    page.unmount()
    await letGo()
    expect(saves()).toMatchObject([{ id: 5, content: typed }])
  })

  it('sends nothing where nothing was typed', async () => {
    const { saves } = server()
    const page = await open()
    page.unmount()
    await settled()
    expect(saves()).toEqual([])
  })
})

describe('a reply of the person’s own assistant', () => {
  const prompt =
    '<<<resume a>>>\n1*. Built dashboards\n<<<end of resume a>>>\n<<<requirements a>>>\nR1. Looker\n<<<end of requirements a>>>'
  const reply = '{"shown": [{"requirement": "R1", "lines": [1]}]}'
  const words = async (given: string, code: string) => {
    server().refuse('UseAssistantReply', code)
    const { state } = await open()
    const [answered] = await Promise.all([state().takeReply(given, prompt), settled()])
    return answered instanceof Error ? answered.message : answered
  }

  it('that only names lines is no failure, and they are kept for the version', async () => {
    const nothing = { stood: 0, asked: 0, isCut: false, refused: [] }
    expect(await words(reply, 'BAD_USER_INPUT')).toEqual({ ...nothing, named: 1 })
    expect(localStorage.getItem('assistant_lines_5')).toBe('{"Looker":["Built dashboards"]}')
  })

  it.each([
    ['names none', 'Sorry?', 'BAD_USER_INPUT'],
    ['did not get there', reply, 'INTERNAL'],
  ])('that %s says what the server says', async (_, given, code) => {
    expect(await words(given, code)).toContain('Not now.')
  })
})
