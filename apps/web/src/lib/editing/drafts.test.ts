import { describe, expect, it, vi } from 'vitest'
import { openDrafts as open } from './drafts.ts'

const edition = (title: string) => ({ title })
const openDrafts = (id: number) =>
  open(`drafts_${id}`, ({ title }) => (typeof title === 'string' ? edition(title) : null))
const base = '2026-06-01T09:00:00.000Z'

describe('drafts', () => {
  it('are none where nothing was changed', () => {
    expect(openDrafts(1).take()).toBeNull()
  })

  it('are kept by what is edited, outlive the tab, and are gone once they are forgotten', () => {
    openDrafts(1).keep(edition('mine'), base)
    expect(openDrafts(2).take()).toBeNull()
    const later = openDrafts(1)
    expect(later.take()).toMatchObject({ base, edition: { title: 'mine' } })
    later.forget()
    expect(window.localStorage.length).toBe(0)
  })

  it('of two tabs do not write over each other; the newest is given out first', () => {
    vi.useFakeTimers({ now: 1000 })
    openDrafts(1).keep(edition('first tab'), base)
    vi.setSystemTime(2000)
    openDrafts(1).keep(edition('second tab'), base)
    const later = openDrafts(1)
    expect(later.take()?.edition.title).toBe('second tab')
    later.forget()
    expect(later.take()?.edition.title).toBe('first tab')
  })

  it('that cannot be read are passed over', () => {
    for (const kept of ['no JSON', '[1]', '{"a":{"at":1,"base":"x","edition":{"title":1}}}']) {
      window.localStorage.setItem('drafts_1', kept)
      expect(openDrafts(1).take(), kept).toBeNull()
    }
  })
})
