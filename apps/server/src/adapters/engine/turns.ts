/** Who may begin, when several people have work and few hands are free. */
export interface Turns {
  /** Refused with what `full` makes where one person has too much waiting already. */
  take<Result>(person: number, work: () => Promise<Result>): Promise<Result>
}

export interface TurnsOptions {
  atOnce: number
  /** Of one person; what is under way does not count. */
  mostWaiting: number
  full(): Error
}

/** One at a time for each person. Whoever was served goes behind all others who wait. */
export function createTurns({ atOnce, mostWaiting, full }: TurnsOptions): Turns {
  const lines = new Map<number, (() => void)[]>()
  const served = new Set<number>()

  function serve() {
    const next = served.size < atOnce ? [...lines].find(([person]) => !served.has(person)) : undefined
    if (!next) return
    const [person, [begin, ...rest]] = next
    moveBack(person, rest)
    served.add(person)
    begin?.()
    serve()
  }

  function moveBack(person: number, line: (() => void)[]) {
    lines.delete(person)
    if (line.length > 0) lines.set(person, line)
  }

  return {
    async take(person, work) {
      const line = lines.get(person) ?? []
      if (line.length >= mostWaiting) throw full()
      await new Promise<void>((begin) => {
        lines.set(person, [...line, begin])
        serve()
      })
      try {
        return await work()
      } finally {
        served.delete(person)
        moveBack(person, lines.get(person) ?? [])
        serve()
      }
    },
  }
}
