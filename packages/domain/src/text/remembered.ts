/** Answers for a thing from what was made of it before; what is remembered goes with the thing. */
export function perThing<Thing extends WeakKey, Rest extends unknown[], Made>(
  make: (thing: Thing, ...rest: Rest) => Made,
): (thing: Thing, ...rest: Rest) => Made {
  const known = new WeakMap<Thing, Made>()
  return (thing, ...rest) => {
    const before = known.get(thing)
    if (before !== undefined) return before
    const made = make(thing, ...rest)
    known.set(thing, made)
    return made
  }
}

/** The same for a text; after so many of them all are forgotten. What is longer is made anew. */
export function perText<Made>(
  make: (text: string) => Made,
  most = 6_000,
  longest = Number.POSITIVE_INFINITY,
): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    if (text.length > longest) return make(text)
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}
