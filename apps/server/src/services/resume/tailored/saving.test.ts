import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../../kernel/errors.ts'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { engine } from '../../../testing/engine.ts'
import type { Engine } from '../ports.ts'
import { resumeCalls, type TailoredResume, type User } from '../testing/resume-calls.ts'

let app: TestApp
let calls: ReturnType<typeof resumeCalls>
let user: User
/** What scoring a page ends with, instead of a score. */
let scoreFailure: Error | null = null

/** What happens while edits are chosen, as often as it is named. */
let meanwhile: (() => Promise<unknown>)[] = []

const failingEngine: Engine = async (asker, work, ...takes) => {
  if (work === 'pageScores' && scoreFailure) throw scoreFailure
  if (work === 'pageWithEdits') await meanwhile.shift()?.()
  return engine(asker, work, ...takes)
}

beforeAll(async () => {
  app = await startTestApp({ parts: { engine: failingEngine } })
  calls = resumeCalls(app)
})
beforeEach(async () => {
  scoreFailure = null
  meanwhile = []
  user = await app.signUp()
})
afterAll(() => app.close())

const saved = async (id: number, content: string) =>
  field<TailoredResume>(await calls.saveContent(user, id, content), 'updateTailoredResumeContent').content
const kept = async (id: number) =>
  field(
    await calls.ask(user, 'query($id: Int!) { tailoredResume(id: $id) { content matchScore } }', { id }),
    'tailoredResume',
  )

describe('what is typed is kept, without a score', () => {
  it.each([
    ['takes too long to read', new AppError('TOO_LARGE', 'This takes too long to read. Please shorten it.')],
    ['has to wait', new AppError('RATE_LIMITED', 'You have a lot under way.', { retryAfter: 5 })],
    ['cannot be read', new TypeError('a mistake of ours')],
  ])('where the advertisement %s', async (_, failure) => {
    const { id } = await calls.tailored(user)
    scoreFailure = failure
    expect(await saved(id, '<p>In my own words.</p>')).toBe('<p>In my own words.</p>')
    expect(await kept(id)).toEqual({ content: '<p>In my own words.</p>', matchScore: null })
  })
})

describe('[F9] what is saved last is what is there', () => {
  const waiting = (count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await app.pool.query(
          `select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows[0].waiting).toBe(count)
      },
      { interval: 5 },
    )

  it('also where it is what was there before another saving that is under way', async () => {
    const { id, content, matchScore } = await calls.tailored(user)
    const holder = await app.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from resume.tailored_resumes where id = $1 for update', [id])
    const first = saved(id, '<p>Typed.</p>')
    await waiting(1)
    const second = saved(id, content)
    await waiting(2)
    await holder.query('commit')
    holder.release()

    expect(await Promise.all([first, second])).toEqual(['<p>Typed.</p>', content])
    expect(await kept(id)).toEqual({ content, matchScore })
  })
})

describe('a page that is saved while its changes are taken back', () => {
  const started = async () => {
    const made = await calls.tailored(user)
    const undone = made.edits.map(({ id }) => id)
    const save = (words: string) => () => calls.saveContent(user, made.id, made.content.replace('handbook', words))
    return { made, undone, save }
  }

  it('keeps what was typed, without the changes', async () => {
    const { made, undone, save } = await started()
    meanwhile = [save('manual'), save('guide')]
    const after = field<TailoredResume>(await calls.setEdits(user, made.id, undone), 'setTailorEdits')
    expect(after.content).toContain('on-call guide')
    expect(after.edits.map((edit) => edit.undone)).toEqual(undone.map(() => true))
  })

  it('over and over is left as it was typed, and whoever took them back is told', async () => {
    const { made, undone, save } = await started()
    meanwhile = Array.from({ length: 10 }, (_, at) => save(`book ${at}`))
    const { body } = await calls.setEdits(user, made.id, undone)
    expect(body.errors?.[0]).toMatchObject({
      message: 'This resume is being changed elsewhere. Please try again.',
      extensions: { code: 'CONFLICT' },
    })
    const { content, edits } = await calls.get(user, made.id)
    expect([content.includes('on-call book 4'), edits.some((edit) => edit.undone)]).toEqual([true, false])
  })
})
