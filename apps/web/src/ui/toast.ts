import { useSyncExternalStore } from 'react'

export const toastRules = {
  limit: 1,
  durationMs: 5000,
  /** So long a success can be read before another one takes its place. */
  standsMs: 2000,
  swipeThresholdPx: 50,
  removeDelayMs: 1_000_000,
  hotkey: 'F8',
} as const

export type ToastWords = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** What it speaks of: a newer word on the same thing takes its place at once. */
  about?: string
  /** To what it speaks of. */
  link?: { to: string; label: string }
  /** A tick for what is done, a note for what is still to do. */
  sign?: 'tick' | 'note'
}
export type Toast = ToastWords & { id: string; open: boolean }

let toasts: readonly Toast[] = []
let lastId = 0
/** The successes that came too early, each to be read in its turn. */
let waiting: readonly Toast[] = []
const mostWaiting = 3
/** Until then what is shown can be read. */
let standing: ReturnType<typeof setTimeout> | null = null
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows a toast in the place of the one before it: a success waits until another one could be read. */
export function toast(words: ToastWords): { id: string; dismiss: () => void } {
  lastId += 1
  const entry = { ...words, id: String(lastId), open: true }
  if (entry.about) waiting = waiting.filter(({ about }) => about !== entry.about)
  if (standing !== null && !isError(entry) && !isOnTheSame(entry)) waiting = [...waiting, entry].slice(-mostWaiting)
  else {
    // What waited for a success comes after an error that took its place; a success that takes an error's is newer.
    if (!isError(entry) && standing === null) waiting = []
    show(entry)
  }
  return { id: entry.id, dismiss: () => dismissToast(entry.id) }
}

const isOnTheSame = ({ about }: ToastWords) => about !== undefined && toasts[0]?.about === about

const isError = ({ variant }: ToastWords) => variant === 'destructive'

function show(entry: Toast): void {
  if (standing !== null) clearTimeout(standing)
  standing = isError(entry) ? null : setTimeout(makeWay, toastRules.standsMs)
  replace([entry, ...toasts].slice(0, toastRules.limit))
}

function makeWay(): void {
  if (standing !== null) clearTimeout(standing)
  standing = null
  const [next, ...others] = waiting
  waiting = others
  if (next) show(next)
}

/** Closes a toast at once and forgets it later, so that its closing can still be drawn. */
export function dismissToast(id: string): void {
  waiting = waiting.filter((entry) => entry.id !== id)
  if (!toasts.some((entry) => entry.id === id && entry.open)) return
  removals.set(
    id,
    setTimeout(() => removeToast(id), toastRules.removeDelayMs),
  )
  replace(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  makeWay()
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts, noToasts)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function removeToast(id: string): void {
  replace(toasts.filter((entry) => entry.id !== id))
}

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const [id, timer] of removals) {
    if (next.some((entry) => entry.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly Toast[] = []

function noToasts(): readonly Toast[] {
  return none
}
