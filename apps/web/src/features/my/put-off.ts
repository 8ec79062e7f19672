import { useState } from 'react'
import { localStore, readJson } from '../../lib/storage.ts'

const key = 'put_off'

interface PutOff {
  on: string
  keys: string[]
}

/** What is not wanted today. Tomorrow it is all there again. */
export function usePutOff(today: string): [readonly string[], (actionKey: string) => void] {
  const [kept, setKept] = useState(() => readJson<PutOff>(localStore, key, { on: today, keys: [] }))
  const keys = kept.on === today ? kept.keys : []
  return [
    keys,
    (actionKey) => {
      const next = { on: today, keys: [...keys, actionKey] }
      localStore.write(key, JSON.stringify(next))
      setKept(next)
    },
  ]
}
