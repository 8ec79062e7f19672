import { vi } from 'vitest'
import { largeStore } from '../../../lib/large-store.ts'

/** What is kept now is found when this is called, whatever becomes of it meanwhile. */
export function holdWhatIsKept(): () => void {
  const { read } = largeStore
  let find: () => void = () => undefined
  const search = new Promise<void>((resolve) => {
    find = resolve
  })
  vi.spyOn(largeStore, 'read').mockImplementation(async (key) => {
    const kept = await read(key)
    await search
    return kept
  })
  return find
}
