import { describe, expect, it, vi } from 'vitest'
import { createSession } from './session.ts'

interface Edition {
  title: string
}

const moment = (minute: number) => `2026-06-01T09:0${minute}:00.000Z`
const draftAt = 1_780_304_000_000

/** Begun with a draft that the server has taken since. */
async function savedDraft() {
  const session = createSession<Edition>(
    { edition: { title: 'opened' }, updatedAt: moment(0) },
    { edition: { title: 'typed offline' }, base: moment(0), at: draftAt },
    {
      send: vi.fn(async () => moment(1)),
      fetchTheirs: async () => null,
      keepDraft: () => undefined,
      forgetDraft: () => undefined,
      isSame: (one, other) => one.title === other.title,
    },
  )
  await session.save('by itself')
  return session
}

describe('a session that follows what is newer', () => {
  it('takes over what others wrote, and the draft is past', async () => {
    const session = await savedDraft()
    expect(session.follow(moment(2), () => ({ edition: { title: 'theirs' }, updatedAt: moment(2) }))).toBe(true)
    expect(session.state()).toMatchObject({ edition: { title: 'theirs' }, restoredFrom: null })
  })

  it('shows nothing anew where its own change comes back, and still says that a draft was brought back', async () => {
    const session = await savedDraft()
    const { edition } = session.state()
    expect(session.follow(moment(2), () => ({ edition: { title: 'typed offline' }, updatedAt: moment(2) }))).toBe(false)
    expect(session.state().edition).toBe(edition)
    expect(session.state()).toMatchObject({ restoredFrom: draftAt, canUndo: true })
    expect(session.state().saving).toMatchObject({ status: 'saved', savedAt: moment(2) })
  })
})
