/** Gives ids that are not taken: a known one to the first that asks for it, a new one to all others. */
export interface FreshIds {
  /** The id itself if it is free, else one that nothing has or had. */
  claim(id: string | undefined, prefix: string): string
  isFree(id: string | undefined): id is string
  /** Does something, and gives back what it claimed unless it is kept. */
  trying<Result>(act: () => Result, isKept: (result: Result) => boolean): Result
}

export function createFreshIds(known: Iterable<string>): FreshIds {
  const reserved = new Set(known)
  const given = new Set<string>()
  const counts = new Map<string, number>()

  const isFree = (id: string | undefined): id is string => id !== undefined && id !== '' && !given.has(id)

  const next = (prefix: string): string => {
    let count = counts.get(prefix) ?? 0
    do count += 1
    while (reserved.has(`${prefix}${count}`) || given.has(`${prefix}${count}`))
    counts.set(prefix, count)
    return `${prefix}${count}`
  }

  return {
    isFree,
    claim(id, prefix) {
      const chosen = isFree(id) ? id : next(prefix)
      given.add(chosen)
      return chosen
    },
    trying(act, isKept) {
      const before = given.size
      const result = act()
      if (!isKept(result)) for (const id of [...given].slice(before)) given.delete(id)
      return result
    },
  }
}
