import { useEffect, useState } from 'react'

const restMs = 250

/** A value once it has stopped changing: a search is sent when the hand rests, not for every letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
