/** A clock that stands still until told otherwise. */
export function createClock(start = new Date('2026-03-02T10:00:00Z')) {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    set(date: Date) {
      at = date.getTime()
    },
    advance(ms: number) {
      at += ms
    },
  }
}
