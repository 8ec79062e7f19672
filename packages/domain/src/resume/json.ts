export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Names through which a copied object would change what all objects inherit.
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])
/** Deeper than any resume, and far from where a recursion would run out of stack. */
export const deepest = 100

/** What came from outside as plain JSON: no prototype keys, nothing without end. */
export function clean(value: unknown, depth = 0): Json {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (depth >= deepest) return null
  if (Array.isArray(value)) return value.map((it) => clean(it, depth + 1))
  if (!isObject(value)) return null
  const kept = Object.entries(value).filter(([key, it]) => !prototypeKeys.has(key) && it !== undefined)
  return Object.fromEntries(kept.map(([key, it]) => [key, clean(it, depth + 1)]))
}

/** The same text for the same JSON, whatever the order of the keys. */
export const canonical = (value: Json): string => JSON.stringify(sorted(value))

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const keys = Object.keys(value).sort()
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]))
}

export const isSame = (a: Json, b: Json) => a === b || canonical(a) === canonical(b)
