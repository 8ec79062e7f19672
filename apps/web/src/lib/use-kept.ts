import { useState } from 'react'
import { sessionStore } from './storage.ts'

function kept<Value>(key: string, otherwise: Value): Value {
  try {
    const text = sessionStore.read(key)
    return text === null ? otherwise : JSON.parse(text)
  } catch {
    return otherwise
  }
}

/** What is being typed: still there after a reload, or after a login that had run out. Back at its start it is forgotten. */
export function useKept<Value>(key: string, start: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => kept(key, start))
  return [
    value,
    (next) => {
      if (JSON.stringify(next) === JSON.stringify(start)) sessionStore.remove(key)
      else sessionStore.write(key, JSON.stringify(next))
      setValue(next)
    },
  ]
}
