interface Bounds {
  ofOne: number
  ofAll: number
}

export type Places = ReturnType<typeof createPlaces>

/** So many at once of one person, and of all. Who finds none is not kept waiting. */
export function createPlaces({ ofOne, ofAll }: Bounds) {
  const taken = new Map<number, number>()
  let all = 0
  return {
    /** How to leave it again; null where none is free. */
    take(userId: number): (() => void) | null {
      const own = taken.get(userId) ?? 0
      if (own >= ofOne || all >= ofAll) return null
      taken.set(userId, own + 1)
      all += 1
      return () => {
        all -= 1
        const left = (taken.get(userId) ?? 1) - 1
        if (left === 0) taken.delete(userId)
        else taken.set(userId, left)
      }
    },
  }
}
