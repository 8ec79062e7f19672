import { useState } from 'react'
import { readJson, sessionStore } from './storage.ts'

/** What is being typed: still there after a reload, or after a login that had run out. Back at its start it is forgotten. */
export function useKept<Value>(key: string, start: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => readJson(sessionStore, key, start))
  return [
    value,
    (next) => {
      if (JSON.stringify(next) === JSON.stringify(start)) sessionStore.remove(key)
      else sessionStore.write(key, JSON.stringify(next))
      setValue(next)
    },
  ]
}
