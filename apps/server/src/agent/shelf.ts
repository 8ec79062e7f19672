import { notFound } from '../kernel/errors.ts'

/** Things by the number that they got when they came. */
export function createShelf<Thing extends object>() {
  const things = new Map<number, Thing>()
  let last = 0

  return {
    add(thing: Thing): number {
      last += 1
      things.set(last, thing)
      return last
    },
    /** What is not there is not found. */
    get(id: number): Thing {
      const thing = things.get(id)
      if (!thing) throw notFound()
      return thing
    },
    set: (id: number, thing: Thing) => void things.set(id, thing),
    remove: (id: number) => void things.delete(id),
    all: () => [...things].map(([id, thing]) => ({ ...thing, id })),
  }
}
