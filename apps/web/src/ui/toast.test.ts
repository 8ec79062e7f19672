import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, toast, toastRules, useToasts } from './toast.ts'

const shown = () => currentToasts().map(({ title, open }) => ({ title, open }))

describe('the toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('keeps to the rules of the product spec', () => {
    expect(toastRules).toEqual({
      limit: 1,
      durationMs: 5000,
      standsMs: 2000,
      swipeThresholdPx: 50,
      removeDelayMs: 1_000_000,
      hotkey: 'F8',
    })
  })

  it('shows one toast at a time: a new one replaces the one before', () => {
    toast({ title: 'Saved' })
    vi.advanceTimersByTime(toastRules.standsMs)
    toast({ title: 'Copied' })
    expect(shown()).toEqual([{ title: 'Copied', open: true }])
  })

  it('lets a success stand for 2000 ms before another one replaces it', () => {
    toast({ title: 'Tailored & Saved' })
    vi.advanceTimersByTime(500)
    toast({ title: 'Analysis started' })
    vi.advanceTimersByTime(1499)
    expect(shown()).toEqual([{ title: 'Tailored & Saved', open: true }])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([{ title: 'Analysis started', open: true }])
  })

  it('shows several that wait one after the other, so that none is missed', () => {
    for (const title of ['Saved', 'Tailored & Saved', 'Analysis started']) toast({ title })
    for (const title of ['Saved', 'Tailored & Saved', 'Analysis started', 'Analysis started']) {
      expect(shown()).toEqual([{ title, open: true }])
      vi.advanceTimersByTime(toastRules.standsMs)
    }
  })

  it('lets no more wait than a person reads: the oldest gives way', () => {
    for (const title of ['1', '2', '3', '4', '5']) toast({ title })
    vi.advanceTimersByTime(toastRules.standsMs)
    expect(shown()).toEqual([{ title: '3', open: true }])
  })

  it('shows an error at once, and what waited when the error is gone', () => {
    toast({ title: 'Tailored & Saved' })
    toast({ title: 'Analysis started' })
    const { dismiss } = toast({ title: 'Save failed', variant: 'destructive' })
    vi.advanceTimersByTime(toastRules.durationMs)
    expect(shown()).toEqual([{ title: 'Save failed', open: true }])
    dismiss()
    expect(shown()).toEqual([{ title: 'Analysis started', open: true }])
  })

  it('shows a success at once in the place of an error: it was tried again', () => {
    toast({ title: 'Tailored & Saved' })
    toast({ title: 'Analysis started' })
    toast({ title: 'Save failed', variant: 'destructive' })
    toast({ title: 'Saved' })
    expect(shown()).toEqual([{ title: 'Saved', open: true }])
    vi.advanceTimersByTime(toastRules.standsMs)
    expect(shown()).toEqual([{ title: 'Saved', open: true }])
  })

  it('shows an error at once in the place of an error', () => {
    toast({ title: 'Fetch failed', variant: 'destructive' })
    toast({ title: 'Save failed', variant: 'destructive' })
    expect(shown()).toEqual([{ title: 'Save failed', open: true }])
  })

  it('gives way at once to a newer word on the same thing, and forgets the older one that waits', () => {
    toast({ title: 'Pro ends', about: 'subscription' })
    toast({ title: 'You keep Pro', about: 'subscription' })
    expect(shown()).toEqual([{ title: 'You keep Pro', open: true }])
    toast({ title: 'Copied' })
    toast({ title: 'Pro ends', about: 'subscription' })
    toast({ title: 'You keep Pro', about: 'subscription' })
    expect(shown()).toEqual([{ title: 'You keep Pro', open: true }])
  })

  it('keeps nothing waiting once what stands is closed, and shows nothing that was taken back', () => {
    const { dismiss } = toast({ title: 'Saved' })
    toast({ title: 'Copied' })
    dismiss()
    expect(shown()).toEqual([{ title: 'Copied', open: true }])

    toast({ title: 'Deleted' }).dismiss()
    vi.advanceTimersByTime(toastRules.standsMs)
    expect(shown()).toEqual([{ title: 'Copied', open: true }])
  })

  it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
    const { id, dismiss } = toast({ title: 'Saved' })
    dismiss()
    expect(currentToasts()).toMatchObject([{ id, open: false }])

    vi.advanceTimersByTime(999_999)
    expect(currentToasts()).toHaveLength(1)

    vi.advanceTimersByTime(1)
    expect(currentToasts()).toHaveLength(0)
  })

  it('counts the 1,000,000 ms from the first dismissal', () => {
    const { dismiss } = toast({ title: 'Saved' })
    dismiss()
    vi.advanceTimersByTime(500_000)
    dismiss()
    vi.advanceTimersByTime(500_000)
    expect(currentToasts()).toHaveLength(0)
  })

  it('leaves a toast alone when an older one is dismissed late', () => {
    const older = toast({ title: 'Saved' })
    vi.advanceTimersByTime(toastRules.standsMs)
    toast({ title: 'Copied' })
    older.dismiss()
    vi.advanceTimersByTime(toastRules.removeDelayMs)
    expect(currentToasts()).toMatchObject([{ title: 'Copied', open: true }])
  })

  it('forgets the removal of a toast that was replaced', () => {
    toast({ title: 'Saved' }).dismiss()
    toast({ title: 'Copied' })
    vi.advanceTimersByTime(toastRules.standsMs)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tells who listens', () => {
    const { result } = renderHook(() => useToasts())
    act(() => {
      toast({ title: 'Saved' })
    })
    expect(result.current).toMatchObject([{ title: 'Saved', open: true }])

    act(() => dismissToast(result.current[0]?.id ?? ''))
    expect(result.current).toMatchObject([{ title: 'Saved', open: false }])
  })
})
