import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, toast, toastRules, useToasts } from './toast.ts'

describe('the toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('keeps to the rules of the product spec', () => {
    expect(toastRules).toEqual({
      limit: 1,
      durationMs: 5000,
      swipeThresholdPx: 50,
      removeDelayMs: 1_000_000,
      hotkey: 'F8',
    })
  })

  it('shows one toast at a time: a new one replaces the one before', () => {
    toast({ title: 'Saved' })
    toast({ title: 'Copied' })
    expect(currentToasts().map(({ title, open }) => ({ title, open }))).toEqual([{ title: 'Copied', open: true }])
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
    toast({ title: 'Copied' })
    older.dismiss()
    vi.advanceTimersByTime(toastRules.removeDelayMs)
    expect(currentToasts()).toMatchObject([{ title: 'Copied', open: true }])
  })

  it('forgets the removal of a toast that was replaced', () => {
    toast({ title: 'Saved' }).dismiss()
    toast({ title: 'Copied' })
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
