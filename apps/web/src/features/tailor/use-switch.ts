import { useState } from 'react'
import { localStore } from '../../lib/storage.ts'

/** Something that is on or off in this browser, and stays so. */
export function useSwitch(key: string, initially: boolean): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => (localStore.read(key) ?? (initially ? 'yes' : 'no')) === 'yes')
  return [
    isOn,
    (next) => {
      localStore.write(key, next ? 'yes' : 'no')
      setOn(next)
    },
  ]
}
