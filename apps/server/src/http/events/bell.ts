/** Rung from outside, waited for inside. What rings while nobody waits is heard by the next who does. */
export function createBell() {
  let rung = false
  let wake: () => void = () => undefined
  return {
    ring() {
      rung = true
      wake()
    },

    /** Whether it rang; not, when nothing did for so long. */
    async heard(withinMs: number): Promise<boolean> {
      if (!rung) await ringOrTime(withinMs)
      const heard = rung
      rung = false
      return heard
    },
  }

  function ringOrTime(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(late)
        resolve()
      }
    })
  }
}
