interface Room<Value> {
  /** How much is kept in all, in whatever `sizeOf` counts. */
  most: number
  sizeOf(value: Value, key: string): number
}

/** What is slow to make and always the same for the same key. When there is no more room, what was asked for longest ago goes. */
export function remembered<Value>({ most, sizeOf }: Room<Value>) {
  const kept = new Map<string, Value>()
  let size = 0

  function forget(key: string, value: Value) {
    kept.delete(key)
    size -= sizeOf(value, key)
  }

  function remember(key: string, make: () => Value): Value {
    const known = kept.get(key)
    if (known !== undefined) forget(key, known)
    const value = known ?? make()
    kept.set(key, value)
    size += sizeOf(value, key)
    for (const [oldKey, old] of kept) {
      if (size <= most) break
      forget(oldKey, old)
    }
    return value
  }

  /** `known` is what is there already. */
  return Object.assign(remember, { known: (key: string) => kept.get(key) })
}
